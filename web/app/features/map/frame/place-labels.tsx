import type { Map as LeafletMap, Point } from 'leaflet';
import { useCallback } from 'react';
import type { PlaceView } from './frame-view';
import { Placed } from './placed';
import { useInWindow } from './use-map-window';
import styles from './place-labels.module.css';

const room = { x: 84, y: 34 };

/** The names of places, as many as have room. */
export function PlaceLabels({ places }: { places: readonly PlaceView[] }) {
  const shown = useInWindow(useCallback((map) => listWithRoom(map, places), [places]));
  return shown.map(({ name, latitude, longitude }) => (
    <Placed key={name} latitude={latitude} longitude={longitude} raisedBy={-5000}>
      <span className={styles.label} aria-hidden="true">
        {name}
      </span>
    </Placed>
  ));
}

function listWithRoom(map: LeafletMap, places: readonly PlaceView[]): PlaceView[] {
  const taken: Point[] = [];
  return places.filter(({ latitude, longitude }) => {
    const at = map.latLngToContainerPoint([latitude, longitude]);
    if (!map.getSize().contains(at) || at.x < 0 || at.y < 0) return false;
    if (taken.some(({ x, y }) => Math.abs(x - at.x) < room.x && Math.abs(y - at.y) < room.y)) {
      return false;
    }
    taken.push(at);
    return true;
  });
}
