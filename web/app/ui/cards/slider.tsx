import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button';
import styles from './slider.module.css';

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
      className={styles.slider}
      data-fits={children.length <= perRow || undefined}
      data-slides="row"
    >
      {/* Focusable, so that the keyboard can scroll it (axe: scrollable-region-focusable). */}
      <div
        className={styles.scroller}
        role="group"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-scroller=""
      >
        <ul className={styles.strip} style={{ '--per-row': perRow } as object}>
          {children.map((child) => (
            <li className={styles.slide} key={child.key}>
              {child}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons} data-with-script="">
        <IconButton icon="left" label={t('slider.previous')} disabled data-turn="-1" />
        <IconButton icon="right" label={t('slider.next')} data-turn="1" />
      </div>
    </div>
  );
}
