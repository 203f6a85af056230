import { useTranslation } from 'react-i18next';
import { markPath } from '@agency/domain/mark';
import { Button } from '../../ui/button';
import { IslandProps } from '../../ui/island-props';
import { GroundSources } from './ground-sources';
import { OutlineDrawing } from './outline-drawing';
import type { PlaceMapView } from './place-map-view';
import styles from './place-map.module.css';

/**
 * DETAIL-10: where a listing is. A drawing until the visitor asks for the map (`islands/start-maps.ts`),
 * and without JavaScript; nothing of the map is loaded before.
 */
export function PlaceMap({ map }: { map: PlaceMapView }) {
  const { t } = useTranslation();
  const { frame, placeText, areaText } = map;
  return (
    <section className={styles.place} aria-labelledby="location" data-map="">
      <h2 id="location">{t('detail.location')}</h2>
      <div className={styles.stage} data-map-stage="">
        <PlaceDrawing map={map} />
      </div>
      <div className={styles.foot}>
        <div>
          <p className={styles.where}>{placeText}</p>
          {areaText && <p className={styles.notice}>{areaText}</p>}
          <p className={styles.notice}>
            <GroundSources />
          </p>
        </div>
        <div className={styles.ask} data-map-ask="" data-with-script="">
          <Button kind="secondary" data-show-map="">
            {t('map.show')}
          </Button>
          {frame.tileHost && (
            <p className={styles.notice}>{t('map.notice', { host: frame.tileHost })}</p>
          )}
        </div>
      </div>
      <IslandProps name="map-frame" value={frame} />
    </section>
  );
}

/** DETAIL-10: the drawing alone, small. */
export function PlacePicture({ map }: { map: PlaceMapView }) {
  return (
    <>
      <div className={styles.stage}>
        <PlaceDrawing map={map} />
      </div>
      <p className={styles.notice}>
        <GroundSources />
      </p>
    </>
  );
}

function PlaceDrawing({ map }: { map: PlaceMapView }) {
  return (
    <div className={styles.drawing} role="img" aria-label={map.label}>
      <OutlineDrawing outline={map.drawing} label={map.label} isBehind />
      {map.labels.map(({ name, left, top, isMinor }) => (
        <span
          key={name}
          className={styles.label}
          data-minor={isMinor || undefined}
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {name}
        </span>
      ))}
      {map.isExact && (
        <svg
          className={styles.home}
          viewBox="0 0 32 36"
          fill="var(--accent)"
          stroke="var(--surface)"
          strokeWidth={2}
          paintOrder="stroke"
          overflow="visible"
          aria-hidden="true"
        >
          <path d={markPath} />
        </svg>
      )}
    </div>
  );
}
