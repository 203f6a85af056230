import { lightOf, type TimeOfDay } from '../draw/light';
import { Camera } from '../draw/camera';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintSky } from '../scenery/sky';
import { paintTree } from '../scenery/tree';
import type { Scene } from '../draw/plane';

/** A plain colour study: sky, lawn and trees. */
export function drawStudy(width: number, height: number, seed: string, time: TimeOfDay): Sheet {
  const rng = new Rng(seed);
  const sheet = new Sheet(width, height);
  const light = lightOf(time, -0.6);
  const camera = new Camera({ eye: [0, 2, 20], focal: height, centre: [width / 2, height * 0.6] });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng);
  sheet.rectangle(0, height * 0.62, width, height, {
    fill: sheet.linear(
      [0, height * 0.6],
      [0, height],
      [
        [0, '#9fae7c'],
        [1, '#6f8458'],
      ],
    ),
  });
  for (let i = 0; i < 6; i++)
    paintTree(
      scene,
      { at: [rng.range(-14, 14), 0, rng.range(-8, 6)], height: rng.range(5, 9) },
      rng.fork(`${i}`),
    );
  return sheet;
}
