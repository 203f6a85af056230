import { FactRows } from '../facts/fact-groups';
import { FloodSymbol } from './flood-symbol';
import type { FloodView } from '../listing-detail-view';
import styles from './flood-section.module.css';

/** RULE-11: the flood scores of parcel and building, each with its symbol and what it means. */
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
