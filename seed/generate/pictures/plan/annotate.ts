import type { Point } from '../draw/geometry';
import { type Sheet } from '../draw/sheet';
import { INK } from './ink';
import type { Layout } from './layout';
import { strokeDigits } from './stroke-digits';

/** Chains of dimensions above and to the left, in metres. */
export function paintDimensions(sheet: Sheet, layout: Layout, at: (p: Point) => Point): void {
  const ink = '#a4442f';
  const inside = layout.rooms.filter((room) => room.use !== 'terrace');
  const [left, top] = [
    Math.min(...inside.map((r) => r.x)),
    Math.min(...layout.rooms.map((r) => r.y)),
  ];
  const xs = [
    ...new Set(
      inside
        .filter((r) => Math.abs(r.y - Math.min(...inside.map((q) => q.y))) < 0.01)
        .flatMap((r) => [r.x, r.x + r.w])
        .map((v) => Math.round(v * 100) / 100),
    ),
  ].sort((a, b) => a - b);
  const ys = [
    ...new Set(
      inside
        .filter((r) => Math.abs(r.x - left) < 0.01)
        .flatMap((r) => [r.y, r.y + r.h])
        .map((v) => Math.round(v * 100) / 100),
    ),
  ].sort((a, b) => a - b);
  const text = (metres: number) => metres.toFixed(2).replace('.', ',');
  const [, yTop] = at([0, top]);
  const [xLeft] = at([left, 0]);
  const chain = (values: readonly number[], out: number, horizontal: boolean) => {
    const place = (v: number): Point =>
      horizontal ? [at([v, 0])[0], yTop - out] : [xLeft - out, at([0, v])[1]];
    sheet.line(values.map(place), { stroke: ink, width: 1.2 });
    for (const v of values) {
      const [x, y] = place(v);
      sheet.line(
        [
          [x - 6, y + 6],
          [x + 6, y - 6],
        ],
        { stroke: ink, width: 1.8 },
      );
    }
    for (let i = 1; i < values.length; i++) {
      const [a, b] = [place(values[i - 1]!), place(values[i]!)];
      if (Math.abs(values[i]! - values[i - 1]!) < 0.9) continue;
      const centre: Point = horizontal
        ? [(a[0] + b[0]) / 2, a[1] - 14]
        : [a[0] - 14, (a[1] + b[1]) / 2];
      sheet.lines(strokeDigits(text(values[i]! - values[i - 1]!), centre, 15, horizontal), {
        stroke: ink,
        width: 1.6,
        cap: 'round',
      });
    }
  };
  chain(xs, 44, true);
  if (xs.length > 2) chain([xs[0]!, xs.at(-1)!], 84, true);
  chain(ys, 44, false);
  if (ys.length > 2) chain([ys[0]!, ys.at(-1)!], 84, false);
}

/** A bar of five metres. */
export function paintScaleBar(sheet: Sheet, [x, y]: Point, scale: number): void {
  for (let i = 0; i < 5; i++)
    sheet.rectangle(x + i * scale, y, scale, 9, {
      fill: i % 2 === 0 ? INK : '#fdfcf9',
      stroke: INK,
      width: 1.4,
    });
  for (const i of [0, 1, 5])
    sheet.lines(strokeDigits(String(i), [x + i * scale, y - 16], 15), {
      stroke: INK,
      width: 1.6,
      cap: 'round',
    });
}

/** The north arrow, turned in radians. */
export function paintNorth(sheet: Sheet, [x, y]: Point, turn: number): void {
  const spin = (dx: number, dy: number): Point => [
    x + dx * Math.cos(turn) - dy * Math.sin(turn),
    y + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
  sheet.ellipse([x, y], 38, 38, { fill: 'none', stroke: INK, width: 1.4 });
  sheet.polygon([spin(0, -50), spin(13, 20), spin(0, 10)], { fill: INK });
  sheet.polygon([spin(0, -50), spin(-13, 20), spin(0, 10)], {
    fill: '#fdfcf9',
    stroke: INK,
    width: 1.4,
  });
}
