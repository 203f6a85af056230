import { Camera } from '../draw/camera';
import { lightOf } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { drawStreetView } from '../facade/street-view';
import { artNouveau } from '../facade/styles/art-nouveau';
import { artDeco } from '../facade/styles/art-deco';
import { stepGable } from '../facade/styles/step-gable';
import { masterHouse } from '../facade/styles/master-house';
import { neoclassical } from '../facade/styles/neoclassical';
import { paintSky } from '../scenery/sky';
import { paintPalaceOfJustice } from './palace-of-justice';
import { paintTownHall } from './town-hall';
import { drawLuxembourg } from './luxembourg';
import { paintAir, paintGroves, paintRow } from './rooftops';

const SIZE = { width: 2400, height: 1350 } as const;

/** The four wide pictures: two skylines of Brussels, a row of fronts, and Luxembourg's bridge. */
export function drawHero(number: number): Sheet {
  if (number === 1) return skyline('palace');
  if (number === 2) return skyline('town hall');
  if (number === 3) return drawFronts(SIZE.width, SIZE.height);
  return drawLuxembourg(SIZE.width, SIZE.height);
}

/** A street of fronts that runs off into the light, with open sky on the left. */
export function drawFronts(width: number, height: number): Sheet {
  const rng = new Rng('hero fronts');
  return drawStreetView({
    seed: 'hero fronts 4',
    width,
    height,
    time: 'golden',
    yaw: -0.72,
    place: 0.66,
    room: 1.22,
    subject: artNouveau(rng.fork('subject')),
    neighbour: (r) =>
      r.pick([masterHouse, neoclassical, artNouveau, artDeco, masterHouse, stepGable])(r),
  });
}

function skyline(which: 'palace' | 'town hall'): Sheet {
  const { width, height } = SIZE;
  const rng = new Rng(`hero ${which}`);
  const sheet = new Sheet(width, height);
  const dusk = which === 'palace';
  const light = lightOf(dusk ? 'dusk' : 'morning', dusk ? -0.7 : 0.75);
  const camera = new Camera({ eye: [0, 24, 0], focal: 2150, centre: [width / 2, height * 0.63] });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  paintGroves(scene, -420, 2, -260, 260, 46, rng.fork('far'), 0.78);
  for (const [z, ground] of [
    [-400, 6],
    [-340, 5],
  ] as const) {
    paintRow(scene, { z, ground, from: -215, to: 215 }, rng.fork(`row${z}`));
    paintAir(scene, 0.42, 0.35);
  }
  if (dusk) {
    paintPalaceOfJustice(new Plane(scene, [78, 4, -300]));
    paintAir(scene, 0.3, 0.35);
  } else {
    paintTownHall(new Plane(scene, [66, 2, -262]));
    paintAir(scene, 0.26, 0.35);
  }
  for (const [z, ground, air] of [
    [-250, 4, 0.26],
    [-190, 3, 0.24],
    [-140, 1, 0.18],
    [-98, 0, 0.12],
    [-66, -1, 0.05],
  ] as const) {
    const reach = Math.abs(z) * 0.62 + 8;
    paintRow(scene, { z, ground, from: -reach, to: reach }, rng.fork(`row${z}`));
    paintGroves(
      scene,
      z + 7,
      ground - 4,
      -reach,
      reach,
      5,
      rng.fork(`grove${z}`),
      Math.min(0.5, Math.abs(z) / 420),
    );
    if (air > 0.06) paintAir(scene, air, 0.45);
  }
  const side = sheet.linear(
    [0, 0],
    [width * 0.55, 0],
    [
      [0, light.sky[1], dusk ? 0.34 : 0.42],
      [1, light.sky[1], 0],
    ],
  );
  sheet.rectangle(0, 0, width, height, { fill: side });
  return sheet;
}
