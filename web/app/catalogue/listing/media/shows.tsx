import { FilmPlayer } from './film-player';
import { ForeignFrame } from './foreign-frame';
import type { MediaPanelView } from '../listing-detail-view';
import styles from './shows.module.css';

/** DETAIL-1: a tour, a film or street view, each under its name. */
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
