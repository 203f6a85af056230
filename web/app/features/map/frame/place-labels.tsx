import type { PlacedName } from './place-names';
import { Placed } from './placed';
import styles from './place-labels.module.css';

/** The names of places, each where it has room. */
export function PlaceLabels({ names }: { names: readonly PlacedName[] }) {
  return names.map(({ name, latitude, longitude, beside: { x, y } }) => (
    <Placed key={name} latitude={latitude} longitude={longitude} raisedBy={-5000}>
      <span className={styles.label} style={{ left: x, top: y }} aria-hidden="true">
        {name}
      </span>
    </Placed>
  ));
}
