import { polygon, type Map as LeafletMap } from 'leaflet';
import type { Corner } from '../../../lib/list-search';
import styles from './area.module.css';

/** Shows the drawn area; returns how to show another. */
export function createAreaLayer(map: LeafletMap): (area: readonly Corner[]) => void {
  const shape = polygon([], { className: styles.area, interactive: false }).addTo(map);
  return (area) => {
    shape.setLatLngs(area.map(({ lat, lng }) => [lat, lng]));
  };
}
