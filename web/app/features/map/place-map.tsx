import { useTranslation } from 'react-i18next';
import { markPath } from '@agency/domain/mark';
import { Button, LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IslandProps } from '../../ui/island-props';
import type { LinkView } from '../../ui/link-view';
import { GroundSources } from './ground-sources';
import { OutlineDrawing } from './outline-drawing';
import type { PlaceMapView } from './place-map-view';
import styles from './place-map.module.css';

type PlaceMapProps = {
  map: PlaceMapView;
  /** What its street looks like, on another host. */
  street?: (LinkView & { notice: string }) | undefined;
};

/**
 * DETAIL-10: where a listing is. A drawing until the visitor asks for the map (`islands/start-maps.ts`),
 * and without JavaScript; nothing of the map is loaded before.
 */
export function PlaceMap({ map, street }: PlaceMapProps) {
  const { t } = useTranslation();
  const { frame, placeText, areaText } = map;
  return (
    <section className={styles.place} aria-labelledby="location" data-map="">
      <h2 id="location">{t('detail.location')}</h2>
      <div>
        <div className={styles.stage} data-map-stage="">
          <PlaceDrawing map={map} />
        </div>
        <div className={styles.ask}>
          <span data-map-ask="" data-with-script="">
            <Button kind="secondary" data-show-map="">
              {t('map.show')}
            </Button>
          </span>
          {street && (
            <LinkButton href={street.href} kind="secondary" rel="noopener noreferrer">
              <Icon name="eye" />
              {street.label}
            </LinkButton>
          )}
        </div>
      </div>
      <div>
        <p className={styles.where}>{placeText}</p>
        {areaText && <p className={styles.notice}>{areaText}</p>}
        {(frame.tileHost || street) && (
          <p className={styles.notice}>
            {frame.tileHost && (
              <span data-map-ask="" data-with-script="">
                {t('map.notice', { host: frame.tileHost })}{' '}
              </span>
            )}
            {street?.notice}
          </p>
        )}
        <p className={styles.notice}>
          <GroundSources />
        </p>
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
