import { Camera } from '../draw/camera';
import { darken } from '../draw/colour';
import type { Vec } from '../draw/geometry';
import { lightOf, lit, type TimeOfDay } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintFacade } from '../facade/paint-facade';
import { masterHouse } from '../facade/styles/master-house';
import { rowHouse } from '../facade/styles/row-house';
import { LANDSCAPE } from '../picture';
import { paintVase } from '../room/furniture/vase';
import { paintChair } from '../room/furniture/seating';
import { paintRoundTable } from '../room/furniture/tables';
import { paintFlowers, paintLawn, paintPath } from '../scenery/lawn';
import { paintSky } from '../scenery/sky';
import { paintShrubs, paintTree, type Foliage } from '../scenery/tree';

/** A town garden: lawn between borders, a path, a table under a tree, the back of the house or a far wall of green. */
export function drawGarden(number: number, time: TimeOfDay): Sheet {
  const rng = new Rng(`garden ${number}`);
  const { width, height } = LANDSCAPE;
  const sheet = new Sheet(width, height);
  const light = lightOf(time, rng.pick([-0.6, 0.6]));
  const camera = new Camera({
    eye: [rng.spread(), 1.9, 15],
    focal: 1150,
    centre: [width / 2, height * 0.46],
  });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  const autumn = time === 'autumn';
  const kinds: Foliage[] = autumn
    ? ['autumn', 'copper', 'lime']
    : ['summer', 'lime', 'summer', 'copper'];
  for (let i = 0; i < 12; i++)
    paintTree(
      scene,
      {
        at: [-22 + i * 4 + rng.spread(), 0, -rng.range(16, 22)],
        height: rng.range(9, 13),
        crown: 4,
        foliage: rng.pick(kinds),
        far: 0.4,
      },
      rng.fork(`far${i}`),
    );
  paintLawn(scene, rng.fork('lawn'), '#8aa35c', -14);
  if (number % 2 === 1) {
    const house = rng.pick([masterHouse, rowHouse]);
    for (let x = -22, i = 0; x < 22; i++) {
      const r = rng.fork(`back${i}`);
      const f = house(r);
      paintFacade(
        new Plane(scene, [x, 0, -10]),
        { ...f, balconies: [], detached: true, chimneys: false },
        r.fork('paint'),
      );
      x += f.width;
    }
  } else paintShrubs(scene, [-16, 0, -9], [16, 0, -9], 2.4, '#56744b', rng.fork('end'), 0.35);
  for (const side of [-1, 1]) {
    paintShrubs(
      scene,
      [side * 7.6, 0, -9],
      [side * 7.6, 0, 12],
      2.1,
      '#5d7d52',
      rng.fork(`hedge${side}`),
      0.25,
    );
    const border = new Plane(
      scene,
      side < 0 ? [-6.4, 0, 12] : [6.4, 0, -8],
      side < 0 ? [0, 0, -1] : [0, 0, 1],
    );
    for (const row of [0, 0.5])
      paintFlowers(
        scene,
        border.turned([0, 0, row]),
        { width: 19, door: -9 },
        rng.fork(`bed${side}${row}`),
      );
  }
  paintPath(scene, [rng.spread() * 2, 0, -8], [rng.spread() * 2, 0, 12.5], rng.fork('path'));
  const treeAt: Vec = [rng.pick([-1, 1]) * rng.range(4, 5), 0, -1];
  paintTree(
    scene,
    {
      at: treeAt,
      height: rng.range(5.5, 7),
      crown: 2.2,
      foliage: autumn ? 'copper' : rng.pick(['blossom', 'lime', 'summer']),
    },
    rng.fork('tree'),
  );
  seat(scene, -Math.sign(treeAt[0]) * 2.9, rng.fork('seat'));
  return sheet;
}

function seat(scene: Scene, x: number, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const tone = lit(light, '#c9bfae', [0, 1, 0]);
  const round: Vec[] = Array.from({ length: 40 }, (_, i) => [
    x + Math.cos((i / 40) * 6.283) * 1.9,
    0.012,
    6 + Math.sin((i / 40) * 6.283) * 1.5,
  ]);
  sheet.polygon(camera.polygon(round), { fill: tone, stroke: darken(tone, 0.35), width: 1.2 });
  const wood = rng.pick(['#9c7349', '#3a3f3d', '#5f7466']);
  paintChair(scene, [x - 0.95, 0.012, 6], 'right', wood, '#e9e0cd');
  paintChair(scene, [x + 0.95, 0.012, 6], 'left', wood, '#e9e0cd');
  paintRoundTable(scene, [x, 0.012, 6], 0.5, 0.74, '#efe8da', wood);
  paintVase(scene, [x + 0.05, 0.75, 6], 'bouquet', '#b5654a', rng, 0.9);
}
