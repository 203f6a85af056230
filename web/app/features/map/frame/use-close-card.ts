import { useEffect } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { OpenMarker } from './map-popup';

/**
 * Where the page shows the cards of a marker: a press beside it, Escape and a move of the map away from
 * it end that.
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
