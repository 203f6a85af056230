import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import { MapOutline } from './map-outline';
import type { MapView } from './map-view';
import styles from './map-part.module.css';

const LiveMap = lazy(() => import('./live-map'));

/**
 * Where the office or the listings are. The map's code and its tiles are loaded when the visitor
 * asks for them; until then, and without JavaScript, there is a drawing, the address and the way.
 */
export function MapPart({ map }: { map: MapView }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const { office, tiles, points } = map;
  return (
    <div className={styles.part}>
      {isOpen && tiles ? (
        <div className={styles.map}>
          <Suspense fallback={<MapOutline many={!office} />}>
            <LiveMap tiles={tiles} points={points} label={t('map.label')} />
          </Suspense>
        </div>
      ) : (
        <div className={styles.map}>
          <MapOutline many={!office} />
          {hydrated && tiles && (
            <div className={styles.ask}>
              <Button onClick={() => setOpen(true)}>{t('map.show')}</Button>
              <p className={styles.notice}>{t('map.notice', { host: tiles.host })}</p>
            </div>
          )}
        </div>
      )}
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
