import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { Pane, Polygon, Polyline } from 'react-leaflet';
import { brussels } from '@agency/domain/map/brussels';
import { outlines } from '@agency/domain/map/outlines';
import styles from './outline-layer.module.css';
import { useInViewport } from './use-viewport';

const land = outlines.land.map(toPoints);
const borders = [...outlines.borders, ...brussels.communes].map(toPoints);
const region = brussels.region.map(toRing);
const green = brussels.green.map(toRing);
/** Leaves out parks with few corners, whose simplified shape is visibly wrong when zoomed in. */
const greenFromNear = brussels.green.filter(({ length }) => length / 2 > 9).map(toRing);
const water = brussels.water.map(toRing);
const canal = brussels.canal.map(toPoints);
const shared = { interactive: false, smoothFactor: 0.5 };

/**
 * Renders the land, Brussels with its communes, parks and canal, and the provinces, below
 * everything else.
 */
export function OutlineLayer() {
  const isNear = useInViewport(isFromNear);
  return (
    <Pane name="outlines" className={styles.pane ?? ''}>
      {land.map((ring, index) => (
        <Polygon key={index} {...shared} positions={ring} className={styles.land} />
      ))}
      <Polygon {...shared} positions={region} className={styles.region} />
      <Polygon {...shared} positions={isNear ? greenFromNear : green} className={styles.green} />
      <Polygon {...shared} positions={water} className={styles.water} />
      <Polyline {...shared} positions={canal} className={styles.canal} />
      <Polyline {...shared} positions={borders} className={styles.border} />
    </Pane>
  );
}

function isFromNear(map: LeafletMap): boolean {
  return map.getZoom() >= 14.5;
}

function toRing(ring: readonly number[]): LatLngTuple[][] {
  return [toPoints(ring)];
}

/** Converts a flat list: latitude, longitude, latitude, longitude … */
function toPoints(line: readonly number[]): LatLngTuple[] {
  return Array.from({ length: line.length / 2 }, (_, index) => [
    line[index * 2] as number,
    line[index * 2 + 1] as number,
  ]);
}
