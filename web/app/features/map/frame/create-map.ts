import {
  control,
  latLngBounds,
  map as createLeaflet,
  type LatLngBounds,
  type Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapBox } from '../../../lib/list-search';
import { wholeMap } from '../map-box';
import { nearestZoom } from './cluster-places';
import { addOutlines } from './outline-layer';

type MapWords = { zoomIn: string; zoomOut: string; label: string };
type Moved = { box: MapBox; zoom: number; byVisitor: boolean };

export type OwnMap = {
  leaflet: LeafletMap;
  /** Goes to a window at once; the page asked for it. */
  fit: (box: MapBox) => void;
  /** Goes to a window because the visitor asked for it. */
  approach: (box: MapBox) => void;
};

/** An empty map with the outlines of the land on it. */
export function createMap(
  element: HTMLElement,
  words: MapWords,
  onMoved: (moved: Moved) => void,
): OwnMap {
  const leaflet = createLeaflet(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 5,
    maxZoom: nearestZoom,
    keyboardPanDelta: 60,
    zoomSnap: 0.5,
    wheelPxPerZoomLevel: 90,
    fadeAnimation: false,
  });
  const container = leaflet.getContainer();
  container.setAttribute('aria-label', words.label);
  container.setAttribute('role', 'application');
  // Leaflet focuses the map that is pressed; the page would scroll to it, away from the pointer.
  const focus = container.focus.bind(container);
  container.focus = () => focus({ preventScroll: true });
  control
    .zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut })
    .addTo(leaflet);
  leaflet.fitBounds(toBounds(wholeMap), { animate: false });
  // What the page asks for, a new size of the window and a card that needs room move the map too.
  let isAsked = false;
  let byVisitor = false;
  const act = () => {
    if (!isAsked) byVisitor = true;
  };
  leaflet.on('dragstart zoomstart', act);
  container.addEventListener('keydown', ({ key }) => {
    if (key.startsWith('Arrow')) act();
  });
  leaflet.on('moveend', () => {
    onMoved({ box: toBox(leaflet.getBounds()), zoom: leaflet.getZoom(), byVisitor });
    byVisitor = false;
  });
  addOutlines(leaflet);

  return {
    leaflet,
    fit(box) {
      isAsked = true;
      leaflet.fitBounds(toBounds(box), { animate: false, maxZoom: 16, padding: [44, 32] });
      isAsked = false;
    },
    approach(box) {
      act();
      leaflet.fitBounds(toBounds(box), { padding: [48, 48], maxZoom: 17 });
    },
  };
}

export function toBounds({ south, west, north, east }: MapBox): LatLngBounds {
  return latLngBounds([south, west], [north, east]);
}

export function toBox(bounds: LatLngBounds): MapBox {
  return {
    south: Math.max(-90, bounds.getSouth()),
    west: Math.max(-180, bounds.getWest()),
    north: Math.min(90, bounds.getNorth()),
    east: Math.min(180, bounds.getEast()),
  };
}
