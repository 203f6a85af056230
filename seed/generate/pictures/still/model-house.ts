import { darken } from '../draw/colour';
import type { Vec } from '../draw/geometry';
import { lit } from '../draw/light';
import type { Scene } from '../draw/plane';
import { paintPool } from '../draw/solid';

/** A small house to stand on a table, with gable, windows and (if asked) solar panels. */
export function paintModelHouse(
  scene: Scene,
  at: readonly [number, number],
  size: number,
  wall: string,
  roof: string,
  panels = false,
): void {
  const { sheet, camera, light } = scene;
  const [x, z] = at;
  const [w, d, h, r] = [size * 0.5, size * 0.36, size * 0.62, size * 0.5];
  paintPool(scene, [x - w, z - d], [x + w, z + d], 0.002, 0.45, size * 0.14);
  const top = (k: number): Vec => [x, h + r, z + k];
  const side = camera.eye[0] > x ? 1 : -1;
  const flank: Vec[] = [
    [x + side * w, 0, z - d],
    [x + side * w, 0, z + d],
    [x + side * w, h, z + d],
    [x + side * w, h, z - d],
  ];
  if (Math.abs(camera.eye[0] - x) > w)
    sheet.polygon(camera.polygon(flank), {
      fill: lit(light, wall, [side, 0, 0]),
      stroke: darken(wall, 0.35),
      width: 0.8,
    });
  const over = size * 0.06;
  for (const s of [-1, 1]) {
    const n: Vec = [s * 0.7, 0.7, 0];
    const slope: Vec[] = [
      [x + s * (w + over), h - over, z - d - over],
      [x + s * (w + over), h - over, z + d + over],
      top(d + over),
      top(-d - over),
    ];
    if (n[0] * (camera.eye[0] - x - s * w) + n[1] * (camera.eye[1] - h) <= 0) continue;
    const tone = lit(light, roof, n);
    sheet.polygon(camera.polygon(slope), { fill: tone, stroke: darken(tone, 0.3), width: 0.9 });
    const on = (a: number, b: number): Vec => [
      x + s * (w + over) * (1 - b),
      h - over + (r + over) * b,
      z - d - over + (2 * d + 2 * over) * a,
    ];
    const rows = Array.from({ length: 7 }, (_, i) =>
      camera.line([on(0, (i + 1) / 8), on(1, (i + 1) / 8)]),
    );
    sheet.lines(rows, { stroke: darken(tone, 0.35), width: 1, opacity: 0.5 });
    if (panels && s === (light.sun[0] < 0 ? -1 : 1)) {
      for (const [a, b] of [
        [0.12, 0.2],
        [0.4, 0.2],
        [0.68, 0.2],
        [0.12, 0.54],
        [0.4, 0.54],
        [0.68, 0.54],
      ] as const) {
        const pane = camera.polygon([
          on(a, b),
          on(a + 0.24, b),
          on(a + 0.24, b + 0.28),
          on(a, b + 0.28),
        ]);
        sheet.polygon(pane, {
          fill: sheet.linear(pane[0]!, pane[2]!, [
            [0, '#2c3f5c'],
            [1, '#6d88a8'],
          ]),
          stroke: '#c9d2da',
          width: 1.2,
        });
      }
    }
  }
  const front: Vec[] = [
    [x - w, 0, z + d],
    [x + w, 0, z + d],
    [x + w, h, z + d],
    [x, h + r - over * 0.4, z + d],
    [x - w, h, z + d],
  ];
  const tone = lit(light, wall, [0, 0, 1]);
  sheet.polygon(camera.polygon(front), { fill: tone, stroke: darken(tone, 0.3), width: 1 });
  const quad = (a: number, b: number, c: number, e: number) =>
    camera.polygon([
      [x + a * size, b * size, z + d + 0.001],
      [x + c * size, b * size, z + d + 0.001],
      [x + c * size, e * size, z + d + 0.001],
      [x + a * size, e * size, z + d + 0.001],
    ]);
  sheet.polygon(quad(-0.1, 0, 0.1, 0.32), { fill: '#35524a' });
  for (const [a, b] of [
    [-0.36, 0.16],
    [0.2, 0.16],
    [-0.09, 0.56],
  ] as const) {
    sheet.polygon(quad(a, b, a + 0.17, b + 0.2), {
      fill: '#8ca3ad',
      stroke: '#f6f1e6',
      width: 2.4,
    });
    sheet.line([...quad(a + 0.085, b, a + 0.085, b + 0.2)].slice(1, 3), {
      stroke: '#f6f1e6',
      width: 1.6,
    });
  }
}
