import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { useHydrated } from '../../ui/use-hydrated';
import type { FailedMapView, ListMapView } from './list-map-view';
import { OutlineDrawing } from './outline-drawing';
import styles from './list-map.module.css';

type ListMapProps = { map: ListMapView | FailedMapView; children: ReactNode };

const LiveListMap = lazy(() => import('./live-list-map'));

/**
 * FIND-10: the map of a list beside its results or above them. Without JavaScript it is a drawing;
 * the results are always there, for whoever cannot use a map, and when it failed (ERR-2).
 */
export function ListMap({ map, children }: ListMapProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  if (map.kind === 'failed') {
    return (
      <>
        <p className={styles.failed} role="alert">
          <strong>{t('errors.api')}</strong> {t('map.failed')}
        </p>
        {children}
      </>
    );
  }
  const drawing = <OutlineDrawing outline={map.outline} label={map.label} />;
  return (
    <div
      className={classNames(styles.layout, map.kind === 'map' ? styles['map-view'] : styles.split)}
      data-map-layout=""
    >
      <div className={styles.aside}>
        <a className={styles.skip} href="#list-results">
          {t('map.skip')}
        </a>
        {hydrated ? (
          <LazyBoundary fallback={<div className={styles.map}>{drawing}</div>}>
            <LiveListMap map={map} />
          </LazyBoundary>
        ) : (
          <div className={styles.map}>{drawing}</div>
        )}
      </div>
      <div className={styles.results} id="list-results" tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
