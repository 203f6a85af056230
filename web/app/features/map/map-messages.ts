import type { Corner, MapBox, MapPoint } from '@agency/domain/map/map-box';

export type MapProperty = {
  id: string;
  latitude: number;
  longitude: number;
  /** False if only the centre of the postal code is known. */
  isExact: boolean;
  /** Text of its marker, e.g. the price. */
  label: string;
  /** `closed` is sold or rented. */
  tone: 'open' | 'option' | 'closed';
};

/** Nearby listings that are counted together. */
export type MapGroup = { latitude: number; longitude: number; count: number; box: MapBox };

export type ShowInfo = {
  name: 'show';
  version: 1;
  /** A `search` map can filter; a `show` map is only viewed. */
  purpose: 'search' | 'show';
  /** Place of the cards of a clicked marker. */
  cardsOn: 'map' | 'page';
  groups: MapGroup[];
  /** The window to move to; null keeps the current one. */
  fit: MapBox | null;
  /**
   * Number of the visitor's requests for a window, so that the same window can be requested again.
   */
  asked: number;
  /** Area drawn on the map; empty without one. */
  area: Corner[];
  /** Places near a home, in the order of the page's list. */
  marks: MapPoint[];
};

/** Message from the page to the frame (docs/contracts/map-frame.md). */
export type ShowMessage = {
  propertyList: MapProperty[];
  mapType: 'outlines' | 'streets';
  messageInfo: ShowInfo;
  customMarker: 'price' | 'gable';
  ignoreList: string[];
};

/** Highlights the marker of a listing whose card is hovered. */
export type HighlightMessage = {
  messageInfo: { name: 'highlight'; version: 1; id: string | null };
};

export type MessageToFrame = ShowMessage | HighlightMessage;

type FrameInfo =
  | { name: 'ready' }
  /** `byVisitor` is false if the page requested the window. */
  | { name: 'moved'; box: MapBox; zoom: number; byVisitor: boolean }
  | { name: 'hovered'; id: string | null }
  /** Listings of the opened marker, at most {@link mostCards}; empty without one. */
  | { name: 'opened'; ids: string[] }
  /** A panel of the frame, which the page must not cover. */
  | { name: 'panel'; isOpen: boolean }
  /** At least three corners; empty clears the area. */
  | { name: 'drawn'; area: Corner[] };

export const mostCards = 20;

/** Message from the frame to the page. */
export type MessageToPage = { messageInfo: FrameInfo & { version: 1 } };
