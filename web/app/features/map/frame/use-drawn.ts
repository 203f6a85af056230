import type { Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import type { ShowMessage } from '../map-messages';
import { createClusters } from './cluster-places';
import type { PlaceView } from './frame-view';
import { joinTouching } from './join-touching';
import { keepInside, type DrawnMark } from './keep-inside';
import { placeNames, type PlacedName } from './place-names';
import { toBox, useInWindow } from './use-map-window';

type Drawn = { marks: DrawnMark[]; names: PlacedName[] };

const nothing: Drawn = { marks: [], names: [] };

/** FIND-10: the markers of the map, near ones as one, and the names of places that have room beside them. */
export function useDrawn(message: ShowMessage | null, places: readonly PlaceView[]): Drawn {
  const find = useMemo(() => createFind(message, places), [message, places]);
  return useInWindow(find) ?? nothing;
}

function createFind(message: ShowMessage | null, places: readonly PlaceView[]) {
  const ignored = new Set(message?.ignoreList);
  const properties = message?.propertyList.filter(({ id }) => !ignored.has(id)) ?? [];
  const listMarks = createClusters(properties, message?.messageInfo.groups ?? []);
  const form = message?.customMarker ?? 'price';
  const hasTools = message?.messageInfo.purpose === 'search';
  return (map: LeafletMap): Drawn => {
    const toPixel = ({ latitude, longitude }: Omit<PlaceView, 'name'>) =>
      map.latLngToContainerPoint([latitude, longitude]);
    const near = listMarks(toBox(map.getBounds().pad(0.2)), map.getZoom());
    const size = map.getSize();
    const inside = keepInside(
      joinTouching(
        near.map((mark) => ({ mark, at: toPixel(mark) })),
        form,
      ),
      form,
      size,
    );
    const names = placeNames({
      places: places.map((place) => ({ ...place, at: toPixel(place) })),
      marks: inside.map(({ mark, at, aside }) => ({ mark, at: { ...at, x: at.x + aside } })),
      form,
      size,
      hasTools,
    });
    return { marks: inside, names };
  };
}
