import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button';
import { useSlides } from './use-slides';
import styles from './slider.module.css';

type SliderProps = {
  /** What the row shows, e.g. the heading above it. */
  label: string;
  /** How many stand beside one another on a wide screen. */
  perRow: number;
  /** Keyed; each becomes a slide. */
  children: ReactElement[];
};

/** A row of cards to swipe or to turn with buttons; without JavaScript it scrolls. */
export function Slider({ label, perRow, children }: SliderProps) {
  const { t } = useTranslation();
  const { ref, isStart, isEnd, turn } = useSlides();
  return (
    <div className={styles.slider} data-fits={children.length <= perRow || undefined}>
      {/* A scrolling region needs to be reachable by keyboard (axe: scrollable-region-focusable). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={ref} className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
        <ul className={styles.strip} style={{ '--per-row': perRow } as object}>
          {children.map((child) => (
            <li className={styles.slide} key={child.key}>
              {child}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon="left"
          label={t('slider.previous')}
          disabled={isStart}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon="right"
          label={t('slider.next')}
          disabled={isEnd}
          onClick={() => turn(1)}
        />
      </div>
    </div>
  );
}
