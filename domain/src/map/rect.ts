/** A rectangle in pixels from the upper left corner. */
export type Rect = { left: number; right: number; top: number; bottom: number };

export function rectAround(
  { x, y }: { x: number; y: number },
  halfWidth: number,
  halfHeight: number,
): Rect {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/** Reports whether two rectangles share more than an edge. */
export function isTouching(one: Rect, other: Rect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
