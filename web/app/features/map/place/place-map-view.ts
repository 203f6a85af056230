import type { MapFrameView } from '../map-frame-view.server';
import type { PlaceLabelView } from '@agency/domain/map/place-labels';
import type { OutlineView } from '@agency/domain/map/draw-outline';

/** DETAIL-10: where one listing is, as a drawing, and as a map when the visitor asks for it. */
export type PlaceMapView = {
  /** What the drawing shows, for who cannot see it. */
  label: string;
  /** Street and city, or the city alone (DETAIL-5). */
  placeText: string;
  /** What the circle means; null where the place itself is marked. */
  areaText: string | null;
  drawing: OutlineView;
  /** True where the listing stands in the middle of the drawing; else the area does. */
  isExact: boolean;
  /** Names to find one's way by, in percent of the drawing's width and height. */
  labels: PlaceLabelView[];
  /** What is near, as the list beside the drawing numbers it; null where nothing is shown. */
  near: NearDrawingView | null;
  frame: MapFrameView;
};

/** In percent of the drawing's width and height. */
export type DrawnPoint = { left: number; top: number };

export type NearDrawingView = {
  dots: DrawnPoint[];
  /** How far it is: `radius` in thousandths of the drawing's width, its words where there is room. */
  rings: { radius: number; text: string; at: DrawnPoint | null }[];
  /** The side of the drawing's foot where nothing is. */
  freeSide: 'left' | 'right';
};
