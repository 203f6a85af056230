import { useTranslation } from 'react-i18next';
import { IslandProps } from '../../../../document/islands/island-props';
import type { FailedMapView, ListMapView, ListDrawingView } from './list-map-view';
import { MapAttribution } from '../map-attribution';
import styles from './list-map.module.css';
import { classNames } from '../../../ui/layout/class-names';
import { OutlineDrawing } from '../outline-drawing';
import listDrawingStyles from './list-drawing.module.css';

/**
 * Renders the map of a list: a drawing until it is visible (`islands/start-maps.ts`) and without
 * JavaScript; after a failure the results are shown without it.
 */
export function ListMap({ map }: { map: ListMapView | FailedMapView }) {
  const { t } = useTranslation();
  if (map.kind === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        <strong>{t('errors.api')}</strong> {t('map.failed')}
      </p>
    );
  }
  const { drawing, ...live } = map;
  return (
    <>
      <IslandProps name="list-map" value={live} />
      <a className={styles.skip} href="#list-results">
        {t('map.skip')}
      </a>
      <div className={styles.map}>
        <ListDrawing drawing={drawing} label={map.label} />
        <div className={styles.live} data-list-map="" data-keep="">
          <small className={styles.sources}>
            <MapAttribution />
          </small>
        </div>
      </div>
    </>
  );
}

/** Renders the map as a drawing whose marks are links. */
function ListDrawing({ drawing, label }: { drawing: ListDrawingView; label: string }) {
  const { outline, ratio, layers } = drawing;
  return (
    <div className={listDrawingStyles.drawing} data-drawing="">
      <div className={listDrawingStyles.window} style={{ '--ratio': ratio } as object}>
        <OutlineDrawing outline={outline} label={label} />
        {layers.map(({ on, marks, names }) => (
          <div key={on} data-on={on}>
            {names.map(({ name, align, left, top }) => (
              <span
                key={name}
                className={classNames(listDrawingStyles.name, listDrawingStyles[align])}
                style={{ left: `${left}%`, top: `${top}%` }}
                aria-hidden="true"
              >
                {name}
              </span>
            ))}
            {marks.map(({ left, top, size, text, label: name, href }) => (
              <a
                key={`${left} ${top}`}
                className={listDrawingStyles[size]}
                style={{ left: `${left}%`, top: `${top}%` }}
                href={href}
                aria-label={name ?? undefined}
                rel="nofollow"
              >
                {text}
              </a>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
