import type { ReactElement } from 'react';
import { CardGrid } from './card-grid';
import { Slider } from './slider';
import styles from './cards.module.css';

/** `list`: one card per row, with its picture beside the text. */
export type CardsView = 'grid' | 'list' | 'slider';

type CardsProps = {
  view: CardsView;
  /** Cards per row on a wide screen, 1 to 6. */
  perRow: number;
  label: string;
  strip?: boolean;
  children: ReactElement[];
};

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
