import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/controls/button';
import { IslandProps } from '../../../document/islands/island-props';
import { MapAttribution } from '../../features/map/map-attribution';
import { OutlineDrawing } from '../../features/map/outline-drawing';
import type { MapView } from './load.server';
import styles from './view.module.css';
import { markPath } from '@agency/domain/mark';
import mapOutlineStyles from './map-outline.module.css';

/**
 * Map of the office or of listings. Code and tiles are loaded on request (`islands/start-maps.ts`);
 * until then, and without JavaScript, it has a drawing, the address and directions.
 */
export function MapModule({ map }: { map: MapView }) {
  const { t } = useTranslation();
  const { office, outline, frame } = map;
  // Without streets the office's map would show less than its address.
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
          {t('map.dots')} <MapAttribution />
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

function MapOutline() {
  return (
    <svg
      className={mapOutlineStyles.outline}
      viewBox="0 0 800 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={mapOutlineStyles.park}
        d="M520 40 690 10l60 110-120 70-90-40ZM60 270l120-30 50 80-90 60H40Z"
      />
      <path
        className={mapOutlineStyles.street}
        d="M-20 120 300 60 820 20M-20 230l340-60 500-30M-20 350l380-90 460 20M120-20l60 440M300-20l40 440M470-20l-10 440M640-20l-60 440M340 170l120-130M345 260l115-60M180 210l160-30"
      />
      <path className={mapOutlineStyles.avenue} d="M-20 300 340 215 480 120 820 70" />
      <circle className={mapOutlineStyles.square} cx="400" cy="175" r="26" />
      <path
        className={mapOutlineStyles.mark}
        d={markPath}
        transform="translate(382 147) scale(1.1)"
      />
    </svg>
  );
}
