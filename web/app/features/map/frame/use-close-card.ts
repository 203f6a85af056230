import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { OpenMarker } from './map-popup';

/**
 * Closes a marker's cards shown on the page: on a click outside, on Escape, and when the map moves
 * away from the marker.
 */
export function useCloseCard(opened: OpenMarker | null, onOpen: (none: null) => void): void {
  const map = useMapEvents({
    click() {
      if (opened) onOpen(null);
    },
    moveend() {
      if (!opened) return;
      const { latitude, longitude } = opened.marker;
      if (!map.getBounds().contains([latitude, longitude])) onOpen(null);
    },
  });
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onOpen(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [opened, onOpen]);
}
