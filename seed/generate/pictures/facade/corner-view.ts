import { Camera } from '../draw/camera';
import { darken, lighten } from '../draw/colour';
import type { Point, Vec } from '../draw/geometry';
import { lightOf, lit, type TimeOfDay } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintLampPost } from '../scenery/furniture';
import { paintSky } from '../scenery/sky';
import { paintTree } from '../scenery/tree';
import { paintRain, paintWetGleam } from '../scenery/weather';
import type { Facade } from './facade';
import { paintFacade } from './paint-facade';
import type { CornerHouse } from './styles/corner';

/** A corner building seen across the crossing, its two streets falling away on both sides. */
export function drawCornerView(
  seed: string,
  time: TimeOfDay,
  house: CornerHouse,
  neighbour: (rng: Rng) => Facade,
  width: number,
  height: number,
): Sheet {
  const rng = new Rng(seed);
  const sheet = new Sheet(width, height);
  const light = lightOf(time, rng.pick([-0.55, 0.55]));
  const distance = 21;
  const metres = house.chamfer.height + 5.6;
  const focal = (height / metres) * distance;
  const rise = rng.range(2.3, 3.4);
  const base = height * (1 - 2.1 / metres);
  const camera = new Camera({
    eye: [rng.range(-1.5, 1.5), rise, distance],
    focal,
    centre: [width / 2, base - (rise / distance) * focal],
  });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  const trees = rng.fork('trees');
  for (let i = 0; i < 22; i++) {
    const at = [-62 + i * 6 + trees.range(-2, 2), 0, -trees.range(26, 40)] as const;
    paintTree(
      scene,
      {
        at,
        height: trees.range(9, 14),
        crown: trees.range(4, 5.6),
        foliage: time === 'autumn' ? 'autumn' : 'summer',
        far: 0.6,
      },
      trees.fork(`${i}`),
    );
  }
  const half = house.chamfer.width / 2;
  const splay = rng.range(0.72, 0.86);
  const middle = new Plane(scene, [-half, 0, 0]);
  const right = middle.turned([house.chamfer.width, 0, 0], splay);
  const left = new Plane(
    scene,
    [-half - Math.cos(splay) * house.left.width, 0, -Math.sin(splay) * house.left.width],
    [Math.cos(splay), 0, Math.sin(splay)],
  );
  for (const wing of [left, right]) {
    let edge = wing === left ? 0 : house.right.width;
    const row: (() => void)[] = [];
    for (let i = 0; i < 6; i++) {
      const r = rng.fork(`row${wing === left ? 'l' : 'r'}${i}`);
      const f = { ...neighbour(r), chimneys: false };
      const at = wing === left ? edge - f.width : edge;
      row.unshift(() => paintFacade(wing.turned([at, 0, 0]), f, r.fork('paint')));
      edge = wing === left ? at : edge + f.width;
    }
    for (const paint of row) paint();
  }
  paintFacade(left, mirrored(house.left), rng.fork('left'));
  paintFacade(right, house.right, rng.fork('right'));
  paintFacade(middle, house.chamfer, rng.fork('chamfer'));
  crossing(scene, half, splay, rng.fork('ground'));
  if (time === 'rain') paintWetGleam(scene, rng.fork('gleam'));
  paintLampPost(scene, [rng.pick([-1, 1]) * 3.4, 0, 1.5]);
  if (time === 'rain') paintRain(scene, rng.fork('rain'));
  return sheet;
}

/** The wing's street door goes to its far end on the left as well. */
function mirrored(f: Facade): Facade {
  return { ...f, openings: f.openings.map((o) => ({ ...o, u: f.width - o.u })) };
}

function crossing(scene: Scene, half: number, splay: number, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const road = lit(light, light.time === 'rain' ? '#5d646d' : '#96918b', [0, 1, 0]);
  const slab = lit(light, light.time === 'rain' ? '#8d9196' : '#c4bdb0', [0, 1, 0]);
  const long = 60;
  const run = (out: number, y: number): Vec[] => {
    const shift = out * Math.tan(splay / 2);
    const [x, z] = [half + shift, out];
    return [
      [-x - Math.cos(splay) * long, y, z - Math.sin(splay) * long],
      [-x, y, z],
      [x, y, z],
      [x + Math.cos(splay) * long, y, z - Math.sin(splay) * long],
    ];
  };
  const wall = run(0, 0);
  const kerb = run(2.3, 0);
  const drop = run(2.3, -0.13);
  const beyond: Vec[] = [
    [70, -0.13, -40],
    [70, -0.13, 30],
    [-70, -0.13, 30],
    [-70, -0.13, -40],
  ];
  const [, top] = camera.point([0, 0, 2.3]);
  sheet.polygon(camera.polygon([...drop, ...beyond]), {
    fill: sheet.linear(
      [0, top - 60],
      [0, sheet.height],
      [
        [0, darken(road, 0.05)],
        [0.5, road],
        [1, darken(road, 0.25)],
      ],
    ),
  });
  const dark: Point[][] = [];
  const bright: Point[][] = [];
  for (let z = 2.6; z < camera.eye[2] - 3; z += 0.2) {
    const [from, to] = camera.span(z);
    for (let x = Math.floor(from / 0.24) * 0.24; x < to; x += 0.24) {
      const roll = rng.next();
      if (roll > 0.5) continue;
      const quad = camera.polygon([
        [x, -0.13, z],
        [x + 0.2, -0.13, z],
        [x + 0.2, -0.13, z + 0.15],
        [x, -0.13, z + 0.15],
      ]);
      (roll > 0.25 ? dark : bright).push(quad);
    }
  }
  sheet.shape(dark, { fill: darken(road, 0.4), opacity: 0.34 });
  sheet.shape(bright, { fill: lighten(road, 0.45), opacity: 0.28 });
  sheet.polygon(camera.polygon([...drop, ...[...kerb].reverse()]), {
    fill: darken(lit(light, '#8a8d90', [0, 0, 1]), 0.15),
  });
  sheet.polygon(camera.polygon([...wall, ...[...kerb].reverse()]), { fill: slab });
  const inner = run(2.02, 0);
  sheet.polygon(camera.polygon([...inner, ...[...kerb].reverse()]), {
    fill: lit(light, '#a9aaa8', [0, 1, 0]),
  });
  const joints = [0.5, 1, 1.5].map((out) => camera.line(run(out, 0)));
  sheet.lines(joints, { stroke: darken(slab, 0.45), width: 0.8, opacity: 0.4 });
  sheet.polygon(camera.polygon([...wall, ...run(0.6, 0).reverse()]), {
    fill: light.shadow,
    opacity: 0.16,
  });
}
