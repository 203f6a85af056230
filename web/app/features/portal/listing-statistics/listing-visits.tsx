import { BigNumbers } from '../graph/big-numbers';
import { VisitGraph } from '../graph/visit-graph';
import { SimilarVisits } from '../similar/similar-visits';
import type { ListingVisitsView } from './statistics-view';
import styles from './listing-visits.module.css';

/** OWN-3, OWN-4: how often a listing's page was visited, beside others that are like it. */
export function ListingVisits({ visits }: { visits: ListingVisitsView }) {
  return (
    <section className={styles.visits} aria-labelledby="visits-title">
      <h2 id="visits-title">{visits.title}</h2>
      <BigNumbers numbers={visits.numbers} />
      {visits.empty ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{visits.empty.title}</p>
          <p>{visits.empty.text}</p>
        </div>
      ) : (
        <div className={styles.beside}>
          <VisitGraph graph={visits.graph} />
          <SimilarVisits similar={visits.similar} />
        </div>
      )}
    </section>
  );
}
