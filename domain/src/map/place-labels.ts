import type { MapBox } from './map-box';
import { isTouching, type Rect } from './rect';

export type NamedPlace = { zip: string; name: string; latitude: number; longitude: number };

/** A name on a map, in percent of its width and height. */
export type PlaceLabelView = {
  name: string;
  left: number;
  top: number;
  /** True if a phone lacks the space for it. */
  isMinor: boolean;
};

/** Size of a drawing in pixels, and the visible share of its width. */
export type LabelScreen = {
  width: number;
  height: number;
  seen: number;
};

/** The drawing on the narrowest phone and on a tablet. */
export const phone: LabelScreen = { width: 504, height: 210, seen: 0.55 };
const tablet: LabelScreen = { width: 585, height: 244, seen: 0.97 };
const letterWidth = 7.2;
const line = 22;

/**
 * Places the names of the towns in a window that overlap neither each other nor `taken`; earlier
 * ones take precedence.
 */
export function placeLabels(
  given: readonly NamedPlace[],
  window: MapBox,
  listTaken: (screen: LabelScreen) => readonly Rect[],
): PlaceLabelView[] {
  const places = [
    ...new Map(given.toReversed().map((place) => [place.name, place])).values(),
  ].reverse();
  const major = choose(places, window, phone, listTaken(phone));
  const named = major.map((place) => rectOf(place, window, tablet));
  const minor = choose(
    places.filter((place) => !major.includes(place)),
    window,
    tablet,
    [...named, ...listTaken(tablet)],
  );
  return [
    ...major.map((place) => viewOf(place, window, false)),
    ...minor.map((place) => viewOf(place, window, true)),
  ];
}

/** Places the names that fit on one screen; `isMiddleTaken` keeps the marker free. */
export function labelsFor(
  places: readonly NamedPlace[],
  window: MapBox,
  screen: LabelScreen,
  isMiddleTaken: boolean,
): PlaceLabelView[] {
  const shown = choose(places, window, screen, isMiddleTaken ? [middleOf(screen)] : []);
  return shown.map((place) => viewOf(place, window, false));
}

function choose(
  places: readonly NamedPlace[],
  window: MapBox,
  screen: LabelScreen,
  taken: readonly Rect[],
): NamedPlace[] {
  const rects = [...taken];
  const edge = (screen.width * (1 - screen.seen)) / 2;
  return places.filter((place) => {
    const rect = rectOf(place, window, screen);
    const isSeen =
      rect.left >= edge &&
      rect.right <= screen.width - edge &&
      rect.top >= 0 &&
      rect.bottom <= screen.height;
    if (!isSeen || rects.some((other) => isTouching(rect, other))) return false;
    rects.push(rect);
    return true;
  });
}

function viewOf(place: NamedPlace, window: MapBox, isMinor: boolean): PlaceLabelView {
  const { left, top } = shareOf(place, window);
  return { name: place.name, left: percent(left), top: percent(top), isMinor };
}

function rectOf(place: NamedPlace, window: MapBox, { width, height }: LabelScreen): Rect {
  const { left, top } = shareOf(place, window);
  const half = (place.name.length * letterWidth) / 2 + 6;
  return {
    left: left * width - half,
    right: left * width + half,
    top: top * height - line / 2,
    bottom: top * height + line / 2,
  };
}

/** Returns the area of the marker, whose tip is in the middle. */
export function middleOf({ width, height }: LabelScreen): Rect {
  return {
    left: width / 2 - 20,
    right: width / 2 + 20,
    top: height / 2 - 40,
    bottom: height / 2 + 1,
  };
}

function shareOf({ latitude, longitude }: NamedPlace, { south, west, north, east }: MapBox) {
  return { left: (longitude - west) / (east - west), top: (north - latitude) / (north - south) };
}

function percent(share: number): number {
  return Number((share * 100).toFixed(1));
}
