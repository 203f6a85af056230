import { darken, mix } from '../../draw/colour';
import { bezier, type Point, type Vec } from '../../draw/geometry';
import { lit } from '../../draw/light';
import type { Scene } from '../../draw/plane';
import type { Rng } from '../../draw/prng';
import { paintLathe } from '../../draw/solid';

/** A vase with flowers or branches. */
export function paintVase(
  scene: Scene,
  at: Vec,
  kind: 'tulips' | 'branches' | 'bouquet',
  colour: string,
  rng: Rng,
  size = 1,
): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at) * size;
  const [x, y] = camera.point(at);
  const stem = lit(light, '#64804f', [0, 0, 1]);
  const heads: Point[] = [];
  const count = kind === 'branches' ? 6 : 9;
  for (let i = 0; i < count; i++) {
    const angle =
      -Math.PI / 2 +
      (i / (count - 1) - 0.5) * (kind === 'branches' ? 1.3 : 1.5) +
      rng.spread() * 0.12;
    const long = k * (kind === 'branches' ? rng.range(0.5, 0.75) : rng.range(0.26, 0.38));
    const root: Point = [x + rng.spread() * k * 0.02, y - k * 0.18];
    const tip: Point = [root[0] + Math.cos(angle) * long, root[1] + Math.sin(angle) * long];
    sheet.line(
      bezier(root, [root[0], root[1] - long * 0.4], [tip[0], tip[1] + long * 0.3], tip, 8),
      { stroke: kind === 'branches' ? darken(stem, 0.2) : stem, width: Math.max(0.8, k * 0.01) },
    );
    heads.push(tip);
    for (let j = 0; j < (kind === 'branches' ? 7 : 2); j++) {
      const t = rng.range(0.35, 0.98);
      const c: Point = [
        root[0] + (tip[0] - root[0]) * t + rng.spread() * k * 0.03,
        root[1] + (tip[1] - root[1]) * t,
      ];
      sheet.ellipse(
        c,
        k * 0.035,
        k * 0.017,
        { fill: kind === 'branches' ? mix(stem, '#a9b58a', rng.next()) : stem },
        rng.range(0, 180),
      );
    }
  }
  const petals = rng.pick([
    ['#f3e6df', '#dba79c', '#c9776a'],
    ['#f7f1e2', '#ead9a8', '#d8b45e'],
    ['#f5f2ee', '#d9d2de', '#a794b4'],
    ['#f3d9cf', '#c65f4d', '#9a3d38'],
  ]);
  if (kind !== 'branches') {
    for (const [hx, hy] of heads) {
      for (let j = 0; j < (kind === 'bouquet' ? 6 : 3); j++) {
        sheet.ellipse(
          [hx + rng.spread() * k * 0.035, hy + rng.spread() * k * 0.03],
          k * 0.028,
          k * 0.036,
          { fill: lit(light, petals[j % 3]!, [0, 0.7, 0.7]) },
          rng.range(-30, 30),
        );
      }
    }
  }
  const s = size;
  const forms: Point[][] = [
    [
      [0.05 * s, 0],
      [0.085 * s, 0.07 * s],
      [0.08 * s, 0.14 * s],
      [0.04 * s, 0.2 * s],
      [0.05 * s, 0.23 * s],
    ],
    [
      [0.06 * s, 0],
      [0.065 * s, 0.1 * s],
      [0.06 * s, 0.22 * s],
    ],
    [
      [0.04 * s, 0],
      [0.1 * s, 0.09 * s],
      [0.03 * s, 0.18 * s],
      [0.035 * s, 0.24 * s],
    ],
  ];
  paintLathe(scene, at, rng.pick(forms), colour, darken(colour, 0.5));
}
