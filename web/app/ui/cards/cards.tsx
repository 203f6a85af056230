import type { ReactElement } from 'react';
import { CardGrid } from './card-grid';
import sliderStyles from './slider.module.css';
import styles from './cards.module.css';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button';

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

type SliderProps = {
  label: string;
  perRow: number;
  children: ReactElement[];
};

/**
 * Row of cards to swipe or to move with buttons (`start-slides.ts`); without JavaScript it scrolls.
 */
export function Slider({ label, perRow, children }: SliderProps) {
  const { t } = useTranslation();
  return (
    <div
      className={sliderStyles.slider}
      data-fits={children.length <= perRow || undefined}
      data-slides="row"
    >
      {/* Focusable, so that the keyboard can scroll it (axe: scrollable-region-focusable). */}
      <div
        className={sliderStyles.scroller}
        role="group"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-scroller=""
      >
        <ul className={sliderStyles.strip} style={{ '--per-row': perRow } as object}>
          {children.map((child) => (
            <li className={sliderStyles.slide} key={child.key}>
              {child}
            </li>
          ))}
        </ul>
      </div>
      <div className={sliderStyles.buttons} data-with-script="">
        <IconButton icon="left" label={t('slider.previous')} disabled data-turn="-1" />
        <IconButton icon="right" label={t('slider.next')} data-turn="1" />
      </div>
    </div>
  );
}
