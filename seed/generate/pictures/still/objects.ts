import { darken, lighten, mix } from '../draw/colour';
import { arc, roundedRectangle, type Point } from '../draw/geometry';
import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintBlock, paintLathe, paintPool } from '../draw/solid';
import { lying } from './table';

export const BRASS = '#c39a4c';

/** A cup of coffee on its saucer. */
export function paintCup(scene: Scene, at: readonly [number, number], colour: string): void {
  const { sheet, camera } = scene;
  const [x, z] = at;
  paintPool(scene, [x - 0.07, z - 0.05], [x + 0.07, z + 0.05], 0.002, 0.4, 0.02);
  paintLathe(
    scene,
    [x, 0, z],
    [
      [0.045, 0],
      [0.085, 0.012],
    ],
    lighten(colour, 0.1),
  );
  const k = camera.scaleAt([x, 0.05, z]);
  const [hx, hy] = camera.point([x + 0.05, 0.05, z]);
  sheet.line(
    arc([hx, hy], k * 0.026, k * 0.022, -1.9, 1.9, 20).map(([a, b]) => [a, b] as const),
    { stroke: darken(colour, 0.12), width: k * 0.011, cap: 'round' },
  );
  paintLathe(
    scene,
    [x, 0.01, z],
    [
      [0.026, 0],
      [0.042, 0.02],
      [0.052, 0.065],
    ],
    colour,
    '#5a3a26',
  );
  const [cx, cy] = camera.point([x, 0.072, z]);
  sheet.ellipse([cx, cy], k * 0.044, k * 0.018, { fill: '#6b4329' });
  sheet.ellipse([cx - k * 0.012, cy - k * 0.004], k * 0.014, k * 0.005, {
    fill: '#a8784d',
    opacity: 0.8,
  });
}

/** A fountain pen lying on the table. */
export function paintPen(
  scene: Scene,
  at: readonly [number, number],
  turn: number,
  colour: string,
): void {
  const { sheet, light } = scene;
  const on = (y: number, dx = 0) => lying(scene, [at[0] + dx, at[1]], turn, y);
  const body: Point[] = roundedRectangle(-0.075, -0.0065, 0.03, 0.0065, 0.006, 3);
  sheet.group(`filter="${sheet.blur(3)}"`, () =>
    sheet.polygon(on(0.001, 0.004)(roundedRectangle(-0.075, -0.006, 0.07, 0.008, 0.006, 3)), {
      fill: light.shadow,
      opacity: 0.5,
    }),
  );
  const barrel = on(0.008)(body);
  const [a, b] = [on(0.008)([[0, -0.007]])[0]!, on(0.008)([[0, 0.007]])[0]!];
  sheet.polygon(barrel, {
    fill: sheet.linear(a, b, [
      [0, lighten(colour, 0.4)],
      [0.4, colour],
      [1, darken(colour, 0.4)],
    ]),
  });
  sheet.polygon(
    on(0.008)([
      [0.03, -0.006],
      [0.05, -0.005],
      [0.05, 0.005],
      [0.03, 0.006],
    ]),
    { fill: darken(colour, 0.3) },
  );
  sheet.polygon(
    on(0.008)([
      [0.05, -0.0048],
      [0.076, 0],
      [0.05, 0.0048],
    ]),
    { fill: BRASS },
  );
  sheet.polygon(
    on(0.0085)([
      [0.026, -0.0068],
      [0.031, -0.0068],
      [0.031, 0.0068],
      [0.026, 0.0068],
    ]),
    { fill: lighten(BRASS, 0.2) },
  );
  sheet.polygon(
    on(0.012)([
      [-0.07, -0.0015],
      [-0.03, -0.0015],
      [-0.03, 0.0015],
      [-0.07, 0.0015],
    ]),
    { fill: lighten(BRASS, 0.15) },
  );
}

/** A pile of coins. */
export function paintCoins(
  scene: Scene,
  at: readonly [number, number],
  count: number,
  rng: Rng,
): void {
  paintPool(scene, [at[0] - 0.03, at[1] - 0.02], [at[0] + 0.03, at[1] + 0.02], 0.002, 0.4, 0.015);
  for (let i = 0; i < count; i++)
    paintLathe(
      scene,
      [at[0] + rng.spread() * 0.003, i * 0.0075, at[1]],
      [
        [0.03, 0],
        [0.03, 0.0068],
      ],
      i % 3 === 0 ? '#c98f5a' : BRASS,
    );
}

/** A closed book or a pile of them. */
export function paintBooks(
  scene: Scene,
  at: readonly [number, number],
  colours: readonly string[],
): void {
  let y = 0;
  paintPool(scene, [at[0] - 0.12, at[1] - 0.08], [at[0] + 0.12, at[1] + 0.08], 0.002, 0.4, 0.03);
  colours.forEach((colour, i) => {
    const [w, d] = [0.125 - i * 0.008, 0.09 - i * 0.004];
    paintBlock(scene, [at[0] - w, y, at[1] - d], [at[0] + w, y + 0.006, at[1] + d], colour);
    paintBlock(
      scene,
      [at[0] - w + 0.004, y + 0.006, at[1] - d],
      [at[0] + w - 0.006, y + 0.028, at[1] + d - 0.004],
      '#efe6d2',
    );
    paintBlock(scene, [at[0] - w, y + 0.028, at[1] - d], [at[0] + w, y + 0.034, at[1] + d], colour);
    paintBlock(
      scene,
      [at[0] - w, y, at[1] - d],
      [at[0] - w + 0.006, y + 0.034, at[1] + d],
      mix(colour, '#000000', 0.15),
    );
    y += 0.034;
  });
}
