import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './quick-group.module.css';

export function QuickGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <div className={styles.title} id={id} role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}
