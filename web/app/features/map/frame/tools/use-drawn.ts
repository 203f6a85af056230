import type { Rect } from '@agency/domain/map/rect';
import type { Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import type { ShowMessage } from '../../map-messages';
import { createClusters } from '../markers/cluster-places';
import type { PlaceView } from '../frame-view.server';
import { joinTouching } from '../markers/join-touching';
import { keepClear, listButtons, searchBar } from '../markers/keep-clear';
import { drawnAt, keepInside, type DrawnMarker } from '../keep-inside';
import { placeNames, type PlacedLabel } from '../markers/place-names';
import { toBox, useInViewport } from '../use-viewport';

type ListMarkers = ReturnType<typeof createClusters>;
type Drawn = { markers: DrawnMarker[]; names: PlacedLabel[] };

const nothing: Drawn = { markers: [], names: [] };

/** Computes the map's markers, close ones joined, and the place names that fit. */
export function useDrawn(
  message: ShowMessage | null,
  places: readonly PlaceView[],
): Drawn & { listMarkers: ListMarkers } {
  const listMarkers = useMemo(() => createMarkers(message), [message]);
  const find = useMemo(
    () => createFind(message, places, listMarkers),
    [message, places, listMarkers],
  );
  return { ...(useInViewport(find) ?? nothing), listMarkers };
}

function createMarkers(message: ShowMessage | null): ListMarkers {
  const ignored = new Set(message?.ignoreList);
  const properties = message?.propertyList.filter(({ id }) => !ignored.has(id)) ?? [];
  return createClusters(properties, message?.messageInfo.groups ?? []);
}

function createFind(
  message: ShowMessage | null,
  places: readonly PlaceView[],
  listMarkers: ListMarkers,
) {
  const variant = message?.customMarker ?? 'price';
  const hasTools = message?.messageInfo.purpose === 'search';
  return (map: LeafletMap): Drawn => {
    const toPixel = ({ latitude, longitude }: Omit<PlaceView, 'name'>) =>
      map.latLngToContainerPoint([latitude, longitude]);
    const near = listMarkers(toBox(map.getBounds().pad(0.2)), map.getZoom());
    const size = map.getSize();
    const apart = joinTouching(
      near.map((marker) => ({ marker, at: toPixel(marker) })),
      variant,
    );
    const inside = keepInside(apart, variant, size);
    // The single place of a display map stays at its position.
    const markers = hasTools ? keepClear(inside, variant, size, listCovers(map)) : inside;
    const names = placeNames({
      places: places.map((place) => ({ ...place, at: toPixel(place) })),
      markers: markers.map((drawn) => ({ marker: drawn.marker, at: drawnAt(drawn) })),
      variant,
      size,
      hasTools,
    });
    return { markers, names };
  };
}

/** Lists what covers a search map: its buttons, and after a move the bar to search as it moves. */
function listCovers(map: LeafletMap): Rect[] {
  const isMoved = 'moved' in map.getContainer().dataset;
  return isMoved ? [...listButtons(), searchBar(map.getSize())] : listButtons();
}
