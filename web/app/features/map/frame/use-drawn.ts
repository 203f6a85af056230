import type { Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import type { ShowMessage } from '../map-messages';
import { createClusters } from './cluster-places';
import type { PlaceView } from './frame-view';
import { joinTouching } from './join-touching';
import { keepClear, listButtons, searchBar } from './keep-clear';
import { drawnAt, keepInside, type DrawnMarker } from './keep-inside';
import { placeNames, type PlacedLabel } from './place-names';
import { toBox, useInViewport } from './use-viewport';

type ListMarkers = ReturnType<typeof createClusters>;
type Drawn = { markers: DrawnMarker[]; names: PlacedLabel[] };

const nothing: Drawn = { markers: [], names: [] };

/** FIND-10: the markers of the map, near ones as one, and the names of places that have room beside them. */
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
    const isMoved = 'moved' in map.getContainer().dataset;
    const bar = hasTools && isMoved ? [searchBar(size)] : [];
    const covers = [...listButtons(), ...bar];
    const inside = keepClear(keepInside(apart, variant, size), variant, size, covers);
    const names = placeNames({
      places: places.map((place) => ({ ...place, at: toPixel(place) })),
      markers: inside.map((drawn) => ({ marker: drawn.marker, at: drawnAt(drawn) })),
      variant,
      size,
      hasTools,
    });
    return { markers: inside, names };
  };
}
