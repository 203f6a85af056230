import { darken } from '../../draw/colour';
import { arc, roundedRectangle, type Point, type Vec } from '../../draw/geometry';
import type { Local } from '../../draw/plane';
import { paintBlock, paintLathe, paintPool } from '../../draw/solid';
import type { Room } from '../room';
import { paintVase } from './vase';
import { paintGlow } from './lamps';

/** A hung washstand with bowl, mirror and two wall lights. */
export function paintWashstand({ scene, back, palette, rng, height }: Room, x: number): void {
  const { sheet, camera, light } = scene;
  const wide = 0.7;
  const front = rng.pick([palette.wood, palette.cabinet, palette.wood]);
  paintPool(scene, [x - wide, 0.02], [x + wide, 0.48], 0.005, 0.24);
  back.castBox(x - wide, 0.3, x + wide, 0.86, 0, 0.48);
  back.paintShadows(undefined, 0.22);
  paintBlock(scene, [x - wide, 0.32, 0.01], [x + wide, 0.8, 0.48], front);
  const z = 0.482;
  for (const [a, b] of [
    [x - wide, x],
    [x, x + wide],
  ] as const) {
    for (const [low, top] of [
      [0.34, 0.55],
      [0.57, 0.78],
    ] as const) {
      sheet.polygon(
        camera.polygon([
          [a + 0.015, low, z],
          [b - 0.015, low, z],
          [b - 0.015, top, z],
          [a + 0.015, top, z],
        ]),
        { fill: 'none', stroke: darken(front, 0.4), width: 1 },
      );
      sheet.line(
        camera.line([
          [(a + b) / 2 - 0.07, top - 0.05, z + 0.02],
          [(a + b) / 2 + 0.07, top - 0.05, z + 0.02],
        ]),
        { stroke: palette.metal, width: 2.6, cap: 'round' },
      );
    }
  }
  paintBlock(scene, [x - wide - 0.02, 0.8, 0], [x + wide + 0.02, 0.84, 0.5], palette.stone);
  paintLathe(
    scene,
    [x, 0.84, 0.26],
    [
      [0.15, 0],
      [0.22, 0.09],
      [0.225, 0.11],
    ],
    '#f7f4ee',
    '#b9bcba',
  );
  sheet.line(
    camera.line([
      [x, 0.84, 0.06],
      [x, 1.12, 0.06],
      [x, 1.14, 0.1],
      [x, 1.12, 0.2],
    ]),
    { stroke: palette.metal, width: camera.scaleAt([x, 1, 0.1]) * 0.02, cap: 'round' },
  );
  const round = rng.chance(0.55);
  const [low, top] = [1.25, Math.min(height - 0.25, 2.1)];
  const shape: Point[] = round
    ? arc([x, (low + top) / 2 + 0.02], 0.42, 0.42, 0, 6.283, 40)
    : roundedRectangle(x - 0.5, low, x + 0.5, top, 0.1, 5);
  const glass = back.points(shape.map(([a, b]): Local => [a, b, 0.03]));
  const [p, q] = [back.point([x - 0.45, top]), back.point([x + 0.45, low])];
  const warm =
    light.time === 'dusk' ? ['#c9a98a', '#8a7a85', '#4d4a60'] : ['#f3f4f0', '#cfd9d8', '#9fb0ae'];
  sheet.polygon(glass, {
    fill: sheet.linear(p, q, [
      [0, warm[0]!],
      [0.5, warm[1]!],
      [1, warm[2]!],
    ]),
    stroke: palette.metal,
    width: 4,
  });
  sheet.clip(glass, () =>
    sheet.polygon(
      back.points([
        [x - 0.4, low - 0.1, 0.03],
        [x - 0.15, low - 0.1, 0.03],
        [x + 0.3, top + 0.1, 0.03],
        [x + 0.05, top + 0.1, 0.03],
      ]),
      { fill: '#ffffff', opacity: 0.25 },
    ),
  );
  for (const d of [-0.68, 0.68]) {
    const lamp: Vec = [x + d, 1.72, 0.12];
    sheet.line(camera.line([[x + d, 1.6, 0.02], [x + d, 1.6, 0.12], lamp]), {
      stroke: palette.metal,
      width: 3,
    });
    paintGlow(scene, lamp, 0.7);
    const k = camera.scaleAt(lamp);
    sheet.ellipse(camera.point(lamp), k * 0.075, k * 0.075, { fill: '#fff6df' });
  }
  paintVase(
    scene,
    [x + 0.48, 0.84, 0.25],
    rng.pick(['tulips', 'branches']),
    palette.second,
    rng.fork('vase'),
    0.7,
  );
  paintLathe(
    scene,
    [x - 0.45, 0.84, 0.25],
    [
      [0.035, 0],
      [0.038, 0.12],
      [0.012, 0.14],
      [0.012, 0.18],
    ],
    palette.accent,
  );
  paintLathe(
    scene,
    [x - 0.56, 0.84, 0.22],
    [
      [0.03, 0],
      [0.032, 0.09],
    ],
    '#efe9dc',
  );
}
