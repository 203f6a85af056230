import { layerGroup, polygon, polyline, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import outlines from '../data/outlines.json';
import styles from './outline-layer.module.css';

/** The land and its provinces, below everything else. */
export function addOutlines(map: LeafletMap): void {
  const pane = 'outlines';
  map.createPane(pane, map.getPane('mapPane')).classList.add(styles.pane ?? '');
  const shared = { pane, interactive: false, smoothFactor: 0.5 };
  layerGroup([
    ...outlines.land.map((ring) => polygon(toPoints(ring), { ...shared, className: styles.land })),
    ...outlines.borders.map((line) =>
      polyline(toPoints(line), { ...shared, className: styles.border }),
    ),
  ]).addTo(map);
}

/** A line of the map's data: latitude, longitude, latitude, longitude … */
function toPoints(line: readonly number[]): LatLngTuple[] {
  return Array.from({ length: line.length / 2 }, (_, index) => [
    line[index * 2] as number,
    line[index * 2 + 1] as number,
  ]);
}
