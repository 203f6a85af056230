import type { Point } from '../draw/geometry';

const GLYPHS: Record<string, readonly (readonly Point[])[]> = {
  '0': [
    [
      [0.5, 1],
      [0.1, 0.8],
      [0.1, 0.2],
      [0.5, 0],
      [0.9, 0.2],
      [0.9, 0.8],
      [0.5, 1],
    ],
  ],
  '1': [
    [
      [0.25, 0.75],
      [0.55, 1],
      [0.55, 0],
    ],
  ],
  '2': [
    [
      [0.1, 0.78],
      [0.35, 1],
      [0.75, 0.98],
      [0.88, 0.72],
      [0.7, 0.45],
      [0.1, 0],
      [0.9, 0],
    ],
  ],
  '3': [
    [
      [0.12, 0.95],
      [0.6, 1],
      [0.85, 0.78],
      [0.45, 0.55],
      [0.88, 0.3],
      [0.6, 0.02],
      [0.1, 0.06],
    ],
  ],
  '4': [
    [
      [0.7, 0],
      [0.7, 1],
      [0.08, 0.32],
      [0.95, 0.32],
    ],
  ],
  '5': [
    [
      [0.85, 1],
      [0.2, 1],
      [0.15, 0.58],
      [0.6, 0.62],
      [0.9, 0.32],
      [0.55, 0],
      [0.1, 0.06],
    ],
  ],
  '6': [
    [
      [0.75, 1],
      [0.25, 0.6],
      [0.1, 0.25],
      [0.45, 0],
      [0.88, 0.25],
      [0.55, 0.52],
      [0.15, 0.35],
    ],
  ],
  '7': [
    [
      [0.1, 1],
      [0.9, 1],
      [0.4, 0],
    ],
  ],
  '8': [
    [
      [0.5, 0.54],
      [0.15, 0.78],
      [0.5, 1],
      [0.85, 0.78],
      [0.5, 0.54],
      [0.1, 0.25],
      [0.5, 0],
      [0.9, 0.25],
      [0.5, 0.54],
    ],
  ],
  '9': [
    [
      [0.85, 0.65],
      [0.5, 0.46],
      [0.12, 0.72],
      [0.5, 1],
      [0.88, 0.75],
      [0.8, 0.4],
      [0.4, 0],
    ],
  ],
  ',': [
    [
      [0.3, 0.1],
      [0.15, -0.15],
    ],
  ],
};

/** Digits as pen strokes, so that plans need no font; centred on a point, `turn` in quarter turns. */
export function strokeDigits(text: string, [x, y]: Point, size: number, upright = true): Point[][] {
  const advance = (glyph: string) => (glyph === ',' ? 0.42 : 0.86);
  const total = [...text].reduce((sum, glyph) => sum + advance(glyph) * size, 0);
  let pen = -total / 2;
  return [...text].flatMap((glyph) => {
    const at = pen;
    pen += advance(glyph) * size;
    return (GLYPHS[glyph] ?? []).map((stroke) =>
      stroke.map(([u, v]): Point => {
        const [dx, dy] = [at + u * size * 0.62, (0.5 - v) * size];
        return upright ? [x + dx, y + dy] : [x + dy, y - dx];
      }),
    );
  });
}
