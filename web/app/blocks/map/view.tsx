import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/controls/button';
import { IslandProps } from '../../../document/islands/island-props';
import { MapAttribution } from '../../features/map/map-attribution';
import { OutlineDrawing } from '../../features/map/outline-drawing';
import { PlaceDrawing } from '../../features/map/place/place-map';
import type { MapView } from './load.server';
import styles from './view.module.css';

/**
 * Map of the office or of listings. Code and tiles are loaded on request (`islands/start-maps.ts`);
 * until then, and without JavaScript, it has a drawing, the address and directions.
 */
export function MapModule({ map }: { map: MapView }) {
  const { t } = useTranslation();
  const { office, outline, place, frame } = map;
  // Without streets the office's map would show less than its address.
  const canOpen = frame !== null && (frame.tileHost !== null || office === null);
  return (
    <div className={styles.part} data-map="">
      {(outline || place) && (
        <div>
          <div className={styles.map}>
            <div className={styles.stage} data-map-stage="">
              {outline && <OutlineDrawing outline={outline} label={t('map.label')} />}
              {place && <PlaceDrawing map={place} />}
            </div>
            {canOpen && (
              <div className={styles.ask} data-map-ask="" data-with-script="">
                <Button data-show-map="">{t('map.show')}</Button>
                {frame.tileHost && (
                  <p className={styles.notice}>{t('map.notice', { host: frame.tileHost })}</p>
                )}
              </div>
            )}
          </div>
          <p className={styles.caption} data-map-ask="">
            {outline && t('map.dots')} <MapAttribution />
          </p>
        </div>
      )}
      {canOpen && <IslandProps name="map-frame" value={frame} />}
      {office && (
        <div className={styles.office}>
          <h3 className={styles.name}>{office.name}</h3>
          <address className={styles.address}>
            {office.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {office.directionsHref && (
            <LinkButton href={office.directionsHref} kind="secondary">
              {t('map.directions')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
