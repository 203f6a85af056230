import type { Vec } from '../draw/geometry';
import type { Scene } from '../draw/plane';
import { type Rng } from '../draw/prng';
import { paintLathe, paintPool } from '../draw/solid';
import { paintVase } from '../room/furniture/vase';
import { paintPlant } from '../room/furniture/plants';
import { paintChair, paintSofa } from '../room/furniture/seating';
import { paintRoundTable } from '../room/furniture/tables';
import { paintInDepth } from '../room/room';

/** Seats round a table and the pots that frame them. */
export function paintTerraceSeats(scene: Scene, rng: Rng): void {
  const wood = rng.pick(['#9c7349', '#6b4f38', '#3a3f3d']);
  const cloth = rng.pick(['#e4dccd', '#5f7466', '#c98f5e', '#44566a']);
  const accent = rng.pick(['#b5654a', '#d2a057', '#6d8577']);
  const things: { at: Vec; paint: () => void }[] = [];
  const put = (at: Vec, paint: () => void) => things.push({ at, paint });
  const flip = rng.pick([-1, 1]);
  if (rng.chance(0.55)) {
    put([-flip * 1.6, 0, 1.1], () =>
      paintSofa(scene, [-flip * 1.7, 0, 1.3], flip > 0 ? 'right' : 'left', {
        length: 2.1,
        colour: cloth,
        accent,
        second: '#efe6d4',
        legs: wood,
      }),
    );
    put([flip * 1.5, 0, 1.3], () =>
      paintSofa(scene, [flip * 1.5, 0, 1.4], flip > 0 ? 'left' : 'right', {
        length: 0.9,
        colour: cloth,
        accent,
        second: accent,
        legs: wood,
      }),
    );
    put([0, 0, 1.5], () => {
      paintRoundTable(scene, [0, 0, 1.5], 0.42, 0.38, '#e9e2d3', wood);
      paintVase(scene, [0.05, 0.38, 1.5], 'bouquet', accent, rng, 0.8);
    });
  } else {
    put([0, 0, 1.2], () => {
      paintPool(scene, [-0.7, 0.9], [0.7, 1.7], 0.004, 0.2);
      paintChair(scene, [-0.95, 0, 1.3], 'right', wood, cloth);
      paintChair(scene, [0.95, 0, 1.3], 'left', wood, cloth);
      paintRoundTable(scene, [0, 0, 1.3], 0.52, 0.74, '#efe8da', wood);
      paintVase(scene, [0.12, 0.74, 1.3], 'tulips', accent, rng, 0.9);
      paintLathe(
        scene,
        [-0.2, 0.74, 1.42],
        [
          [0.03, 0],
          [0.04, 0.08],
        ],
        '#e9dcc0',
      );
      paintLathe(
        scene,
        [-0.05, 0.74, 1.5],
        [
          [0.03, 0],
          [0.04, 0.08],
        ],
        '#e9dcc0',
      );
    });
  }
  const pots = ['#8f5a44', '#5c6664', '#c9b8a0', '#3f4a48'];
  for (const [x, z, h] of [
    [-3.5, 0.5, 1.2],
    [3.6, 0.5, 1.35],
    [-3.1, 1.4, 0.55],
    [3.2, 1.5, 0.7],
    [-3.9, 2.2, 0.9],
  ] as const) {
    const r = rng.fork(`pot${x}`);
    if (r.chance(0.85))
      put([x, 0, z], () =>
        paintPlant(
          scene,
          [x + r.spread() * 0.2, 0, z],
          r.pick(['olive', 'palm', 'fiddle', 'snake', 'olive']),
          h,
          r.pick(pots),
          r,
          h > 1 ? 0.26 : 0.2,
        ),
      );
  }
  paintInDepth(scene.camera, things);
}
