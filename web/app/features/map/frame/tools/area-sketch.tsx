import { LineUtil, point, type LatLng, type Point } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { CircleMarker, Polygon, useMap } from 'react-leaflet';
import type { Corner } from '@agency/domain/map/map-box';
import { mostCorners } from '../../../../lib/rules/map-area';
import styles from './area.module.css';

type AreaSketchProps = {
  corners: Corner[];
  onCorner: (corner: LatLng) => void;
  /** Called with the whole area of a line drawn with the pointer. */
  onTraced: (area: Corner[]) => void;
};

/** Moves of more than this are a drawn line, less is a tap. */
const tapPixels = 8;

/** Renders an area while it is drawn; the map does not move meanwhile. */
export function AreaSketch({ corners, onCorner, onTraced }: AreaSketchProps) {
  const map = useMap();
  const trace = useRef<Point[]>([]);
  const [traced, setTraced] = useState<Corner[]>([]);

  useEffect(() => {
    const container = map.getContainer();
    const handlers = [map.dragging, map.doubleClickZoom, map.boxZoom];
    for (const handler of handlers) handler.disable();
    container.style.touchAction = 'none';
    container.dataset.sketching = '';
    return () => {
      for (const handler of handlers) handler.enable();
      container.style.touchAction = '';
      delete container.dataset.sketching;
    };
  }, [map]);

  // Listens on the element itself: Leaflet reports only the mouse, and so does react-leaflet.
  useEffect(() => {
    const container = map.getContainer();
    const placeOf = (event: PointerEvent) => {
      const { left, top } = container.getBoundingClientRect();
      return point(event.clientX - left, event.clientY - top);
    };
    const toArea = (line: Point[]) =>
      line.map((pixel) => toCorner(map.containerPointToLatLng(pixel)));
    const listening = new AbortController();
    const listen = (name: 'down' | 'move' | 'up' | 'cancel', on: (event: PointerEvent) => void) =>
      container.addEventListener(`pointer${name}`, on, listening);

    listen('down', (event) => {
      if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return;
      container.setPointerCapture(event.pointerId);
      trace.current = [placeOf(event)];
    });
    listen('move', (event) => {
      const [start] = trace.current;
      const at = placeOf(event);
      if (!start || !event.isPrimary) return;
      if (trace.current.length === 1 && start.distanceTo(at) < tapPixels) return;
      trace.current.push(at);
      setTraced(toArea(trace.current));
    });
    listen('up', (event) => {
      const line = trace.current;
      trace.current = [];
      setTraced([]);
      if (line.length === 1) onCorner(map.containerPointToLatLng(placeOf(event)));
      const area = line.length > 1 ? toArea(simplify(line)) : [];
      if (area.length > 2) onTraced(area);
    });
    listen('cancel', () => {
      trace.current = [];
      setTraced([]);
    });
    return () => listening.abort();
  }, [map, onCorner, onTraced]);

  const isTracing = traced.length > 0;
  return (
    <>
      <Polygon
        positions={isTracing ? traced : corners}
        className={styles.sketch}
        interactive={false}
      />
      {!isTracing &&
        corners.map((corner, index) => (
          <CircleMarker
            key={index}
            center={corner}
            radius={6}
            className={styles.corner}
            interactive={false}
          />
        ))}
    </>
  );
}

/** Rounds a position to the precision of an address. */
export function toCorner({ lat, lng }: LatLng): Corner {
  return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
}

/** Reduces a line to the number of corners that an address may hold. */
function simplify(line: Point[]): Point[] {
  for (let pixels = 2; ; pixels *= 1.5) {
    const simple = LineUtil.simplify(line, pixels);
    if (simple.length <= mostCorners) return simple;
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, .leaflet-control') !== null;
}
