import type { MapBox } from '@agency/domain/map/map-box';
import type { ListSearch } from '../../../lib/rules/list-search';
import type { MapGroup, MapProperty } from '../map-messages';
import type { OutlineView } from '@agency/domain/map/draw-outline';
import type { ClusterSize } from '../frame/markers/marker-size';

/** Positions of a search's listings; groups replace listings that are too many to list. */
export type MapPlacesView = { properties: MapProperty[]; groups: MapGroup[] };

export type ListMapView = {
  kind: 'map';
  label: string;
  frameHref: string;
  /** Prefix is the language and goal; a zoom and the list's query are appended. */
  placesHref: string;
  /** Listing ids are appended to this address. */
  cardsHref: string;
  places: MapPlacesView;
  fit: MapBox;
  drawing: ListDrawingView;
  /** Path of the list; the map changes the box and area of its query. */
  path: string;
  search: ListSearch;
};

/** Data for the script; the drawing is already in the page. */
export type LiveMapView = Omit<ListMapView, 'drawing'>;

/** Replaces a map whose places failed to load; the list is shown without it. */
export type FailedMapView = { kind: 'failed' };

/** The map of a list as a drawing, with its marks; positions in percent. */
export type ListDrawingView = {
  outline: OutlineView;
  ratio: number;
  /** Parts of all screens, and those of some. */
  layers: DrawingLayerView[];
};

/** Map sizes with their own marks, since fewer marks fit on a small map. */
export type DrawingScreen = 'narrow' | 'wide' | 'large';

export type DrawingLayerView = {
  on: 'every' | DrawingScreen;
  marks: DrawnMarkView[];
  names: DrawnNameView[];
};

export type DrawnMarkView = {
  left: number;
  top: number;
  size: ClusterSize | 'price';
  text: string;
  /** Accessible name if its text is a number. */
  label: string | null;
  href: string;
};

/** A name beside the dot of its place, or above or below a mark. */
type DrawnNameView = {
  left: number;
  top: number;
  align: 'start' | 'middle' | 'end';
  name: string;
};
