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

/** Shows the window as large as the room allows, between the steps in which a visitor zooms. */
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
/** So near, a group that is pressed is opened as cards. */
export const nearestOfGroup = 17;

/** The nearest zoom at which a group that is opened fits the map. */
export function fitGroup(map: LeafletMap, box: MapBox): number {
  const room = point(2 * groupRoom.side, groupRoom.top + groupRoom.bottom);
  return Math.min(nearestOfGroup, map.getBoundsZoom(toBounds(box), false, room));
}

/**
 * Goes at once to each window that the page asks for, again while the frame gets its size and the
 * visitor has moved nothing, and tells the page where the map is. Returns how to go to a window
 * because the visitor asked for it, at most so near.
 */
export function useViewport(message: ShowMessage | null): (box: MapBox, zoom: number) => void {
  const map = useMap();
  // What the page asks for, a new size of the window and a card that needs room move the map too.
  const isAsked = useRef(false);
  const byVisitor = useRef(false);
  // What the page asked for last; null once the visitor has moved the map.
  const asked = useRef<LatLngBounds | null>(null);
  const askedKey = useRef('');
  // Leaflet ends a zoom that is under way where it leads, whatever window was set meanwhile.
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
    // More places of the window that is shown already move nothing.
    if (fit && key !== askedKey.current) {
      asked.current = toBounds(fit);
      // The size that the map read as it was made may be none.
      map.invalidateSize({ pan: false });
      fitAsked();
    }
    askedKey.current = key;
    // A map that is only looked at leaves the wheel to the page around it.
    map.scrollWheelZoom[purpose === 'search' ? 'enable' : 'disable']();
  }, [map, message, fitAsked]);
  return (box, zoom) => {
    onGesture();
    map.fitBounds(toBounds(box), { ...openedGroup, maxZoom: zoom });
  };
}

/** What `find` finds on the map around it, found anew as the map has moved; null before. */
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
