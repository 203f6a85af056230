import type { MapTilesView } from '../map-tiles-view';

/** What the embedded frame is made with; what it shows comes by message. */
export type FrameView = {
  language: string;
  tiles: MapTilesView | null;
  /** The cards of listings are at this address with their ids behind it. */
  cardsHref: string;
  places: PlaceView[];
};

/** A place to find one's way by. */
export type PlaceView = { name: string; latitude: number; longitude: number };
