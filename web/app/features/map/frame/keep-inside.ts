import type { Mark } from './cluster-places';
import type { ShownMark } from './join-touching';
import { rectOfMark, type MarkForm, type Pixel } from './mark-size';

/** A marker, and how far beside its place it stands, in pixels. */
export type DrawnMark = { mark: Mark; aside: number };

/** Between a marker and the map's edge. */
const air = 4;

/**
 * FIND-10: no marker is cut by the left or right edge of the map: one whose place is in sight moves in,
 * one whose place is beyond the edge is left out while it would reach into the map.
 */
export function keepInside(
  marks: readonly ShownMark[],
  form: MarkForm,
  size: Pixel,
): (ShownMark & DrawnMark)[] {
  return marks.flatMap(({ mark, at }) => {
    const { left, right } = rectOfMark(mark, form, at);
    const isCut = left < air || right > size.x - air;
    if (!isCut || right < 0 || left > size.x) return [{ mark, at, aside: 0 }];
    if (at.x < 0 || at.x > size.x) return [];
    const aside = left < air ? air - left : size.x - air - right;
    return [{ mark, at, aside }];
  });
}
