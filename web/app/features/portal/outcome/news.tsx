import { AppLink } from '../../../ui/app-link';
import type { NewsView } from './outcome-view';
import styles from './news.module.css';

/** OWN-8: what changed since the login before this one. */
export function News({ news }: { news: NewsView }) {
  return (
    <section className={styles.news} aria-labelledby="news">
      <h2 id="news">{news.title}</h2>
      <p className={styles.text}>{news.text}</p>
      {news.items.length > 0 && (
        <ul className={styles.items}>
          {news.items.map(({ key, listing, facts }) => (
            <li key={key} className={styles.item}>
              {listing && (
                <AppLink className={styles.listing} href={listing.href}>
                  {listing.label}
                </AppLink>
              )}
              <ul className={styles.facts}>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
