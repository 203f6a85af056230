import { Camera } from '../draw/camera';
import { lightOf, type TimeOfDay } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import type { Opening } from '../facade/facade';
import { paintFacade } from '../facade/paint-facade';
import { BRICKS, PALE_BRICKS, startFacade } from '../facade/styles/start';
import { rowHouse } from '../facade/styles/row-house';
import { masterHouse } from '../facade/styles/master-house';
import { LANDSCAPE } from '../picture';
import { paintLampPost } from '../scenery/furniture';
import { paintSky } from '../scenery/sky';
import { paintStreet } from '../scenery/street';
import { paintTree } from '../scenery/tree';

/** A court of lock-up garages, the backs of the houses beyond. */
export function drawGarage(number: number, time: TimeOfDay): Sheet {
  const rng = new Rng(`garage ${number}`);
  const { width, height } = LANDSCAPE;
  const sheet = new Sheet(width, height);
  const light = lightOf(time, rng.pick([-0.7, 0.7]));
  const yaw = rng.pick([0, -0.3, 0.3]);
  const count = rng.pick([4, 5]);
  const wide = count * 3.1;
  const camera = new Camera({
    eye: [wide / 2 - Math.tan(yaw) * 15, 2.1, 15],
    yaw,
    focal: 1250,
    centre: [width / 2, height * 0.62],
  });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  for (let x = -40, i = 0; x < 56; i++) {
    const r = rng.fork(`house${i}`);
    const f = r.pick([rowHouse, masterHouse, rowHouse])(r);
    paintFacade(new Plane(scene, [x, 0, -24]), { ...f, balconies: [] }, r.fork('paint'));
    x += f.width;
  }
  for (let i = 0; i < 7; i++)
    paintTree(
      scene,
      {
        at: [-18 + i * 6.5 + rng.spread() * 2, 0, -rng.range(9, 14)],
        height: rng.range(6, 8.5),
        crown: 2.8,
        foliage: time === 'autumn' ? 'autumn' : rng.pick(['summer', 'lime']),
        far: 0.12,
      },
      rng.fork(`tree${i}`),
    );
  const colour = rng.pick([...BRICKS, ...PALE_BRICKS]);
  const doors = rng.pick(['#4f6b5c', '#6b7f8a', '#8a3f35', '#7d6a55', '#c9c2b2', '#3f5560']);
  const chosen = rng.int(0, count - 1);
  const run = (at: number, n: number, seed: Rng) => {
    const openings: Opening[] = Array.from({ length: n }, (_, i) => ({
      u: 3.1 * (i + 0.5),
      v: 0.02,
      width: 2.5,
      height: 2.25,
      kind: 'garage',
      leaf: at === 0 && i === chosen ? '#b5593f' : doors,
      surround: 'flat',
      depth: 0.22,
    }));
    const f = startFacade(n * 3.1, 2.9, {
      colour,
      trim: '#d6cdbb',
      openings,
      plinth: { height: 0.25, colour: '#80868a' },
      cornice: { kind: 'simple', colour: '#c9c2b4' },
      roof: { kind: 'parapet', height: 0.25, colour },
    });
    paintFacade(new Plane(scene, [at, 0, 0]), f, seed);
  };
  run(-6 * 3.1, 6, rng.fork('left'));
  run(wide, 6, rng.fork('right'));
  run(0, count, rng.fork('main'));
  paintStreet(scene, { pavement: 0.7, cobbles: true }, rng.fork('ground'));
  paintLampPost(scene, [rng.pick([-0.2, wide + 0.2]), 0, 0.5], 4);
  return sheet;
}
