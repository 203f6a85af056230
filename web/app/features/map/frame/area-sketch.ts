import {
  circleMarker,
  layerGroup,
  LineUtil,
  point,
  polygon,
  type LatLng,
  type Map as LeafletMap,
  type Point,
} from 'leaflet';
import type { Corner } from '../../../lib/list-search';
import { mostCorners } from '../../../lib/map-area';
import styles from './area.module.css';

export type AreaSketch = {
  /** Puts a corner in the middle of the map. */
  addMiddle: () => void;
  undo: () => void;
  /** Takes the sketch off the map and lets the map be moved again. */
  stop: () => void;
};

/** Farther than this, a press is a line drawn by hand and no tap. */
const tapPixels = 8;

/**
 * FIND-10: draws an area: every tap is a corner, a line drawn with the pointer is the whole area.
 * `onChange` is told the corners so far, `onTraced` those of a whole area.
 */
export function startSketch(
  map: LeafletMap,
  onChange: (corners: Corner[]) => void,
  onTraced: (corners: Corner[]) => void,
): AreaSketch {
  const layer = layerGroup().addTo(map);
  const container = map.getContainer();
  let corners: Corner[] = [];
  let trace: Point[] = [];

  function set(next: Corner[]): void {
    corners = next.slice(0, mostCorners);
    draw(corners);
    onChange(corners);
  }

  function draw(shape: readonly Corner[]): void {
    layer.clearLayers();
    polygon([...shape], { className: styles.sketch, interactive: false }).addTo(layer);
    if (trace.length > 0) return;
    for (const corner of shape) {
      circleMarker(corner, { radius: 6, className: styles.corner, interactive: false }).addTo(
        layer,
      );
    }
  }

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return;
    container.setPointerCapture(event.pointerId);
    trace = [placeOf(event)];
  };
  const onMove = (event: PointerEvent) => {
    const [start] = trace;
    const at = placeOf(event);
    if (!start || !event.isPrimary) return;
    if (trace.length === 1 && start.distanceTo(at) < tapPixels) return;
    trace.push(at);
    draw(trace.map((pixel) => toCorner(map.containerPointToLatLng(pixel))));
  };
  const onUp = (event: PointerEvent) => {
    const line = trace;
    trace = [];
    if (line.length === 1) {
      set([...corners, toCorner(map.containerPointToLatLng(placeOf(event)))]);
    } else if (line.length > 1) {
      const traced = simplify(line).map((pixel) => toCorner(map.containerPointToLatLng(pixel)));
      if (traced.length > 2) onTraced(traced);
      else draw(corners);
    }
  };
  const onCancel = () => {
    trace = [];
    draw(corners);
  };
  const placeOf = (event: PointerEvent) => {
    const { left, top } = container.getBoundingClientRect();
    return point(event.clientX - left, event.clientY - top);
  };

  const handlers = [map.dragging, map.doubleClickZoom, map.boxZoom];
  for (const handler of handlers) handler.disable();
  container.style.touchAction = 'none';
  container.dataset.sketching = '';
  container.addEventListener('pointerdown', onDown);
  container.addEventListener('pointermove', onMove);
  container.addEventListener('pointerup', onUp);
  container.addEventListener('pointercancel', onCancel);

  return {
    addMiddle: () => set([...corners, toCorner(map.getCenter())]),
    undo: () => set(corners.slice(0, -1)),
    stop() {
      layer.remove();
      for (const handler of handlers) handler.enable();
      container.style.touchAction = '';
      delete container.dataset.sketching;
      container.removeEventListener('pointerdown', onDown);
      container.removeEventListener('pointermove', onMove);
      container.removeEventListener('pointerup', onUp);
      container.removeEventListener('pointercancel', onCancel);
    },
  };
}

/** As few corners as an address may hold, and no fewer than the line needs. */
function simplify(line: Point[]): Point[] {
  for (let pixels = 2; ; pixels *= 1.5) {
    const simple = LineUtil.simplify(line, pixels);
    if (simple.length <= mostCorners) return simple;
  }
}

function toCorner({ lat, lng }: LatLng): Corner {
  return { lat: Number(lat.toFixed(4)), lng: Number(lng.toFixed(4)) };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, .leaflet-control') !== null;
}
