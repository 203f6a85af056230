import { darken, lighten } from '../../draw/colour';
import { bezier, roundedRectangle, type Point } from '../../draw/geometry';
import { Plane, type Local } from '../../draw/plane';
import { paintExtrusion, paintPool } from '../../draw/solid';
import type { Room } from '../room';

/** A double bed with its head to the back wall: pillows, turned sheet, throw. */
export function paintBed({ scene, palette, rng }: Room, x: number): void {
  const p = new Plane(scene, [x, 0, 0]);
  const { sheet, light } = scene;
  const linen = rng.pick(['#f4efe5', '#ece6da', '#f2eee9', '#e6e4dd']);
  const throwColour = rng.pick([palette.accent, palette.sofa, palette.second]);
  paintPool(scene, [x - 0.9, 0.1], [x + 0.9, 2.1], 0.005, 0.42, 0.07);
  const head = rng.fork('head');
  if (head.chance(0.55)) {
    const cloth = head.pick([palette.sofa, palette.second, '#b9a994']);
    paintExtrusion(p, roundedRectangle(-1, 0.1, 1, 1.22, 0.12, 5), 0.02, 0.14, cloth);
    for (let i = -3; i <= 3; i++)
      sheet.line(
        p.open([
          [i * 0.28, 0.5, 0.145],
          [i * 0.28, 1.16, 0.145],
        ]),
        { stroke: darken(p.tone(cloth), 0.22), width: 1.4, opacity: 0.6 },
      );
  } else {
    p.box(-0.98, 0.1, 0.98, 1.12, 0.02, 0.09, palette.wood);
    for (let i = -2; i <= 1; i++)
      sheet.polygon(
        p.points([
          [i * 0.48 + 0.04, 0.55, 0.092],
          [i * 0.48 + 0.44, 0.55, 0.092],
          [i * 0.48 + 0.44, 1.04, 0.092],
          [i * 0.48 + 0.04, 1.04, 0.092],
        ]),
        {
          fill: darken(p.tone(palette.wood), 0.12),
          stroke: lighten(p.tone(palette.wood), 0.2),
          width: 0.8,
        },
      );
  }
  p.box(-0.92, 0, 0.92, 0.3, 0.1, 2.1, palette.wood);
  const pillow = (u: number, v: number, w: number, wide: number, high: number, colour: string) => {
    const edge: Local[] = roundedRectangle(-wide, 0, wide, high, 0.1, 5).map(([a, b]): Local => [
      u + a + Math.sin((b / high) * Math.PI) * Math.sign(a) * 0.02,
      v + b,
      w - b * 0.45,
    ]);
    const tone = p.tone(colour, [0, 0.5, 0.85]);
    sheet.polygon(p.points(edge), {
      fill: sheet.linear(p.point([u, v + high, w]), p.point([u, v, w]), [
        [0, lighten(tone, 0.25)],
        [0.6, tone],
        [1, darken(tone, 0.22)],
      ]),
      stroke: darken(tone, 0.2),
      width: 0.7,
    });
  };
  paintExtrusion(p, roundedRectangle(-0.88, 0.28, 0.88, 0.54, 0.07, 3), 0.12, 2.08, linen);
  for (const u of [-0.43, 0.43]) pillow(u, 0.55, 0.45, 0.38, 0.42, linen);
  for (const u of [-0.4, 0.4]) pillow(u, 0.55, 0.6, 0.34, 0.36, lighten(throwColour, 0.35));
  pillow(0, 0.55, 0.74, 0.25, 0.26, throwColour);
  const duvet: Point[] = [
    [-0.97, 0.24],
    [0.97, 0.24],
    ...roundedRectangle(-0.97, 0.3, 0.97, 0.62, 0.14, 5).slice(6, 18),
  ];
  paintExtrusion(p, duvet, 0.82, 2.14, linen);
  fold(p, linen, throwColour);
  const creases: Point[][] = [];
  for (let i = 0; i < 9; i++) {
    const u = rng.range(-0.85, 0.85);
    creases.push(
      p.open(
        bezier(
          [u, 0.26],
          [u + rng.spread() * 0.06, 0.36],
          [u + rng.spread() * 0.1, 0.44],
          [u + rng.spread() * 0.12, 0.56],
        ).map(([a, b]): Local => [a, b, 2.145]),
      ),
    );
  }
  sheet.lines(creases, { stroke: light.shadow, width: 1.6, opacity: 0.12 });
}

function fold(p: Plane, linen: string, colour: string): void {
  const { sheet } = p.scene;
  const strip = (w0: number, w1: number, fill: string) => {
    const top = p.tone(fill, [0, 1, 0]);
    sheet.polygon(
      p.points([
        [-0.9, 0.625, w0],
        [0.9, 0.625, w0],
        [0.9, 0.625, w1],
        [-0.9, 0.625, w1],
      ]),
      { fill: top },
    );
    for (const side of [-1, 1]) {
      if (Math.sign(p.eye[0]) !== side && Math.abs(p.eye[0]) < 0.97) continue;
      sheet.polygon(
        p.points([
          [side * 0.9, 0.625, w0],
          [side * 0.98, 0.5, w0],
          [side * 0.98, 0.26, w0],
          [side * 0.98, 0.26, w1],
          [side * 0.98, 0.5, w1],
          [side * 0.9, 0.625, w1],
        ]),
        { fill: p.tone(fill, [side, 0.2, 0]) },
      );
    }
  };
  strip(0.84, 1.1, lighten(linen, 0.5));
  strip(1.45, 2.14, colour);
  const tone = p.tone(colour, [0, 0, 1]);
  const front = p.points([
    [-0.9, 0.625, 2.15],
    [0.9, 0.625, 2.15],
    [0.975, 0.52, 2.15],
    [0.975, 0.3, 2.15],
    [-0.975, 0.3, 2.15],
    [-0.975, 0.52, 2.15],
  ]);
  sheet.polygon(front, {
    fill: sheet.linear(p.point([0, 0.62, 2.15]), p.point([0, 0.3, 2.15]), [
      [0, tone],
      [1, darken(tone, 0.25)],
    ]),
  });
  const fringe: Point[][] = Array.from({ length: 60 }, (_, i) =>
    p.open([
      [-0.97 + i * 0.033, 0.3, 2.15],
      [-0.97 + i * 0.033, 0.255, 2.15],
    ]),
  );
  sheet.lines(fringe, { stroke: tone, width: 1.2 });
  const ribs: Point[][] = Array.from({ length: 6 }, (_, i) =>
    p.open([
      [-0.9, 0.627, 1.5 + i * 0.11],
      [0.9, 0.627, 1.5 + i * 0.11],
    ]),
  );
  sheet.lines(ribs, { stroke: darken(p.tone(colour, [0, 1, 0]), 0.16), width: 1.2, opacity: 0.6 });
}
