import type { Pixel } from './markers/marker-size';

/** Free pixels around the window that the page asks for. */
export type Room = { side: number; top: number; bottom: number };

/**
 * Room for the tools above and for what stands at the foot: the sources, and on a narrow map that is
 * searched the choice to search as it moves, if it is high enough.
 */
export function freePixels({ x, y }: Pixel, purpose: 'search' | 'show' = 'search'): Room {
  if (x >= 560) return { side: 32, top: 68, bottom: 36 };
  if (purpose === 'show') return { side: 12, top: 68, bottom: 36 };
  return { side: 24, top: 72, bottom: y < 400 ? 36 : 80 };
}
