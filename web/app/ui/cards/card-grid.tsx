import type { ReactElement } from 'react';
import { classNames } from '../layout/class-names';
import styles from './card-grid.module.css';

type CardGridProps = {
  children: ReactElement[];
  /** Cards per row on a wide screen, 1 to 6. */
  perRow?: number;
  /** Shows a horizontal scroller on phones instead of a long column. */
  strip?: boolean | undefined;
};

export function CardGrid({ children, perRow = 3, strip = false }: CardGridProps) {
  return (
    <div className={styles.room}>
      <ul
        className={classNames(styles.grid, strip && styles.strip)}
        style={{ '--per-row': perRow } as object}
        data-strip={strip ? '' : undefined}
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
