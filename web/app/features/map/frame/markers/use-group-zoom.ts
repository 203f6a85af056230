import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { mostCards } from '../../map-messages';
import type { Marker } from './cluster-places';
import { sendToParent } from '../use-parent-messages';

/** A zoom that begins sooner is that of the group itself. */
const ownZoomMs = 600;

/**
 * FIND-18: tells the page that the homes of a group are opened, until the visitor moves the map or
 * presses it elsewhere; what is said of a marker that they open instead (null) is said elsewhere.
 */
export function useGroupZoom(map: LeafletMap): (marker: Marker | null) => void {
  const approachedAt = useRef<number | null>(null);
  useEffect(() => {
    const leave = () => {
      if (approachedAt.current === null) return;
      approachedAt.current = null;
      sendToParent({ name: 'opened', ids: [] });
    };
    const leaveLater = () => {
      if (performance.now() - (approachedAt.current ?? Infinity) > ownZoomMs) leave();
    };
    map.on('click dragstart', leave).on('zoomstart', leaveLater);
    return () => {
      map.off('click dragstart', leave).off('zoomstart', leaveLater);
    };
  }, [map]);
  return (marker) => {
    approachedAt.current = marker && performance.now();
    if (!marker) return;
    sendToParent({
      name: 'opened',
      ids: marker.properties.slice(0, mostCards).map(({ id }) => id),
    });
  };
}
