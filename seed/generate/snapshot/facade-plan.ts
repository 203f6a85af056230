import type { Listing } from './listing';
import { scoreTags, type DrawnPicture } from './drawn-picture';
import { fits } from './fits';
import { listShots, type Shot } from './shots';

interface Wish {
  listing: Listing;
  shot: Shot;
}

/** The score of a front that contradicts its listing, and of no front. */
const CONTRADICTION = -100;

/**
 * Assigns a different façade to each listing: first in turn, then swapped as long as a swap
 * improves the total score. A listing without a fitting one has none; empty if there are not enough
 * façades.
 */
export function planFacades(
  listings: readonly Listing[],
  facades: readonly DrawnPicture[],
): Map<string, DrawnPicture> {
  const wishes = listings.flatMap((listing): Wish[] => {
    const shot = listShots(listing).find(({ room }) => room === 'facade');
    return shot ? [{ listing, shot }] : [];
  });
  if (wishes.length > facades.length) return new Map();
  const places: (Wish | null)[] = facades.map((_, i) => wishes[i] ?? null);
  while (improve(places, facades));
  return new Map(
    facades.flatMap((facade, i) => {
      const wish = places[i];
      return wish && fits(facade, wish.listing.scenario)
        ? [[wish.listing.key, facade] as const]
        : [];
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
  if (!wish || !facade) return 0;
  return fits(facade, wish.listing.scenario) ? scoreTags(facade, wish.shot) : CONTRADICTION;
}
