import { darken, lighten, mix } from '../draw/colour';
import { arc, bezier, type Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';
import type { Panel, Pilaster } from './facade';

/** A decorated field: sgraffito garlands, Art Deco chevrons, fluting, glazed tiles or a stone relief. */
export function paintPanel(plane: Plane, p: Panel): void {
  const { sheet } = plane.scene;
  const [u0, u1, v0, v1] = [p.u - p.width / 2, p.u + p.width / 2, p.v, p.v + p.height];
  const quad = (a: number, b: number, c: number, d: number): Local[] => [
    [a, b, 0.01],
    [c, b, 0.01],
    [c, d, 0.01],
    [a, d, 0.01],
  ];
  const tone = plane.tone(p.colour);
  sheet.polygon(plane.points(quad(u0, v0, u1, v1)), {
    fill: tone,
    stroke: darken(tone, 0.35),
    width: 1,
  });
  const on = (points: readonly Point[]) =>
    plane.open(points.map(([x, y]): Local => [u0 + x * p.width, v0 + y * p.height, 0.01]));
  const k = plane.pixels([p.u, p.v]);
  if (p.art === 'fluted') {
    const count = Math.max(4, Math.round(p.width / 0.12));
    for (let i = 0; i < count; i++) {
      const a = u0 + (p.width * i) / count;
      sheet.polygon(plane.points(quad(a, v0 + 0.03, a + p.width / count / 2, v1 - 0.03)), {
        fill: darken(tone, 0.28),
        opacity: 0.7,
      });
    }
  } else if (p.art === 'chevron') {
    const count = Math.max(3, Math.round(p.width / 0.3));
    const strokes = Array.from({ length: count }, (_, i) =>
      on([
        [i / count, 0.15],
        [(i + 0.5) / count, 0.85],
        [(i + 1) / count, 0.15],
      ]),
    );
    sheet.lines(strokes, { stroke: lighten(tone, 0.5), width: k * 0.05 });
    sheet.lines(
      strokes.map((s) => s.map(([x, y]) => [x, y + k * 0.09] as const)),
      { stroke: darken(tone, 0.4), width: k * 0.03 },
    );
  } else if (p.art === 'tiles') {
    const rows = Math.max(2, Math.round(p.height / 0.16));
    const count = Math.round(p.width / 0.16);
    for (let i = 0; i < count * rows; i++) {
      const [c, r] = [i % count, Math.floor(i / count)];
      if ((c + r) % 2 === 0) continue;
      sheet.polygon(
        on([
          [c / count, r / rows],
          [(c + 1) / count, r / rows],
          [(c + 1) / count, (r + 1) / rows],
          [c / count, (r + 1) / rows],
        ]),
        { fill: mix(tone, '#e9dcc0', 0.4) },
      );
    }
  } else {
    garland(sheet, on, p, tone, k);
  }
  sheet.polygon(plane.points(quad(u0 + 0.05, v0 + 0.05, u1 - 0.05, v1 - 0.05)), {
    fill: 'none',
    stroke: p.art === 'sgraffito' ? '#c9a04e' : lighten(tone, 0.4),
    width: Math.max(0.8, k * 0.02),
    opacity: 0.8,
  });
}

function garland(
  sheet: Plane['scene']['sheet'],
  on: (points: readonly Point[]) => Point[],
  p: Panel,
  tone: string,
  k: number,
): void {
  const painted = p.art === 'sgraffito';
  const repeats = Math.max(1, Math.round(p.width / p.height / 1.3));
  const stem = painted ? '#4c6a58' : darken(tone, 0.4);
  const bloom = painted
    ? ['#d8b25c', '#b9583c', '#eadfc4']
    : [lighten(tone, 0.35), lighten(tone, 0.2), lighten(tone, 0.45)];
  for (let i = 0; i < repeats; i++) {
    const at = ([x, y]: Point): Point => [(i + x) / repeats, y];
    const stroke = (points: readonly Point[]) => on(points.map(at));
    for (const flip of [0, 1]) {
      const m = ([x, y]: Point): Point => (flip ? [1 - x, y] : [x, y]);
      const curves = [
        bezier([0.5, 0.08], [0.2, 0.2], [0.05, 0.5], [0.2, 0.78]),
        bezier([0.2, 0.78], [0.34, 0.95], [0.46, 0.7], [0.34, 0.6]),
        bezier([0.5, 0.08], [0.42, 0.4], [0.3, 0.35], [0.22, 0.3]),
      ];
      sheet.lines(
        curves.map((c) => stroke(c.map(m))),
        { stroke: stem, width: Math.max(0.8, k * 0.028), cap: 'round' },
      );
      for (const [x, y, r] of [
        [0.2, 0.8, 0.09],
        [0.33, 0.6, 0.06],
        [0.22, 0.3, 0.06],
      ] as const) {
        const ratio = (p.height / p.width) * repeats;
        sheet.polygon(stroke(arc([x, y], r * Math.min(1, ratio), r, 0, 6.283, 12).map(m)), {
          fill: bloom[Math.round(x * 10) % 3]!,
        });
      }
    }
    sheet.polygon(
      stroke(
        arc([0.5, 0.55], 0.13 * Math.min(1, (p.height / p.width) * repeats), 0.15, 0, 6.283, 16),
      ),
      { fill: bloom[0]!, stroke: stem, width: 0.8 },
    );
    sheet.polygon(
      stroke(
        arc([0.5, 0.55], 0.05 * Math.min(1, (p.height / p.width) * repeats), 0.06, 0, 6.283, 10),
      ),
      { fill: bloom[1]! },
    );
  }
}

/** A pilaster or lesene with base, shaft and, when asked, a simple capital. */
export function paintPilaster(plane: Plane, p: Pilaster): void {
  const half = p.width / 2;
  plane.castBox(p.u - half, p.v0, p.u + half, p.v1, 0, p.out);
  plane.paintShadows();
  plane.box(p.u - half, p.v0, p.u + half, p.v1, 0, p.out, p.colour);
  if (!p.capital) return;
  plane.box(p.u - half - 0.05, p.v0, p.u + half + 0.05, p.v0 + 0.22, 0, p.out + 0.04, p.colour);
  plane.moulding(
    p.u - half - 0.08,
    p.u + half + 0.08,
    [
      [0, p.v1 - 0.34],
      [p.out + 0.02, p.v1 - 0.3],
      [p.out + 0.03, p.v1 - 0.2],
      [p.out + 0.1, p.v1 - 0.1],
      [p.out + 0.1, p.v1],
      [0, p.v1],
    ],
    p.colour,
  );
}

/** Alternating corner stones up both edges of a front. */
export function paintQuoins(
  plane: Plane,
  width: number,
  v0: number,
  v1: number,
  colour: string,
): void {
  let long = true;
  for (let v = v0; v < v1 - 0.3; v += 0.36) {
    const wide = long ? 0.52 : 0.32;
    plane.box(0, v, wide, v + 0.33, 0, 0.035, colour);
    plane.box(width - wide, v, width, v + 0.33, 0, 0.035, colour);
    long = !long;
  }
}
