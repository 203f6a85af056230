import { darken, lighten, mix } from '../../draw/colour';
import { bezier, type Point, type Vec } from '../../draw/geometry';
import { lit } from '../../draw/light';
import type { Scene } from '../../draw/plane';
import type { Rng } from '../../draw/prng';
import { paintLathe, paintPool } from '../../draw/solid';

export type PlantKind = 'fiddle' | 'palm' | 'snake' | 'olive';

/** A pot plant on the floor or on a shelf; `height` counts from the rim of the pot. */
export function paintPlant(
  scene: Scene,
  at: Vec,
  kind: PlantKind,
  height: number,
  pot: string,
  rng: Rng,
  potSize = 0.2,
): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at);
  paintPool(
    scene,
    [at[0] - potSize, at[2] - potSize * 0.5],
    [at[0] + potSize, at[2] + potSize * 0.5],
    at[1] + 0.005,
    0.3,
    0.05,
  );
  const rim = potSize * 1.7;
  paintLathe(
    scene,
    at,
    [
      [potSize * 0.72, 0],
      [potSize * 0.95, rim * 0.8],
      [potSize, rim],
    ],
    pot,
    '#4a3d30',
  );
  const [x, y0] = camera.point([at[0], at[1] + rim * 0.94, at[2]]);
  const h = height * k;
  const green = lit(light, kind === 'olive' ? '#8a9a78' : '#5a7d52', [0, 0.4, 0.9]);
  const tone = (t: number) =>
    t < 0.5 ? darken(green, (0.5 - t) * 0.9) : lighten(green, (t - 0.5) * 0.45);
  if (kind === 'snake') {
    for (let i = 0; i < 12; i++) {
      const lean = (i / 11 - 0.5) * 0.55 + rng.spread() * 0.08;
      const long = h * rng.range(0.6, 1);
      const wide = k * 0.035;
      const base: Point = [x + lean * k * potSize * 1.4, y0];
      const tip: Point = [base[0] + lean * long * 0.5, y0 - long];
      const leaf: Point[] = [
        ...bezier(
          [base[0] - wide, y0],
          [base[0] - wide * 1.5, y0 - long * 0.5],
          [tip[0] - wide, tip[1] + long * 0.3],
          tip,
          8,
        ),
        ...bezier(
          tip,
          [tip[0] + wide, tip[1] + long * 0.3],
          [base[0] + wide * 1.5, y0 - long * 0.5],
          [base[0] + wide, y0],
          8,
        ),
      ];
      sheet.polygon(leaf, { fill: tone(rng.next()), stroke: mix(green, '#e6dd9a', 0.6), width: 1 });
    }
    return;
  }
  if (kind === 'palm') {
    const fronds = 13;
    for (let i = 0; i < fronds; i++) {
      const angle = -Math.PI / 2 + rng.shuffle([-1, 1])[0]! * (i / fronds) * 1.35;
      const long = h * rng.range(0.75, 1.05);
      const tip: Point = [
        x + Math.cos(angle) * long,
        y0 + Math.sin(angle) * long * 0.82 + Math.abs(Math.cos(angle)) * long * 0.3,
      ];
      const spine = bezier(
        [x, y0],
        [x + (tip[0] - x) * 0.2, y0 - long * 0.7],
        [x + (tip[0] - x) * 0.7, tip[1] - long * 0.22],
        tip,
        16,
      );
      sheet.line(spine, { stroke: tone(0.35), width: Math.max(1, k * 0.012) });
      const shade = rng.next();
      const leaflets: Point[][] = [];
      spine.forEach(([px, py], j) => {
        if (j < 4) return;
        const [qx, qy] = spine[Math.max(0, j - 1)]!;
        const dir = Math.atan2(py - qy, px - qx);
        const size = k * 0.19 * Math.sin((Math.PI * (j + 1)) / 20);
        for (const side of [-1, 1]) {
          const a = dir + side * 0.75 + 0.1;
          leaflets.push([
            [px, py],
            [
              px + Math.cos(a) * size * 0.5 - Math.sin(a) * k * 0.014,
              py + Math.sin(a) * size * 0.5 + Math.cos(a) * k * 0.014,
            ],
            [px + Math.cos(a) * size, py + Math.sin(a) * size + size * 0.15],
            [
              px + Math.cos(a) * size * 0.5 + Math.sin(a) * k * 0.014,
              py + Math.sin(a) * size * 0.5 - Math.cos(a) * k * 0.014,
            ],
          ]);
        }
      });
      sheet.shape(leaflets, { fill: tone(shade) });
    }
    return;
  }
  const trunk = lit(light, '#7d6a52', [0, 0, 1]);
  const top: Point = [x + rng.spread() * k * 0.1, y0 - h * 0.62];
  sheet.line(
    bezier([x, y0], [x + k * 0.04, y0 - h * 0.2], [top[0] - k * 0.05, y0 - h * 0.4], top),
    { stroke: trunk, width: Math.max(2, k * 0.028), cap: 'round' },
  );
  const big = kind === 'fiddle';
  const count = big ? 34 : 150;
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const angle = rng.range(0, 6.283);
    const out = Math.sqrt(rng.next()) * h * (big ? 0.24 : 0.27);
    const c: Point = [
      top[0] + Math.cos(angle) * out * 0.95,
      top[1] - h * 0.12 + Math.sin(angle) * out * 1.2 + (big ? 0.05 * h : 0),
    ];
    const long = k * (big ? rng.range(0.09, 0.15) : rng.range(0.03, 0.05));
    const a = Math.atan2(c[1] - top[1], c[0] - top[0]) + rng.spread() * 0.7;
    const wide = long * (big ? 0.42 : 0.26);
    const tip: Point = [c[0] + Math.cos(a) * long, c[1] + Math.sin(a) * long];
    const [nx, ny] = [-Math.sin(a) * wide, Math.cos(a) * wide];
    const leaf: Point[] = [
      ...bezier(
        c,
        [c[0] + nx * 0.6, c[1] + ny * 0.6],
        [
          tip[0] + nx * 1.6 - Math.cos(a) * long * 0.3,
          tip[1] + ny * 1.6 - Math.sin(a) * long * 0.3,
        ],
        tip,
        7,
      ),
      ...bezier(
        tip,
        [
          tip[0] - nx * 1.6 - Math.cos(a) * long * 0.3,
          tip[1] - ny * 1.6 - Math.sin(a) * long * 0.3,
        ],
        [c[0] - nx * 0.6, c[1] - ny * 0.6],
        c,
        7,
      ),
    ];
    sheet.polygon(leaf, {
      fill: tone(Math.min(1, share * 0.75 + rng.next() * 0.3)),
      stroke: big ? tone(0.2) : 'none',
      width: 0.5,
    });
    if (big) sheet.line([c, tip], { stroke: tone(1), width: 0.7 });
  }
}
