import type { MapBox } from '@agency/domain/map/map-box';
import type { ListSearch } from '../../lib/list-search';
import type { MapGroup, MapProperty } from './map-messages';
import type { ListDrawingView } from './list-drawing-view';

/** Where the listings of a search are; groups stand for those that are too many to name. */
export type MapPlacesView = { properties: MapProperty[]; groups: MapGroup[] };

/** FIND-10: the map of a list. */
export type ListMapView = {
  kind: 'map';
  label: string;
  /** The embedded frame's address. */
  frameHref: string;
  /** Before it are the list's language and goal, after it come a zoom and the list's query. */
  placesHref: string;
  /** The cards of listings are at this address with their ids behind it. */
  cardsHref: string;
  places: MapPlacesView;
  /** The window that shows the search. */
  fit: MapBox;
  drawing: ListDrawingView;
  /** The list's address is this path and the search; the map changes its box and its area. */
  path: string;
  search: ListSearch;
};

/** What its script is given: the drawing is in the page. */
export type LiveMapView = Omit<ListMapView, 'drawing'>;

/** ERR-2: stands for a map whose places could not be had; the list stands without it. */
export type FailedMapView = { kind: 'failed' };
