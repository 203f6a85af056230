import type { MapFrameView } from '../map-frame-view.server';
import type { PlaceLabelView } from '@agency/domain/map/place-labels';
import type { OutlineView } from '@agency/domain/map/draw-outline';

/** Location of one listing, as a drawing, and as a map when the visitor asks for it. */
export type PlaceMapView = PlaceDrawingView & {
  /** Street and city, or only the city if the address is hidden. */
  placeText: string;
  /** Explains the circle; null if the exact position is marked. */
  areaText: string | null;
  frame: MapFrameView;
};

export type PlaceDrawingView = {
  /** Description of the drawing for screen readers. */
  label: string;
  drawing: OutlineView;
  /** True if the centre of the drawing is the listing's position; otherwise it is the area's. */
  isExact: boolean;
  /** Place names for orientation, in percent of the drawing's width and height. */
  labels: PlaceLabelView[];
  /** Nearby places as numbered in the list beside the drawing; null if none are shown. */
  near: NearDrawingView | null;
};

/** In percent of the drawing's width and height. */
export type DrawnPoint = { left: number; top: number };

export type NearDrawingView = {
  dots: DrawnPoint[];
  /** Distance rings: `radius` in thousandths of the drawing's width, the text if it fits. */
  rings: { radius: number; text: string; at: DrawnPoint | null }[];
  /** The side of the drawing's lower edge without dots. */
  freeSide: 'left' | 'right';
};
