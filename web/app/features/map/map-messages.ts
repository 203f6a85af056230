import type { Corner, MapBox, MapPoint } from '@agency/domain/map/map-box';

/** What stands on the map: a listing, or the office. */
export type MapProperty = {
  id: string;
  latitude: number;
  longitude: number;
  /** False where only the postal code's centre is known (FIND-10). */
  isExact: boolean;
  /** What its marker says, e.g. the price. */
  label: string;
  /** A closed one is sold or rented. */
  tone: 'open' | 'option' | 'closed';
};

/** Listings near one another that were counted together. */
export type MapGroup = { latitude: number; longitude: number; count: number; box: MapBox };

/** What is shown besides the properties. */
export type ShowInfo = {
  name: 'show';
  version: 1;
  /** A search can be narrowed on the map; a show is only looked at. */
  purpose: 'search' | 'show';
  /** Where the cards of a marker that is pressed are shown. */
  cardsOn: 'map' | 'page';
  groups: MapGroup[];
  /** The window to go to; null stays where the map is. */
  fit: MapBox | null;
  /** How often the visitor has asked for a window: it is gone to again, even where it is the same. */
  asked: number;
  /** The area drawn on the map; empty without one. */
  area: Corner[];
  /** What is near a home, in the order of the numbers that the page lists it with. */
  marks: MapPoint[];
};

/** FIND-10: the page's message to the frame (docs/contracts/map-frame.md). */
export type ShowMessage = {
  propertyList: MapProperty[];
  mapType: 'outlines' | 'streets';
  messageInfo: ShowInfo;
  customMarker: 'price' | 'gable';
  /** Ids of properties that are not to be drawn. */
  ignoreList: string[];
};

/** Makes the marker of a listing stand out, as its card is pointed at. */
export type HighlightMessage = {
  messageInfo: { name: 'highlight'; version: 1; id: string | null };
};

export type MessageToFrame = ShowMessage | HighlightMessage;

type FrameInfo =
  | { name: 'ready' }
  /** `byVisitor` is false where the page asked for the window. */
  | { name: 'moved'; box: MapBox; zoom: number; byVisitor: boolean }
  | { name: 'hovered'; id: string | null }
  /** The listings of the marker that is open, at most {@link mostCards}; none where none is. */
  | { name: 'opened'; ids: string[] }
  /** A panel of the frame, which nothing of the page may cover. */
  | { name: 'panel'; isOpen: boolean }
  /** Three corners or more; none clears the area. */
  | { name: 'drawn'; area: Corner[] };

/** The most cards that one marker opens. */
export const mostCards = 20;

/** What the frame tells the page. */
export type MessageToPage = { messageInfo: FrameInfo & { version: 1 } };
