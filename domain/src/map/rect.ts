/** In pixels of a drawing or a map, from its left upper corner. */
export type Rect = { left: number; right: number; top: number; bottom: number };

/** The rectangle around its middle, by half its width and half its height. */
export function rectAround(
  { x, y }: { x: number; y: number },
  halfWidth: number,
  halfHeight: number,
): Rect {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** Whether two rectangles share more than an edge. */
export function isTouching(one: Rect, other: Rect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
