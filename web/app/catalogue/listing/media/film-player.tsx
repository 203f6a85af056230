import type { FilmView } from '../listing-detail-view';
import styles from './film-player.module.css';

/** RULE-8: a film of the agency's own; its bytes are asked for when it is started. */
export function FilmPlayer({ film, title }: { film: FilmView; title: string }) {
  return (
    // A film of a house has nobody speaking; there are no captions to show.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.film}
      src={film.src}
      poster={film.poster ?? undefined}
      controls
      playsInline
      preload="none"
      aria-label={title}
    />
  );
}
