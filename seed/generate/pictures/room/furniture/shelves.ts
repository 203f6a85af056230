import { darken, lighten } from '../../draw/colour';
import { type Point, type Vec } from '../../draw/geometry';
import { lit } from '../../draw/light';
import type { Scene } from '../../draw/plane';
import type { Rng } from '../../draw/prng';
import { paintBlock, paintPool } from '../../draw/solid';
import { paintVase } from './vase';

/** Upright books in a row starting at a point. */
export function paintBooksRow(
  scene: Scene,
  at: Vec,
  length: number,
  height: number,
  colours: readonly string[],
  rng: Rng,
): void {
  const { sheet, camera, light } = scene;
  let x = at[0];
  while (x < at[0] + length - 0.02) {
    const wide = rng.range(0.018, 0.045);
    const h = height * rng.range(0.72, 1);
    const tone = lit(light, rng.pick(colours), [0, 0, 1]);
    const fill = rng.chance(0.4) ? darken(tone, 0.15) : lighten(tone, rng.range(0, 0.15));
    const quad: Vec[] = [
      [x, at[1], at[2]],
      [x + wide, at[1], at[2]],
      [x + wide, at[1] + h, at[2]],
      [x, at[1] + h, at[2]],
    ];
    sheet.polygon(camera.polygon(quad), { fill, stroke: darken(fill, 0.35), width: 0.5 });
    if (rng.chance(0.4)) {
      const band: Point[] = camera.line([
        [x, at[1] + h * 0.75, at[2]],
        [x + wide, at[1] + h * 0.75, at[2]],
      ]);
      sheet.line(band, { stroke: lighten(fill, 0.5), width: 1 });
    }
    x += wide + (rng.chance(0.08) ? rng.range(0.03, 0.1) : 0.002);
  }
}

/** A bookcase against the back wall, filled with books, bowls and a few plants. */
export function paintBookcase(
  scene: Scene,
  x0: number,
  x1: number,
  height: number,
  colour: string,
  spines: readonly string[],
  rng: Rng,
): void {
  const depth = 0.34;
  const { sheet, camera, light } = scene;
  paintPool(scene, [x0, 0], [x1, depth], 0.005, 0.3);
  const quad = (a: number, b: number, c: number, d: number, z: number): Vec[] => [
    [a, b, z],
    [c, b, z],
    [c, d, z],
    [a, d, z],
  ];
  const inside = darken(lit(light, colour, [0, 0, 1]), 0.3);
  sheet.polygon(camera.polygon(quad(x0, 0, x1, height, 0.02)), { fill: inside });
  const columns = Math.max(1, Math.round((x1 - x0) / 0.85));
  const rows = Math.round((height - 0.75) / 0.36);
  const step = (height - 0.75 - 0.05) / rows;
  const wide = (x1 - x0) / columns;
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) {
      const [a, y] = [x0 + c * wide + 0.04, 0.75 + r * step + 0.03];
      sheet.polygon(camera.polygon(quad(a, y, a + wide - 0.06, y + step * 0.25, 0.03)), {
        fill: darken(inside, 0.15),
        opacity: 0.5,
      });
      const what = rng.next();
      if (what < 0.72) {
        const share = rng.range(0.55, 1);
        paintBooksRow(scene, [a, y, 0.2], (wide - 0.07) * share, step * 0.8, spines, rng);
        if (share < 0.7)
          paintVase(scene, [a + wide * 0.8, y, 0.2], 'branches', rng.pick(spines), rng, 0.5);
      } else if (what < 0.9) {
        paintVase(
          scene,
          [a + wide * 0.35, y, 0.2],
          rng.pick(['tulips', 'branches']),
          rng.pick(spines),
          rng,
          0.62,
        );
      } else {
        paintBlock(scene, [a + 0.08, y, 0.1], [a + wide * 0.55, y + 0.05, 0.24], rng.pick(spines));
        paintBlock(
          scene,
          [a + 0.1, y + 0.05, 0.1],
          [a + wide * 0.5, y + 0.09, 0.24],
          rng.pick(spines),
        );
      }
    }
  }
  for (let r = 0; r <= rows; r++)
    paintBlock(scene, [x0, 0.75 + r * step, 0.02], [x1, 0.75 + r * step + 0.03, depth], colour);
  for (let c = 0; c <= columns; c++)
    paintBlock(
      scene,
      [x0 + c * wide - 0.015, 0.75, 0.02],
      [x0 + c * wide + 0.02, height, depth],
      colour,
    );
  paintBlock(scene, [x0, 0, 0.02], [x1, 0.74, depth + 0.06], colour);
  for (let c = 0; c < columns; c++) {
    const a = x0 + c * wide;
    const z = depth + 0.061;
    sheet.polygon(camera.polygon(quad(a + 0.05, 0.1, a + wide - 0.05, 0.68, z)), {
      fill: 'none',
      stroke: darken(lit(light, colour, [0, 0, 1]), 0.3),
      width: 1,
    });
  }
}
