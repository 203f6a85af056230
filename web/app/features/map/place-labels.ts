import type { MapBox } from '../../lib/list-search';
import type { PlaceLabelView } from './place-map-view';

export type NamedPlace = { zip: string; name: string; latitude: number; longitude: number };

type Rect = { left: number; right: number; top: number; bottom: number };

/** How wide the drawing is on the narrowest phone and on a tablet, and how much of it is seen. */
const phone = { width: 430, height: 242, seen: 0.72 };
const tablet = { width: 680, height: 382, seen: 0.97 };
const letterWidth = 7.2;
const line = 22;

/** The names of the towns in a window that have room beside one another, the first ones first. */
export function placeLabels(
  places: readonly NamedPlace[],
  window: MapBox,
  isMiddleTaken: boolean,
): PlaceLabelView[] {
  const major = choose(places, window, phone, isMiddleTaken ? [middleOf(phone)] : []);
  const taken = major.map((place) => rectOf(place, window, tablet));
  const minor = choose(
    places.filter((place) => !major.includes(place)),
    window,
    tablet,
    isMiddleTaken ? [...taken, middleOf(tablet)] : taken,
  );
  const view = (isMinor: boolean) => (place: NamedPlace) => {
    const { left, top } = shareOf(place, window);
    return { name: place.name, left: percent(left), top: percent(top), isMinor };
  };
  return [...major.map(view(false)), ...minor.map(view(true))];
}

function choose(
  places: readonly NamedPlace[],
  window: MapBox,
  screen: typeof phone,
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

function rectOf(place: NamedPlace, window: MapBox, { width, height }: typeof phone): Rect {
  const { left, top } = shareOf(place, window);
  const half = (place.name.length * letterWidth) / 2 + 6;
  return {
    left: left * width - half,
    right: left * width + half,
    top: top * height - line / 2,
    bottom: top * height + line / 2,
  };
}

/** The marker, whose foot stands in the middle. */
function middleOf({ width, height }: typeof phone): Rect {
  return {
    left: width / 2 - 20,
    right: width / 2 + 20,
    top: height / 2 - 40,
    bottom: height / 2 + 4,
  };
}

function shareOf({ latitude, longitude }: NamedPlace, { south, west, north, east }: MapBox) {
  return { left: (longitude - west) / (east - west), top: (north - latitude) / (north - south) };
}

function isTouching(one: Rect, other: Rect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

function percent(share: number): number {
  return Number((share * 100).toFixed(2));
}
