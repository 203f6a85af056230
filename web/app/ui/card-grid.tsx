import type { ReactElement } from 'react';
import { classNames } from './class-names';
import styles from './card-grid.module.css';

type CardGridProps = {
  /** Keyed; each becomes an item of the list. */
  children: ReactElement[];
  /** How many stand beside one another on a wide screen. */
  perRow?: 2 | 3 | 4;
  /** On phones a strip to swipe instead of a long column. */
  strip?: boolean;
};

/** Cards beside one another: one on phones, two on tablets, `perRow` on wide screens. */
export function CardGrid({ children, perRow = 3, strip = false }: CardGridProps) {
  return (
    <ul className={classNames(styles.grid, styles[`per${perRow}`], strip && styles.strip)}>
      {children.map((child) => (
        <li className={styles.cell} key={child.key}>
          {child}
        </li>
      ))}
    </ul>
  );
}
