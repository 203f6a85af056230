import { darken } from '../draw/colour';
import { arc, bezier, type Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';

export type RailingPattern = 'bars' | 'scrolls' | 'whiplash' | 'deco' | 'lattice' | 'hoops';

/** Where a railing runs in plan: share of its length to (along, out). */
export type Run = (share: number) => readonly [u: number, w: number];

/** A wrought-iron railing along a run, `height` above `v`, in the chosen pattern. */
export function paintRailing(
  plane: Plane,
  run: Run,
  length: number,
  v: number,
  height: number,
  pattern: RailingPattern,
  colour: string,
): void {
  const { sheet } = plane.scene;
  const [midU, midW] = run(0.5);
  const k = plane.pixels([midU, v, midW]);
  const tone = plane.tone(colour);
  const on = ([share, up]: Point): Local => {
    const [u, w] = run(Math.max(0, Math.min(1, share)));
    return [u, v + up * height, w];
  };
  const draw = (strokes: readonly (readonly Point[])[], thick: number) =>
    sheet.lines(
      strokes.map((s) => plane.open(s.map(on))),
      { stroke: tone, width: Math.max(0.7, thick * k), cap: 'round' },
    );
  const cells = Math.max(1, Math.round(length / (pattern === 'bars' ? 0.6 : 0.52)));
  const strokes: Point[][] = [];
  for (let i = 0; i < cells; i++) {
    for (const stroke of PATTERNS[pattern](i)) {
      strokes.push(stroke.map(([x, y]) => [(i + x) / cells, y] as const));
    }
  }
  const straight = (y: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => [i / 12, y] as const);
  draw(strokes, 0.02);
  draw([straight(0.06), straight(pattern === 'bars' ? 0.9 : 0.86)], 0.022);
  draw(
    [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [1, 0],
        [1, 1],
      ],
    ],
    0.04,
  );
  const rail = sheet;
  rail.lines([plane.open(straight(1).map(on))], {
    stroke: darken(tone, 0.2),
    width: Math.max(1.4, 0.055 * k),
    cap: 'round',
  });
}

const bar = (x: number, from = 0.06, to = 1): Point[] => [
  [x, from],
  [x, to],
];

const PATTERNS: Record<RailingPattern, (cell: number) => Point[][]> = {
  bars: () => [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => bar(x)),
  hoops: () => [
    ...[0, 0.5].map((x) => bar(x, 0.06, 0.86)),
    arc([0.25, 0.5], 0.25, 0.3, 0, Math.PI),
    arc([0.75, 0.5], 0.25, 0.3, 0, Math.PI),
    arc([0.5, 0.5], 0.25, 0.3, Math.PI, 2 * Math.PI),
    arc([0.25, 0.95], 0.07, 0.05, 0, 6.3),
  ],
  scrolls: () => [
    bar(0, 0.06, 1),
    bezier([0.5, 0.08], [0.05, 0.2], [0.1, 0.62], [0.42, 0.6]),
    bezier([0.42, 0.6], [0.6, 0.56], [0.5, 0.36], [0.36, 0.44]),
    bezier([0.5, 0.08], [0.95, 0.2], [0.9, 0.62], [0.58, 0.6]),
    bezier([0.58, 0.6], [0.4, 0.56], [0.5, 0.36], [0.64, 0.44]),
    bezier([0.5, 0.6], [0.2, 0.7], [0.25, 0.86], [0.5, 0.86]),
    bezier([0.5, 0.6], [0.8, 0.7], [0.75, 0.86], [0.5, 0.86]),
    arc([0.5, 0.26], 0.09, 0.08, 0, 6.3),
  ],
  whiplash: (cell) => {
    const flip = (points: Point[]): Point[] =>
      cell % 2 === 0 ? points : points.map(([x, y]) => [1 - x, y] as const);
    return [
      flip(bezier([0, 0.06], [0.1, 0.9], [0.75, 1.05], [0.8, 0.62])),
      flip(bezier([0.8, 0.62], [0.82, 0.38], [0.5, 0.36], [0.55, 0.58])),
      flip(bezier([0.2, 0.06], [0.3, 0.5], [0.9, 0.1], [1, 0.86])),
      flip(bezier([0.5, 0.06], [0.55, 0.3], [0.3, 0.7], [0.12, 0.86])),
    ];
  },
  deco: () => [
    bar(0, 0.06, 1),
    [
      [0.14, 0.06],
      [0.14, 0.7],
      [0.86, 0.7],
      [0.86, 0.06],
    ],
    [
      [0.3, 0.06],
      [0.3, 0.52],
      [0.7, 0.52],
      [0.7, 0.06],
    ],
    [
      [0.5, 0.06],
      [0.5, 0.86],
    ],
    [
      [0.14, 0.7],
      [0.5, 0.86],
      [0.86, 0.7],
    ],
  ],
  lattice: () => [
    bar(0, 0.06, 1),
    [
      [0, 0.06],
      [0.5, 0.46],
      [1, 0.06],
    ],
    [
      [0, 0.86],
      [0.5, 0.46],
      [1, 0.86],
    ],
    arc([0.5, 0.46], 0.17, 0.15, 0, 6.3),
  ],
};
