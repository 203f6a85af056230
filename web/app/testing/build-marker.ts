import type { Marker } from '../features/map/frame/markers/cluster-places';

/** Builds the marker of one available listing. */
export function buildMarker(label: string, key = '1'): Marker {
  const at = { latitude: 50, longitude: 4 };
  return {
    key,
    ...at,
    count: 1,
    properties: [{ id: '1', ...at, isExact: true, label, tone: 'open' }],
    box: { south: 50, north: 50, west: 4, east: 4 },
  };
}
