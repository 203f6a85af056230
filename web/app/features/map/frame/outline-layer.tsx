import type { LatLngTuple } from 'leaflet';
import { Pane, Polygon, Polyline } from 'react-leaflet';
import { outlines } from '@agency/domain/map/outlines';
import styles from './outline-layer.module.css';

const land = outlines.land.map(toPoints);
const borders = outlines.borders.map(toPoints);
/** A border that goes around: that of the Brussels Region. */
const regions = borders.filter((line) => String(line[0]) === String(line.at(-1)));
const shared = { interactive: false, smoothFactor: 0.5 };

/** The land, the city and the provinces, below everything else. */
export function OutlineLayer() {
  return (
    <Pane name="outlines" className={styles.pane ?? ''}>
      {land.map((ring, index) => (
        <Polygon key={index} {...shared} positions={ring} className={styles.land} />
      ))}
      <Polygon {...shared} positions={regions} className={styles.region} />
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
