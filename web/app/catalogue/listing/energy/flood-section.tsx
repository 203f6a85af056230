import { FactRows } from '../facts/fact-groups';
import type { FloodView, FloodScoreView } from '../listing-detail-view';
import styles from './flood-section.module.css';
import floodSymbolStyles from './flood-symbol.module.css';

/** Renders the flood scores of parcel and building, each with its symbol and meaning. */
export function FloodSection({ flood }: { flood: FloodView }) {
  return (
    <section className={styles.flood} aria-labelledby="flood" data-print>
      <h2 id="flood">{flood.title}</h2>
      {flood.scores.length > 0 && (
        <dl className={styles.scores}>
          {flood.scores.map(({ kind, label, letter, level, meaning }) => (
            <div className={styles.score} key={kind}>
              <FloodSymbol kind={kind} level={level} />
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{meaning || letter}</dd>
            </div>
          ))}
        </dl>
      )}
      {flood.rows.length > 0 && <FactRows rows={flood.rows} />}
    </section>
  );
}

type FloodSymbolProps = Pick<FloodScoreView, 'kind' | 'level'>;

/**
 * Renders a parcel or house with a water level that rises with the score: none for A, the top line
 * for D.
 */
function FloodSymbol({ kind, level }: FloodSymbolProps) {
  return (
    <svg
      className={floodSymbolStyles.symbol}
      viewBox="0 0 56 56"
      aria-hidden="true"
      focusable="false"
    >
      <path className={floodSymbolStyles.subject} d={kind === 'building' ? house : parcel} />
      {waves.slice(0, level).map((y) => (
        <path className={floodSymbolStyles.water} key={y} d={`M4 ${y}q6-5 12 0t12 0 12 0 12 0`} />
      ))}
    </svg>
  );
}

const house = 'M10 26 28 10l18 16M15 23v21h26V23M24 44V33h8v11';
const parcel = 'M8 44 16 20h30l4 24ZM29 20v24M12 32h36';
/** From the lowest up. */
const waves = [50, 42, 34];
