import type { ReactElement } from 'react';
import { classNames } from '../layout/class-names';
import styles from './card-grid.module.css';

type CardGridProps = {
  /** Keyed; each becomes an item of the list. */
  children: ReactElement[];
  /** How many stand beside one another on a wide screen, 1 to 6. */
  perRow?: number;
  /** On phones a strip to swipe instead of a long column. */
  strip?: boolean | undefined;
};

/** Cards beside one another, `perRow` of them where there is room, one on phones. */
export function CardGrid({ children, perRow = 3, strip = false }: CardGridProps) {
  return (
    <div className={styles.room}>
      <ul
        className={classNames(styles.grid, strip && styles.strip)}
        style={{ '--per-row': perRow } as object}
      >
        {children.map((child) => (
          <li className={styles.cell} key={child.key}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}
