import { darken, lighten } from '../../draw/colour';
import type { Vec } from '../../draw/geometry';
import type { Scene } from '../../draw/plane';
import type { Rng } from '../../draw/prng';
import { paintBlock, paintLathe, paintPool } from '../../draw/solid';
import { paintVase } from './vase';

/** A rectangular table on four legs. */
export function paintTable(
  scene: Scene,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
  wood: string,
  thick = 0.045,
): void {
  const [[x0, z0], [x1, z1]] = [from, to];
  paintPool(scene, from, to, 0.005, 0.26);
  const leg = (x: number, z: number) =>
    paintBlock(scene, [x, 0, z], [x + 0.05, height - thick, z + 0.05], darken(wood, 0.15));
  leg(x0 + 0.06, z0 + 0.06);
  leg(x1 - 0.11, z0 + 0.06);
  leg(x0 + 0.06, z1 - 0.11);
  leg(x1 - 0.11, z1 - 0.11);
  paintBlock(scene, [x0, height - thick, z0], [x1, height, z1], wood);
}

/** A round table on a turned foot; small ones serve as coffee tables. */
export function paintRoundTable(
  scene: Scene,
  at: Vec,
  radius: number,
  height: number,
  top: string,
  foot: string,
): void {
  paintPool(
    scene,
    [at[0] - radius * 0.8, at[2] - radius * 0.5],
    [at[0] + radius * 0.8, at[2] + radius * 0.5],
    0.005,
    0.28,
  );
  paintLathe(
    scene,
    at,
    [
      [radius * 0.5, 0],
      [radius * 0.5, 0.03],
      [0.06, 0.08],
      [0.05, height - 0.1],
      [radius * 0.3, height - 0.04],
    ],
    foot,
  );
  paintLathe(
    scene,
    [at[0], height - 0.04, at[2]],
    [
      [radius, 0],
      [radius, 0.04],
    ],
    top,
  );
}

/** Books, a bowl and flowers on a table top. */
export function paintTableThings(
  scene: Scene,
  at: Vec,
  palette: readonly string[],
  rng: Rng,
): void {
  let y = at[1];
  const order = rng.shuffle(palette);
  for (let i = 0; i < rng.int(2, 3); i++) {
    const shift = rng.spread() * 0.03;
    paintBlock(
      scene,
      [at[0] - 0.3 + shift, y, at[2] - 0.1],
      [at[0] - 0.02 + shift, y + 0.035, at[2] + 0.1],
      order[i % order.length]!,
    );
    y += 0.035;
  }
  paintVase(
    scene,
    [at[0] + 0.2, at[1], at[2]],
    rng.pick(['tulips', 'branches', 'bouquet']),
    lighten(order[0]!, 0.3),
    rng,
  );
}

/** A sideboard or chest with doors on slim legs. */
export function paintSideboard(
  scene: Scene,
  from: Vec,
  to: Vec,
  wood: string,
  metal: string,
): void {
  const { sheet, camera } = scene;
  paintPool(scene, [from[0], from[2]], [to[0], to[2]], 0.005, 0.3);
  for (const x of [from[0] + 0.1, to[0] - 0.14])
    paintBlock(scene, [x, 0, to[2] - 0.1], [x + 0.04, from[1], to[2] - 0.06], darken(wood, 0.3));
  paintBlock(scene, from, to, wood);
  const doors = Math.max(2, Math.round((to[0] - from[0]) / 0.55));
  for (let i = 1; i <= doors; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / doors;
    if (i < doors)
      sheet.line(
        camera.line([
          [x, from[1] + 0.02, to[2]],
          [x, to[1] - 0.03, to[2]],
        ]),
        { stroke: darken(wood, 0.45), width: 1.1 },
      );
    const knob = camera.point([x - (to[0] - from[0]) / doors / 2, to[1] - 0.14, to[2]]);
    sheet.ellipse(knob, camera.scaleAt(to) * 0.016, camera.scaleAt(to) * 0.016, { fill: metal });
  }
}
