import type { ReactElement } from 'react';
import styles from './card-strip.module.css';

/** Cards in one row to push sideways, below a map that has the room. */
export function CardStrip({ children, label }: { children: ReactElement[]; label: string }) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {children.map((child) => (
        <li key={child.key}>{child}</li>
      ))}
    </ul>
  );
}
