import { useTranslation } from 'react-i18next';
import { markPath } from '@agency/domain/mark';
import { AppLink, type LinkView } from '../../../ui/links/app-link';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/icons/icon';
import { IslandProps } from '../../../../document/islands/island-props';
import { MapAttribution } from '../map-attribution';
import { OutlineDrawing } from '../outline-drawing';
import type { NearDrawingView, PlaceDrawingView, PlaceMapView } from './place-map-view';
import styles from './place-map.module.css';

type PlaceMapProps = {
  map: PlaceMapView;
  /** Link to street-level pictures on another host. */
  street?: (LinkView & { notice: string }) | undefined;
};

/**
 * Renders the location of a listing: a drawing until the visitor asks for the map
 * (`islands/start-maps.ts`), and without JavaScript. Loads nothing of the map before.
 */
export function PlaceMap({ map, street }: PlaceMapProps) {
  const { t } = useTranslation();
  const { frame, placeText, areaText } = map;
  return (
    <section className={styles.place} aria-labelledby="location" data-map="">
      <h2 id="location">{t('detail.location')}</h2>
      <div className={styles.shown}>
        <div className={styles.stage} data-map-stage="">
          <PlaceDrawing map={map} />
        </div>
        <div
          className={styles.ask}
          data-side={map.near?.freeSide}
          data-map-ask=""
          data-with-script=""
        >
          <Button kind="secondary" data-show-map="">
            {t('map.show')}
          </Button>
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.where}>{placeText}</p>
        {street && (
          <p className={styles.street}>
            <AppLink href={street.href} rel="noopener noreferrer">
              <Icon name="eye" />
              {street.label}
            </AppLink>
            <small>{street.notice}</small>
          </p>
        )}
        {areaText && <p className={styles.notice}>{areaText}</p>}
        <p className={styles.sources}>
          {frame.tileHost && (
            <span data-map-ask="" data-with-script="">
              {t('map.notice', { host: frame.tileHost })}{' '}
            </span>
          )}
          <MapAttribution />
        </p>
      </div>
      <IslandProps name="map-frame" value={frame} />
    </section>
  );
}

export function PlacePicture({ map }: { map: PlaceMapView }) {
  return (
    <>
      <div className={styles.stage}>
        <PlaceDrawing map={map} />
      </div>
      <p className={styles.sources}>
        <MapAttribution />
      </p>
    </>
  );
}

export function PlaceDrawing({ map }: { map: PlaceDrawingView }) {
  return (
    <div className={styles.drawing} role="img" aria-label={map.label}>
      <OutlineDrawing outline={map.drawing} label={map.label} isBehind />
      {map.near && <NearRings near={map.near} viewBox={map.drawing.viewBox} />}
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
      {map.near?.dots.map(({ left, top }, index) => (
        <span key={index} className={styles.dot} style={{ left: `${left}%`, top: `${top}%` }}>
          {index + 1}
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

function NearRings({ near, viewBox }: { near: NearDrawingView; viewBox: string }) {
  return (
    <>
      <svg className={styles.rings} viewBox={viewBox} aria-hidden="true">
        {near.rings.map(({ radius, text }) => (
          <circle key={text} cx="50%" cy="50%" r={radius} />
        ))}
      </svg>
      {near.rings.map(
        ({ text, at }) =>
          at && (
            <span
              key={text}
              className={styles.distance}
              style={{ left: `${at.left}%`, top: `${at.top}%` }}
            >
              {text}
            </span>
          ),
      )}
    </>
  );
}
