import type { LatLngTuple } from 'leaflet';
import { Pane, Polygon, Polyline } from 'react-leaflet';
import { outlines } from '@agency/domain/map/outlines';
import styles from './outline-layer.module.css';

const land = outlines.land.map(toPoints);
const borders = outlines.borders.map(toPoints);
const shared = { interactive: false, smoothFactor: 0.5 };

/** The land and its provinces, below everything else. */
export function OutlineLayer() {
  return (
    <Pane name="outlines" className={styles.pane ?? ''}>
      {land.map((ring, index) => (
        <Polygon key={index} {...shared} positions={ring} className={styles.land} />
      ))}
      <Polyline {...shared} positions={borders} className={styles.border} />
    </Pane>
  );
}

/** A line of the map's data: latitude, longitude, latitude, longitude … */
function toPoints(line: readonly number[]): LatLngTuple[] {
  return Array.from({ length: line.length / 2 }, (_, index) => [
    line[index * 2] as number,
    line[index * 2 + 1] as number,
  ]);
}
