import { classNames } from '../../../ui/class-names';
import type { PlacedLabel } from './place-names';
import { MapOverlay } from './map-overlay';
import styles from './place-labels.module.css';

/** The names of places, each beside the dot or the marker of its place. */
export function PlaceLabels({ names }: { names: readonly PlacedLabel[] }) {
  return names.map(({ name, latitude, longitude, beside: { x, y }, align, hasDot }) => (
    <MapOverlay key={name} latitude={latitude} longitude={longitude} raisedBy={-5000}>
      {hasDot && <span className={styles.dot} />}
      <span
        className={classNames(styles.label, styles[align])}
        style={{ left: x, top: y }}
        aria-hidden="true"
      >
        {name}
      </span>
    </MapOverlay>
  ));
}
