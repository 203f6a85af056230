import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../../ui/button';
import { LazyBoundary } from '../../../ui/lazy-boundary';
import { useHydrated } from '../../../ui/use-hydrated';
import { OutlineDrawing } from '../../../features/map/outline-drawing';
import { MapOutline } from './map-outline';
import type { MapView } from './map-view';
import styles from './map-part.module.css';

const ShownMap = lazy(() => import('../../../features/map/shown-map'));

/**
 * Where the office or the listings are. The map's code and its tiles are loaded when the visitor
 * asks for them; until then, and without JavaScript, there is a drawing, the address and the way.
 */
export function MapPart({ map }: { map: MapView }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const { office, outline, frame } = map;
  const drawing = outline ? (
    <OutlineDrawing outline={outline} label={t('map.label')} />
  ) : (
    <MapOutline />
  );
  // Without streets the office's map would say less than its address does.
  const canOpen = frame !== null && (frame.tileHost !== null || office === null);
  return (
    <div className={styles.part}>
      <div className={styles.map}>
        {isOpen && frame ? (
          <LazyBoundary fallback={drawing}>
            <ShownMap frame={frame} />
          </LazyBoundary>
        ) : (
          drawing
        )}
        {hydrated && canOpen && !isOpen && (
          <div className={styles.ask}>
            <Button onClick={() => setOpen(true)}>{t('map.show')}</Button>
            {frame.tileHost && (
              <p className={styles.notice}>{t('map.notice', { host: frame.tileHost })}</p>
            )}
          </div>
        )}
      </div>
      {outline && !isOpen && <p className={styles.caption}>{t('map.dots')}</p>}
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
