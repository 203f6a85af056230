import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintBicycle, paintBollards, paintLampPost, paintPlanter } from '../scenery/furniture';
import { paintGroundShadow } from '../scenery/street';
import { paintTree, type Foliage } from '../scenery/tree';
import type { Facade } from './facade';

/** What stands on the pavement before the house: lantern, tree, bicycle, posts, pots by the door. */
export function dressStreet(scene: Scene, subject: Facade, rng: Rng): void {
  const autumn = scene.light.time === 'autumn';
  const foliage: Foliage = autumn
    ? rng.pick(['autumn', 'copper'] as const)
    : rng.pick(['summer', 'lime', 'summer', 'lime', 'blossom'] as const);
  const door = subject.openings.find((o) => o.kind === 'door');
  if (door && rng.chance(0.55)) {
    const half = door.width / 2 + 0.42;
    const pot = rng.pick(['#8a5a44', '#5f6a68', '#3f4a48', '#b9a88c']);
    for (const side of [-1, 1])
      paintPlanter(scene, [door.u + side * half, 0, 0.4], pot, rng.fork(`pot${side}`));
  }
  const lampLeft = rng.chance(0.5);
  const lampAt = lampLeft ? -rng.range(0.8, 2) : subject.width + rng.range(0.8, 2);
  const lamp = rng.chance(0.6);
  if (rng.chance(0.5)) {
    const room = subject.openings.filter((o) => o.kind === 'garage' || o.kind === 'door');
    const at = rng.range(0.6, Math.max(1, subject.width - 1.8));
    const free = room.every((o) => at + 1.4 < o.u - o.width / 2 || at - 0.4 > o.u + o.width / 2);
    if (free)
      paintBicycle(scene, [at, 0, 0.45], rng.pick(['#2f4a3e', '#8c3b2c', '#3a4a5a', '#c79a4a']));
  }
  if (rng.chance(0.4)) paintBollards(scene, lampLeft ? subject.width + 0.6 : -6.4, 5, 2.15);
  if (lamp) paintLampPost(scene, [lampAt, 0, 2.1]);
  const trees = rng.fork('trees');
  if (!trees.chance(0.62)) return;
  const side = lampLeft ? 1 : -1;
  const grown = trees.pick(['young', 'round', 'tall', 'round']);
  const count = grown === 'young' ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const out = trees.range(3, 4.6) + i * 6.5;
    const x = side > 0 ? subject.width + out : -out;
    const height = { young: 4.6, round: 7.2, tall: 9.6 }[grown]! * trees.range(0.92, 1.1);
    const crown = { young: 1.15, round: 2.2, tall: 3 }[grown]! * trees.range(0.94, 1.08);
    const { sun } = scene.light;
    paintGroundShadow(scene, [x - sun[0] * 1.6, 0.01, 1.7], crown, 0.5, 0.32);
    const slim = grown === 'tall' ? 0.72 : trees.range(0.88, 1.08);
    paintTree(scene, { at: [x, 0, 1.9], height, crown, foliage, slim }, trees.fork(`${i}`));
  }
}
