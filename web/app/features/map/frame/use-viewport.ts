import {
  latLngBounds,
  point,
  type FitBoundsOptions,
  type LatLngBounds,
  type Map as LeafletMap,
} from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { MapBox } from '@agency/domain/map/map-box';
import type { ShowMessage } from '../map-messages';
import { groupRoom } from './markers/approach-zoom';
import { freePixels, type Room } from './free-pixels';
import { sendToParent } from './use-parent-messages';

/** Shows the window as large as the space allows, also between zoom steps. */
function fitExactly(map: LeafletMap, window: LatLngBounds, { side, top, bottom }: Room): void {
  const { zoomSnap = 1 } = map.options;
  map.options.zoomSnap = 0;
  map.fitBounds(window, {
    animate: false,
    maxZoom: 16,
    paddingTopLeft: [side, top],
    paddingBottomRight: [side, bottom],
  });
  map.options.zoomSnap = zoomSnap;
}

const openedGroup: FitBoundsOptions = {
  paddingTopLeft: [groupRoom.side, groupRoom.top],
  paddingBottomRight: [groupRoom.side, groupRoom.bottom],
};
/** From this zoom, clicking a group opens cards. */
export const nearestOfGroup = 17;

export function fitGroup(map: LeafletMap, box: MapBox): number {
  const room = point(2 * groupRoom.side, groupRoom.top + groupRoom.bottom);
  return Math.min(nearestOfGroup, map.getBoundsZoom(toBounds(box), false, room));
}

/**
 * Moves to each window that the page requests, again while the frame is resized and the visitor has
 * not moved the map, and reports the map's position. Returns a function that moves to a window at
 * the visitor's request, up to a maximum zoom.
 */
export function useViewport(message: ShowMessage | null): (box: MapBox, zoom: number) => void {
  const map = useMap();
  // Requests of the page, a resize and a card that needs space also move the map.
  const isAsked = useRef(false);
  const byVisitor = useRef(false);
  // The latest requested window; null once the visitor has moved the map.
  const asked = useRef<LatLngBounds | null>(null);
  const askedKey = useRef('');
  // Leaflet finishes a running zoom at its target, whatever window was set meanwhile.
  const isZooming = useRef(false);
  const onGesture = () => {
    if (isAsked.current) return;
    byVisitor.current = true;
    asked.current = null;
    map.getContainer().dataset.moved = '';
  };
  const purpose = message?.messageInfo.purpose;
  const fitAsked = useCallback(() => {
    const size = map.getSize();
    if (!asked.current || isZooming.current || size.x === 0 || size.y === 0) return;
    byVisitor.current = false;
    delete map.getContainer().dataset.moved;
    isAsked.current = true;
    fitExactly(map, asked.current, freePixels(size, purpose));
    isAsked.current = false;
  }, [map, purpose]);
  useMapEvents({
    dragstart: onGesture,
    zoomstart() {
      if (!isAsked.current) isZooming.current = true;
      onGesture();
    },
    zoomend() {
      if (isAsked.current) return;
      isZooming.current = false;
      fitAsked();
    },
    keydown({ originalEvent }) {
      if (originalEvent.key.startsWith('Arrow')) onGesture();
    },
    resize: fitAsked,
    moveend() {
      const box = toBox(map.getBounds());
      sendToParent({ name: 'moved', box, zoom: map.getZoom(), byVisitor: byVisitor.current });
      byVisitor.current = false;
    },
  });
  useEffect(() => {
    if (!message) return;
    const { fit, asked: times, purpose } = message.messageInfo;
    const key = JSON.stringify([fit, times]);
    // More places in the window already shown move nothing.
    if (fit && key !== askedKey.current) {
      asked.current = toBounds(fit);
      // The size read at creation may be zero.
      map.invalidateSize({ pan: false });
      fitAsked();
    }
    askedKey.current = key;
    // A display map leaves the wheel to the surrounding page.
    map.scrollWheelZoom[purpose === 'search' ? 'enable' : 'disable']();
  }, [map, message, fitAsked]);
  return (box, zoom) => {
    onGesture();
    map.fitBounds(toBounds(box), { ...openedGroup, maxZoom: zoom });
  };
}

/** Returns the result of `find`, updated as the map moves; null before the first. */
export function useInViewport<Found>(find: (map: LeafletMap) => Found): Found | null {
  const map = useMap();
  const [found, setFound] = useState<Found | null>(null);
  useMapEvents({ moveend: () => setFound(find(map)) });
  useEffect(() => {
    map.whenReady(() => setFound(find(map)));
  }, [map, find]);
  return found;
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
