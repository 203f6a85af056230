import type { SimilarView } from './similar-view';
import styles from './similar-visits.module.css';

/** OWN-4: how a listing does beside those that are like it. */
export function SimilarVisits({ similar }: { similar: SimilarView }) {
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <h3 id="similar-title" className={styles.title}>
        {similar.title}
      </h3>
      <p className={similar.numbers.length > 0 ? styles.sentence : styles.why}>{similar.text}</p>
      {similar.numbers.length > 0 && (
        <dl className={styles.numbers}>
          {similar.numbers.map(({ label, value }) => (
            <div key={label} className={styles.number}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
