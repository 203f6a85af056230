import type { ReactElement } from 'react';
import { CardGrid } from './card-grid';
import { Slider } from './slider';
import styles from './cards.module.css';

/** `list`: under one another, each card lying on its side. */
export type CardsView = 'grid' | 'list' | 'slider';

type CardsProps = {
  view: CardsView;
  /** How many stand beside one another on a wide screen, 1 to 6. */
  perRow: number;
  label: string;
  /** On phones a grid is a strip to swipe instead of a long column. */
  strip?: boolean;
  /** Keyed. */
  children: ReactElement[];
};

/** Cards in the form an editor chose (MENU-9). */
export function Cards({ view, perRow, label, strip, children }: CardsProps) {
  if (view === 'slider') {
    return (
      <Slider label={label} perRow={perRow}>
        {children}
      </Slider>
    );
  }
  if (view === 'grid') {
    return (
      <CardGrid perRow={perRow} strip={strip}>
        {children}
      </CardGrid>
    );
  }
  return (
    <ul className={styles.list}>
      {children.map((child) => (
        <li className={styles.item} key={child.key}>
          {child}
        </li>
      ))}
    </ul>
  );
}
