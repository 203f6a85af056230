import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { mostCards } from '../../map-messages';
import type { Marker } from './cluster-places';
import { sendToParent } from '../use-parent-messages';

/** A zoom that starts within this time is the one that opened the group. */
const ownZoomMs = 600;

/**
 * Reports to the page that a group's listings are opened, until the visitor moves the map or clicks
 * elsewhere on it. Null ends this without a report: another marker was opened instead, which is
 * reported elsewhere.
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
