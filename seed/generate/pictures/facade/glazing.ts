import { darken, lighten, mix } from '../draw/colour';
import { type Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { openingOutline } from './opening-shape';
import type { Opening } from './facade';

/** Glass at a depth in an opening: the sky and the houses opposite by day, lamplight and curtains by night. */
export function paintGlass(plane: Plane, o: Opening, depth: number, rng: Rng): void {
  const { sheet, light } = plane.scene;
  const { u, v, width, height, head = 'flat' } = o;
  const outline = plane.points(openingOutline(u, v, width, height, head, -depth));
  const top = plane.point([u, v + height, -depth]);
  const foot = plane.point([u, v, -depth]);
  const isLit = rng.chance(light.lit) && o.kind !== 'cellar';
  if (isLit) {
    paintLamplight(plane, o, depth, outline, top, foot, rng);
    return;
  }
  const [zenith, middle] = light.sky;
  const drift = rng.range(0, 0.16);
  const deep = light.time === 'dusk' ? '#262c45' : '#3c4a52';
  const glass = sheet.linear(top, foot, [
    [0, mix(mix(zenith, '#5d7280', 0.35 + drift), deep, 0.12)],
    [0.55, mix(middle, '#6c7c82', 0.5 + drift)],
    [0.72, mix(deep, middle, 0.25)],
    [1, deep],
  ]);
  sheet.polygon(outline, { fill: glass });
  const opposite: Local[] = [[u - width, v, -depth]];
  for (let x = u - width / 2; x <= u + width / 2; x += width / 3) {
    const up = v + height * rng.range(0.2, 0.42);
    opposite.push([x, up, -depth], [x + width / 3, up, -depth]);
  }
  opposite.push([u + width, v, -depth]);
  sheet.polygon(plane.points(opposite), { fill: darken(deep, 0.25), opacity: 0.4 });
  const slant: Local[] = [
    [u - width * 0.3, v + height, -depth],
    [u + width * 0.05, v + height, -depth],
    [u - width * 0.25, v, -depth],
    [u - width * 0.6, v, -depth],
  ];
  sheet.polygon(plane.points(slant), {
    fill: '#ffffff',
    opacity: light.time === 'dusk' ? 0.05 : 0.13,
  });
  if (o.kind === 'window' && rng.chance(0.6))
    drapes(plane, o, depth, mix('#efe8da', deep, light.time === 'dusk' ? 0.55 : 0.3), 0.75, rng);
  if (o.kind === 'window' && rng.chance(0.2)) {
    const drop = height * rng.range(0.15, 0.4);
    sheet.polygon(
      plane.points([
        [u - width, v + height, -depth],
        [u + width, v + height, -depth],
        [u + width, v + height - drop, -depth],
        [u - width, v + height - drop, -depth],
      ]),
      { fill: mix('#e9e0cf', deep, 0.25), opacity: 0.85 },
    );
  }
}

function paintLamplight(
  plane: Plane,
  o: Opening,
  depth: number,
  outline: Point[],
  top: Point,
  foot: Point,
  rng: Rng,
): void {
  const { sheet } = plane.scene;
  const { u, v, width, height } = o;
  const warm = rng.pick(['#ffcf82', '#ffd998', '#f7b867', '#ffe2ad']);
  sheet.polygon(outline, {
    fill: sheet.linear(top, foot, [
      [0, lighten(warm, 0.35)],
      [0.4, warm],
      [1, mix(warm, '#a35a2c', 0.55)],
    ]),
  });
  const k = plane.pixels([u, v, -depth]);
  const lamp = plane.point([
    u + rng.spread() * width * 0.25,
    v + height * rng.range(0.55, 0.75),
    -depth,
  ]);
  sheet.ellipse(lamp, k * 0.9, k * 0.9, {
    fill: sheet.radial(lamp, k * 0.9, [
      [0, '#fff6dc', 0.95],
      [0.25, '#ffe9b8', 0.5],
      [1, '#ffd080', 0],
    ]),
  });
  if (rng.chance(0.45)) {
    const shelf = mix(warm, '#7a4420', 0.55);
    const side = rng.chance(0.5) ? -1 : 1;
    const rows: Point[][] = [];
    for (let row = 0; row < 4; row++) {
      const y = v + height * (0.12 + row * 0.14);
      for (let i = 0; i < 5; i++) {
        const x = u + side * width * (0.08 + i * 0.075);
        const h = height * rng.range(0.06, 0.11);
        rows.push(
          plane.points([
            [x, y, -depth],
            [x + 0.05, y, -depth],
            [x + 0.05, y + h, -depth],
            [x, y + h, -depth],
          ]),
        );
      }
    }
    sheet.shape(rows, { fill: shelf, opacity: 0.5 });
  }
  if (rng.chance(0.7)) drapes(plane, o, depth, mix(warm, '#8a4a2a', 0.4), 0.75, rng);
}

function drapes(
  plane: Plane,
  o: Opening,
  depth: number,
  colour: string,
  opacity: number,
  rng: Rng,
): void {
  const { sheet } = plane.scene;
  const { u, v, width, height } = o;
  const wide = width * rng.range(0.16, 0.3);
  for (const side of [-1, 1]) {
    const edge = u + (side * width) / 2;
    const inner = edge - side * wide;
    const pinch = edge - side * wide * rng.range(0.4, 1);
    const cloth: Local[] = [
      [edge, v, -depth],
      [edge, v + height, -depth],
      [inner, v + height, -depth],
      [inner, v + height * 0.6, -depth],
      [pinch, v + height * 0.3, -depth],
      [pinch - side * wide * 0.1, v, -depth],
    ];
    sheet.polygon(plane.points(cloth), { fill: colour, opacity });
    const folds = [0.25, 0.5, 0.75].map((share) =>
      plane.open([
        [edge - side * wide * share, v + height, -depth],
        [edge - side * (wide * share * 0.8), v, -depth],
      ]),
    );
    sheet.lines(folds, { stroke: darken(colour, 0.4), width: 1, opacity: 0.4 });
  }
}
