import { classNames } from '../../../ui/layout/class-names';
import type { HistogramView } from '../list/listing-list-view';
import styles from './price-histogram.module.css';

/** Draws the number of results by price; the menus beside it say the prices. */
export function PriceHistogram({ histogram }: { histogram: HistogramView | null }) {
  if (histogram === null) return null;
  const { label, bars } = histogram;
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${bars.length} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {bars.map(({ height, isChosen }, index) => (
        <rect
          key={index}
          className={classNames(isChosen && styles.chosen)}
          x={index + 0.08}
          y={1 - round(height)}
          width={0.84}
          height={round(height)}
        />
      ))}
    </svg>
  );
}

function round(height: number): number {
  return Math.round(height * 100) / 100;
}
