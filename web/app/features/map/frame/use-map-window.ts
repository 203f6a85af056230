import { latLngBounds, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import type { MapBox } from '../../../lib/list-search';
import type { ShowMessage } from '../map-messages';
import { sendToPage } from './use-page';

/**
 * Goes at once to each window that the page asks for, and tells the page where the map is. Returns
 * how to go to a window because the visitor asked for it.
 */
export function useMapWindow(message: ShowMessage | null): (box: MapBox) => void {
  const map = useMap();
  // What the page asks for, a new size of the window and a card that needs room move the map too.
  const isAsked = useRef(false);
  const byVisitor = useRef(false);
  const act = () => {
    if (!isAsked.current) byVisitor.current = true;
  };
  useMapEvents({
    dragstart: act,
    zoomstart: act,
    keydown({ originalEvent }) {
      if (originalEvent.key.startsWith('Arrow')) act();
    },
    moveend() {
      const box = toBox(map.getBounds());
      sendToPage({ name: 'moved', box, zoom: map.getZoom(), byVisitor: byVisitor.current });
      byVisitor.current = false;
    },
  });
  useEffect(() => {
    if (!message) return;
    const { fit, purpose } = message.messageInfo;
    isAsked.current = true;
    if (fit) map.fitBounds(toBounds(fit), { animate: false, maxZoom: 16, padding: [44, 32] });
    isAsked.current = false;
    // A map that is only looked at leaves the wheel to the page around it.
    map.scrollWheelZoom[purpose === 'search' ? 'enable' : 'disable']();
  }, [map, message]);
  return (box) => {
    act();
    map.fitBounds(toBounds(box), { padding: [48, 48], maxZoom: 17 });
  };
}

/** What `find` finds on the map around it, found anew as the map has moved. */
export function useInWindow<Found>(find: (map: LeafletMap) => Found[]): Found[] {
  const map = useMap();
  const [found, setFound] = useState<Found[]>([]);
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
