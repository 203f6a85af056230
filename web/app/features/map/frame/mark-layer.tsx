import type { MapPoint } from '@agency/domain/map/map-box';
import { MapOverlay } from './map-overlay';
import styles from './mark-layer.module.css';

/** DETAIL-10: what is near a home, by the numbers that the page lists it with. */
export function MarkLayer({ marks }: { marks: readonly MapPoint[] }) {
  return marks.map(({ latitude, longitude }, index) => (
    <MapOverlay
      key={`${index} ${latitude}`}
      latitude={latitude}
      longitude={longitude}
      raisedBy={-1000}
    >
      <span className={styles.mark}>{index + 1}</span>
    </MapOverlay>
  ));
}
