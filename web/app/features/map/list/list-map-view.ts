import type { MapBox } from '@agency/domain/map/map-box';
import type { ListSearch } from '../../../lib/rules/list-search';
import type { MapGroup, MapProperty } from '../map-messages';
import type { OutlineView } from '@agency/domain/map/draw-outline';
import type { ClusterSize } from '../frame/markers/marker-size';

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

/** FIND-10: the map of a list as a drawing, with what the live map draws on it; positions in percent. */
export type ListDrawingView = {
  outline: OutlineView;
  /** The width of its window by its height. */
  ratio: number;
  /** What every screen shows, and what only some have at its place. */
  layers: DrawingLayerView[];
};

/** The sizes of map that have marks of their own, for how many stand apart is a question of room. */
export type DrawingScreen = 'narrow' | 'wide' | 'large';

export type DrawingLayerView = {
  on: 'every' | DrawingScreen;
  marks: DrawnMarkView[];
  names: DrawnNameView[];
};

/** A link to the list of those that the mark stands for. */
export type DrawnMarkView = {
  left: number;
  top: number;
  size: ClusterSize | 'price';
  text: string;
  /** What it is called, where its text is a number. */
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
