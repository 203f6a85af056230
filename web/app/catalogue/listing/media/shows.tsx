import { ForeignFrame } from './foreign-frame';
import type { MediaPanelView, FilmView } from '../listing-detail-view';
import styles from './shows.module.css';
import filmPlayerStyles from './film-player.module.css';

/** Renders a tour, film or street view, each below its name. */
export function Shows({ panels }: { panels: MediaPanelView[] }) {
  return panels.map((panel) => {
    if ('pictures' in panel) return null;
    const id = `show-${panel.id}`;
    return (
      <section className={styles.show} key={id} aria-labelledby={id}>
        <h2 className={styles.title} id={id}>
          {panel.label}
        </h2>
        <div className={styles.stage}>
          {'film' in panel ? (
            <FilmPlayer film={panel.film} title={panel.label} />
          ) : (
            <ForeignFrame frame={panel.frame} title={panel.label} />
          )}
        </div>
      </section>
    );
  });
}

/** Renders a film of the agency, which loads when it is started. */
function FilmPlayer({ film, title }: { film: FilmView; title: string }) {
  return (
    // A film of a house has nobody speaking; there are no captions to show.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={filmPlayerStyles.film}
      src={film.src}
      poster={film.poster ?? undefined}
      controls
      playsInline
      preload="none"
      aria-label={title}
    />
  );
}
