import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button';
import { IslandProps } from '../../ui/island-props';
import { GroundSources } from '../../features/map/ground-sources';
import { OutlineDrawing } from '../../features/map/outline-drawing';
import { MapOutline } from './map-outline';
import type { MapView } from './map-view';
import styles from './view.module.css';

/**
 * Where the office or the listings are. The map's code and its tiles are loaded when the visitor
 * asks for them (`islands/start-maps.ts`); until then, and without JavaScript, there is a drawing,
 * the address and the way.
 */
export function MapModule({ map }: { map: MapView }) {
  const { t } = useTranslation();
  const { office, outline, frame } = map;
  // Without streets the office's map would say less than its address does.
  const canOpen = frame !== null && (frame.tileHost !== null || office === null);
  return (
    <div className={styles.part} data-map="">
      <div className={styles.map}>
        <div className={styles.stage} data-map-stage="">
          {outline ? <OutlineDrawing outline={outline} label={t('map.label')} /> : <MapOutline />}
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
      {outline && (
        <p className={styles.caption} data-map-ask="">
          {t('map.dots')} <GroundSources />
        </p>
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
