import { useTranslation } from 'react-i18next';
import { IslandProps } from '../../ui/island-props';
import type { FailedMapView, ListMapView } from './list-map-view';
import { GroundSources } from './ground-sources';
import { ListDrawing } from './list-drawing';
import styles from './list-map.module.css';

/**
 * FIND-10: the map of a list. It is a drawing until it is seen (`islands/start-maps.ts`), and without
 * JavaScript; where it failed (ERR-2) the results stand without it.
 */
export function ListMap({ map }: { map: ListMapView | FailedMapView }) {
  const { t } = useTranslation();
  if (map.kind === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        <strong>{t('errors.api')}</strong> {t('map.failed')}
      </p>
    );
  }
  const { drawing, ...live } = map;
  return (
    <>
      <IslandProps name="list-map" value={live} />
      <a className={styles.skip} href="#list-results">
        {t('map.skip')}
      </a>
      <div className={styles.map}>
        <ListDrawing drawing={drawing} label={map.label} />
        <div className={styles.live} data-list-map="" data-keep="">
          <small className={styles.sources}>
            <GroundSources />
          </small>
        </div>
      </div>
    </>
  );
}
