import type { Listing } from './listing';
import { scoreTags, type DrawnPicture } from './drawn-picture';
import { listShots, type Shot } from './shots';

interface Wish {
  key: string;
  shot: Shot;
}

/**
 * Gives each listing a façade of its own so that they fit best as a whole: dealt out in turn, then
 * swapped as long as a swap makes two of them fit better. Empty when there are not enough of them.
 */
export function planFacades(
  listings: readonly Listing[],
  facades: readonly DrawnPicture[],
): Map<string, DrawnPicture> {
  const wishes = listings.flatMap((listing): Wish[] => {
    const shot = listShots(listing).find(({ room }) => room === 'facade');
    return shot ? [{ key: listing.scenario.key, shot }] : [];
  });
  if (wishes.length > facades.length) return new Map();
  const places: (Wish | null)[] = facades.map((_, i) => wishes[i] ?? null);
  while (improve(places, facades));
  return new Map(
    facades.flatMap((facade, i) => {
      const wish = places[i];
      return wish ? [[wish.key, facade] as const] : [];
    }),
  );
}

function improve(places: (Wish | null)[], facades: readonly DrawnPicture[]): boolean {
  let better = false;
  for (let a = 0; a < places.length; a += 1) {
    for (let b = a + 1; b < places.length; b += 1) {
      const kept = fit(places[a], facades[a]) + fit(places[b], facades[b]);
      const swapped = fit(places[b], facades[a]) + fit(places[a], facades[b]);
      if (swapped <= kept) continue;
      [places[a], places[b]] = [places[b] ?? null, places[a] ?? null];
      better = true;
    }
  }
  return better;
}

function fit(wish: Wish | null | undefined, facade: DrawnPicture | undefined): number {
  return wish && facade ? scoreTags(facade, wish.shot) : 0;
}
