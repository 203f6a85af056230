import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { useHydrated } from '../../ui/use-hydrated';
import { OutlineDrawing } from './outline-drawing';
import type { PlaceMapView } from './place-map-view';
import styles from './place-map.module.css';

const ShownMap = lazy(() => import('./shown-map'));

/**
 * DETAIL-10: where a listing is. A drawing until the visitor asks for the map, and without
 * JavaScript; nothing of the map is loaded before.
 */
export function PlaceMap({ map }: { map: PlaceMapView }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isOpen) stage.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const { frame, placeText, areaText } = map;
  const drawing = <PlaceDrawing map={map} />;
  return (
    <section className={styles.place} aria-labelledby="location">
      <h2 id="location">{t('detail.location')}</h2>
      <div className={styles.stage} ref={stage} tabIndex={isOpen ? -1 : undefined}>
        {isOpen ? (
          <LazyBoundary fallback={drawing}>
            <ShownMap frame={frame} />
          </LazyBoundary>
        ) : (
          drawing
        )}
      </div>
      <div className={styles.foot}>
        <div>
          <p className={styles.where}>{placeText}</p>
          {areaText && <p className={styles.notice}>{areaText}</p>}
        </div>
        {hydrated && !isOpen && (
          <div className={styles.ask}>
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {t('map.show')}
            </Button>
            {frame.tileHost && (
              <p className={styles.notice}>{t('map.notice', { host: frame.tileHost })}</p>
            )}
          </div>
        )}
      </div>
    </section>
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
        <svg className={styles.home} viewBox="0 0 32 36" aria-hidden="true">
          <path d="M12.5 0h7v5.5h5v6h5v6H32V36h-7.5c0-6.5-3-11-8.5-11s-8.5 4.5-8.5 11H0V17.5h2.5v-6h5v-6h5Z" />
        </svg>
      )}
    </div>
  );
}
