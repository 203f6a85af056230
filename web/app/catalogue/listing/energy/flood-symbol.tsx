import type { FloodScoreView } from '../listing-detail-view';
import styles from './flood-symbol.module.css';

type FloodSymbolProps = Pick<FloodScoreView, 'kind' | 'level'>;

/** A parcel or a house over water that rises with the score: none for A, to the top line for D. */
export function FloodSymbol({ kind, level }: FloodSymbolProps) {
  return (
    <svg className={styles.symbol} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      <path className={styles.subject} d={kind === 'building' ? house : parcel} />
      {waves.slice(0, level).map((y) => (
        <path className={styles.water} key={y} d={`M4 ${y}q6-5 12 0t12 0 12 0 12 0`} />
      ))}
    </svg>
  );
}

const house = 'M10 26 28 10l18 16M15 23v21h26V23M24 44V33h8v11';
const parcel = 'M8 44 16 20h30l4 24ZM29 20v24M12 32h36';
/** From the lowest up. */
const waves = [50, 42, 34];
