import { darken, lighten } from '../draw/colour';
import { arc } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';
import type { Opening } from './facade';
import { paintRailing } from './ironwork';

/** What stands out around an opening and is drawn after it: sill, crown, shutters, rail, awning. */
export function paintDressing(plane: Plane, o: Opening, trim: string): void {
  const { sheet, light } = plane.scene;
  const { u, v, width, height } = o;
  if (o.shutters) {
    for (const side of [-1, 1])
      shutter(
        plane,
        u + side * (width / 2 + width * 0.26 + 0.06),
        v,
        width * 0.48,
        height,
        o.shutters,
      );
  }
  if (o.sill) {
    plane.castBox(u - width / 2 - 0.1, v - 0.13, u + width / 2 + 0.1, v, 0, 0.13);
    plane.paintShadows();
    plane.box(u - width / 2 - 0.1, v - 0.13, u + width / 2 + 0.1, v, 0, 0.13, trim);
  }
  if (o.crown && o.crown !== 'none') crown(plane, o, trim);
  if (o.railing) {
    const half = width / 2;
    paintRailing(
      plane,
      (s) => [u - half + width * s, 0.1],
      width,
      v,
      Math.min(0.75, height * 0.36),
      o.railing,
      '#2b3230',
    );
  }
  if (o.awning) {
    const top = v + height + 0.15;
    const half = width / 2 + 0.15;
    const out = 1.1;
    plane.cast([
      [u - half, top],
      [u + half, top],
      [u - half, top - 0.7, out],
      [u + half, top - 0.7, out],
    ]);
    plane.paintShadows(undefined, light.shadowStrength * 0.8);
    const stripes = Math.max(4, Math.round(width * 3));
    for (let i = 0; i < stripes; i++) {
      const [a, b] = [
        u - half + (2 * half * i) / stripes,
        u - half + (2 * half * (i + 1)) / stripes,
      ];
      const colour = plane.tone(i % 2 === 0 ? o.awning : '#f4efe4', [0, 0.7, 0.7]);
      sheet.polygon(
        plane.points([
          [a, top, 0],
          [b, top, 0],
          [b, top - 0.7, out],
          [a, top - 0.7, out],
        ]),
        { fill: colour },
      );
      sheet.polygon(
        plane.points([
          [a, top - 0.7, out],
          [b, top - 0.7, out],
          [b, top - 0.88, out],
          [(a + b) / 2, top - 0.94, out],
          [a, top - 0.88, out],
        ]),
        { fill: darken(colour, 0.12) },
      );
    }
  }
}

function shutter(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  colour: string,
): void {
  const { sheet } = plane.scene;
  plane.castBox(u - width / 2, v, u + width / 2, v + height, 0, 0.06);
  plane.paintShadows();
  plane.box(u - width / 2, v, u + width / 2, v + height, 0.01, 0.06, colour);
  const tone = plane.tone(colour);
  const slats = Math.round(height / 0.09);
  const lines = Array.from({ length: slats - 3 }, (_, i) => {
    const y = v + ((i + 2) * height) / slats;
    return plane.open([
      [u - width / 2 + 0.06, y, 0.06],
      [u + width / 2 - 0.06, y, 0.06],
    ]);
  });
  sheet.lines(lines, { stroke: darken(tone, 0.45), width: 1, opacity: 0.7 });
  plane.box(
    u - width / 2 + 0.05,
    v + height * 0.48,
    u + width / 2 - 0.05,
    v + height * 0.52,
    0.06,
    0.065,
    colour,
  );
}

function crown(plane: Plane, o: Opening, trim: string): void {
  const { sheet, light } = plane.scene;
  const { u, v, width, height } = o;
  const base = v + height + 0.26;
  const half = width / 2 + 0.26;
  const out = 0.24;
  for (const side of [-1, 1])
    plane.box(
      u + side * (half - 0.1) - 0.07,
      base - 0.28,
      u + side * (half - 0.1) + 0.07,
      base,
      0,
      0.14,
      trim,
    );
  plane.castBox(u - half, base, u + half, base + 0.14, 0, out);
  plane.paintShadows();
  const tone = plane.tone(trim);
  if (o.crown !== 'cornice') {
    const rise = o.crown === 'triangle' ? half * 0.42 : half * 0.36;
    const top: Local[] =
      o.crown === 'triangle'
        ? [
            [u - half, base + 0.12, out * 0.5],
            [u, base + 0.12 + rise, out * 0.5],
            [u + half, base + 0.12, out * 0.5],
          ]
        : arc([u, base + 0.12], half, rise, Math.PI, 0, 16).map(([x, y]): Local => [
            x,
            y,
            out * 0.5,
          ]);
    if (plane.sunlit)
      sheet.polygon(plane.points(top.map((p) => plane.thrown(p))), {
        fill: light.shadow,
        opacity: light.shadowStrength * 0.8,
      });
    sheet.polygon(plane.points(top), {
      fill: darken(tone, 0.1),
      stroke: lighten(tone, 0.3),
      width: Math.max(2, plane.pixels([u, v]) * 0.09),
    });
    sheet.polygon(plane.points(top), { fill: 'none', stroke: darken(tone, 0.4), width: 0.7 });
  }
  plane.moulding(
    u - half,
    u + half,
    [
      [0, base],
      [0.1, base + 0.02],
      [0.14, base + 0.07],
      [out, base + 0.09],
      [out, base + 0.15],
      [0, base + 0.17],
    ],
    trim,
  );
}
