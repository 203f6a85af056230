import { Camera } from '../draw/camera';
import { lightOf, type TimeOfDay } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintFlowers, paintLawn, paintPath } from '../scenery/lawn';
import { paintSky } from '../scenery/sky';
import { paintShrubs, paintTree, type Foliage } from '../scenery/tree';
import { paintRain } from '../scenery/weather';
import type { House } from './house';
import { paintVolume } from './volume';

/** A free-standing house turned in its garden, trees behind, lawn and path before it. */
export function drawGardenView(
  seed: string,
  time: TimeOfDay,
  house: House,
  width: number,
  height: number,
): Sheet {
  const rng = new Rng(seed);
  const turn = rng.pick([-1, 1]) * rng.range(0.3, 0.52);
  const light = lightOf(time, (turn > 0 ? 1 : -1) * rng.range(0.35, 0.75));
  const sheet = new Sheet(width, height);
  const distance = rng.range(24, 28);
  const metres = Math.max(house.height + 5.4, (house.width + 5.5) / 1.5);
  const focal = (height / metres) * distance;
  const rise = rng.range(1.9, 2.8);
  const base = height * (1 - 2.9 / metres);
  const camera = new Camera({
    eye: [0, rise, distance],
    focal,
    centre: [width / 2, base - (rise / distance) * focal],
  });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  const autumn = time === 'autumn';
  const kinds: Foliage[] = autumn
    ? ['autumn', 'copper', 'lime', 'autumn', 'conifer']
    : ['summer', 'lime', 'summer', 'conifer', 'summer'];
  const far = rng.fork('far');
  for (let i = 0; i < 15; i++) {
    const at = [-26 + i * 3.8 + far.range(-1.5, 1.5), 0, -far.range(14, 24)] as const;
    paintTree(
      scene,
      {
        at,
        height: far.range(8, 13),
        crown: far.range(3.2, 4.6),
        foliage: far.pick(kinds),
        far: 0.42 - i * 0.004,
      },
      far.fork(`${i}`),
    );
  }
  paintLawn(scene, rng.fork('lawn'));
  for (const [x, z] of [
    [-13, -5],
    [14, -6],
  ] as const) {
    paintTree(
      scene,
      {
        at: [x + rng.spread() * 2, 0, z],
        height: rng.range(8, 11),
        crown: 3.3,
        foliage: rng.pick(kinds),
      },
      rng.fork(`side${x}`),
    );
  }
  paintShrubs(scene, [-24, 0, -8], [24, 0, -8], 1.8, '#5d7a50', rng.fork('hedge'), 0.2);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const origin = [-(house.width / 2) * cos, 0, (house.width / 2) * sin] as const;
  const plot = new Plane(scene, origin, [cos, 0, -sin]);
  const door = plot.world([house.door, 0, 0]);
  paintPath(scene, door, [door[0] * 0.4 + rng.spread() * 2, 0, distance - 4], rng.fork('path'));
  plot.castBox(0, 0, house.width, house.height * 0.8, -7, 0);
  const order = turn > 0 ? house.blocks : [...house.blocks].sort((a, b) => b.at[0] - a.at[0]);
  const sorted = [...order].sort((a, b) => depthOf(plot, b) - depthOf(plot, a));
  for (const block of sorted) paintVolume(plot, block, rng.fork(`block${block.at[0]}`));
  plot.shadows.length = 0;
  paintFlowers(scene, plot, house, rng.fork('flowers'));
  const front = rng.fork('front');
  if (rng.chance(0.6)) {
    const side = turn > 0 ? -1 : 1;
    paintTree(
      scene,
      {
        at: [side * front.range(8, 9.5), 0, 5.5],
        height: front.range(6.5, 8),
        crown: 2.4,
        foliage: front.pick(autumn ? ['autumn'] : ['summer', 'lime', 'blossom', 'lime']),
      },
      front.fork('tree'),
    );
  }
  for (const side of [-1, 1])
    paintShrubs(
      scene,
      [side * 16, 0, 12.5],
      [side * front.range(5, 6.2), 0, 14],
      1.1,
      '#557248',
      front.fork(`hedge${side}`),
      0.25,
    );
  if (time === 'rain') paintRain(scene, rng.fork('rain'));
  return sheet;
}

function depthOf(plot: Plane, block: House['blocks'][number]): number {
  return plot.scene.camera.depth(plot.world([block.at[0] + block.width / 2, 0, block.at[1]]));
}
