import { useEffect, useRef, useState } from 'react';
import type { MapBox } from '@agency/domain/map/map-box';
import { serialiseListSearch } from '../../../lib/rules/list-search';
import type { LiveMapView, MapPlacesView } from './list-map-view';

/**
 * Returns the places on the map: those sent with the page and, if incomplete, those requested as
 * the map moves. A failed request keeps the current ones.
 */
export function usePlaces(map: LiveMapView) {
  const [found, setFound] = useState<{ map: LiveMapView; places: MapPlacesView } | null>(null);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), [map]);
  const isWhole = map.search.box === null && map.places.groups.length === 0;
  return {
    places: found?.map === map ? found.places : map.places,
    lookAt(box: MapBox, zoom: number) {
      if (isWhole) return;
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      const query = serialiseListSearch({ ...map.search, page: 1, box });
      fetch(`${map.placesHref}${Math.round(zoom)}/${query}`, { signal: controller.signal })
        .then((answer) => (answer.ok ? (answer.json() as Promise<MapPlacesView>) : null))
        .then((places) => places && setFound({ map, places }))
        .catch(() => undefined);
    },
  };
}
