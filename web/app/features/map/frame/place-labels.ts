import { divIcon, layerGroup, marker, type Map as LeafletMap, type Point } from 'leaflet';
import type { PlaceView } from './frame-view';
import styles from './place-labels.module.css';

const room = { x: 84, y: 34 };

/** The names of places, as many as have room; returns how to take them off the map. */
export function addPlaceLabels(map: LeafletMap, places: readonly PlaceView[]): () => void {
  const layer = layerGroup().addTo(map);
  const draw = () => {
    layer.clearLayers();
    const taken: Point[] = [];
    for (const { name, latitude, longitude } of places) {
      const at = map.latLngToContainerPoint([latitude, longitude]);
      if (!map.getSize().contains(at) || at.x < 0 || at.y < 0) continue;
      if (taken.some(({ x, y }) => Math.abs(x - at.x) < room.x && Math.abs(y - at.y) < room.y)) {
        continue;
      }
      taken.push(at);
      const label = document.createElement('span');
      label.textContent = name;
      label.setAttribute('aria-hidden', 'true');
      const icon = divIcon({ className: styles.label ?? '', html: label, iconSize: [0, 0] });
      marker([latitude, longitude], {
        icon,
        interactive: false,
        keyboard: false,
        zIndexOffset: -5000,
      }).addTo(layer);
    }
  };
  map.on('moveend', draw);
  draw();
  return () => {
    map.off('moveend', draw);
    layer.remove();
  };
}
