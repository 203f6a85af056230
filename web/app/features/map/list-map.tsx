import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../ui/class-names';
import { IslandProps } from '../../ui/island-props';
import type { FailedMapView, ListMapView } from './list-map-view';
import { OutlineDrawing } from './outline-drawing';
import styles from './list-map.module.css';

type ListMapProps = { map: ListMapView | FailedMapView; children: ReactNode };

/**
 * FIND-10: the map of a list beside its results or above them. It is a drawing until it is seen
 * (`islands/start-maps.ts`), and without JavaScript; the results are always there, for whoever cannot
 * use a map, and when it failed (ERR-2).
 */
export function ListMap({ map, children }: ListMapProps) {
  const { t } = useTranslation();
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
  return (
    <div
      className={classNames(styles.layout, map.kind === 'map' ? styles['map-view'] : styles.split)}
      data-map-layout=""
    >
      <div className={styles.aside}>
        <IslandProps name="list-map" value={map} />
        <a className={styles.skip} href="#list-results">
          {t('map.skip')}
        </a>
        <div className={styles.live} data-list-map="">
          <div className={styles.map}>
            <OutlineDrawing outline={map.outline} label={map.label} />
          </div>
        </div>
      </div>
      <div className={styles.results} id="list-results" tabIndex={-1} data-list-part="">
        {children}
      </div>
    </div>
  );
}
