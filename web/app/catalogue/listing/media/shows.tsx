import type { MediaPanelView, FilmView, ForeignFrameView } from '../listing-detail-view';
import filmPlayerStyles from './film-player.module.css';
import foreignFrameStyles from './foreign-frame.module.css';
import styles from './shows.module.css';
import { Icon } from '../../../ui/icons/icon';

/** Renders a tour, a film or street view under its name. */
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

/** Renders the agency's own film; loads it only when played. */
function FilmPlayer({ film, title }: { film: FilmView; title: string }) {
  return (
    // Films of houses have no speech, so there are no captions.
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

const rights = 'allow-scripts allow-same-origin allow-popups allow-forms allow-presentation';

/**
 * Renders content of another host. Nothing is requested from it before the visitor clicks the link
 * (`../document/embeds/load-embeds.ts`), which names the host and without JavaScript leads to it.
 */
export function ForeignFrame({ frame, title }: { frame: ForeignFrameView; title: string }) {
  const { embed, href, icon, action, notice } = frame;
  return (
    <div className={foreignFrameStyles.consent} data-foreign-frame="">
      <a
        className={foreignFrameStyles.action}
        href={href}
        rel="noopener noreferrer"
        data-embed={embed ?? undefined}
        data-frame-title={title}
        data-frame-class={foreignFrameStyles.frame}
        data-sandbox={rights}
      >
        <Icon name={icon} />
        {action}
      </a>
      <p className={foreignFrameStyles.notice}>{notice}</p>
    </div>
  );
}
