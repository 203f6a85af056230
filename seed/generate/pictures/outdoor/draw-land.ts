import { Camera } from '../draw/camera';
import { darken, mix } from '../draw/colour';
import type { Point, Vec } from '../draw/geometry';
import { lightOf, lit, type TimeOfDay } from '../draw/light';
import type { Scene } from '../draw/plane';
import { Plane } from '../draw/plane';
import { Rng } from '../draw/prng';
import { paintBlock } from '../draw/solid';
import { Sheet } from '../draw/sheet';
import { fermette, luxembourgHouse } from '../house/country-houses';
import { gabledVilla, hippedVilla } from '../house/villas';
import { paintVolume } from '../house/volume';
import { LANDSCAPE } from '../picture';
import { paintLawn } from '../scenery/lawn';
import { paintSky } from '../scenery/sky';
import { paintShrubs, paintTree, type Foliage } from '../scenery/tree';

/** A building plot by a country road: pegs and string round the parcel, hills, hedges and a house next door. */
export function drawLand(number: number, time: TimeOfDay): Sheet {
  const rng = new Rng(`land ${number}`);
  const { width, height } = LANDSCAPE;
  const sheet = new Sheet(width, height);
  const light = lightOf(time, rng.pick([-0.7, 0.7]));
  const camera = new Camera({
    eye: [rng.spread() * 3, rng.range(3.8, 7.5), 26],
    focal: 1240,
    centre: [width / 2, height * 0.42],
  });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  hills(scene, rng.fork('hills'));
  paintLawn(scene, rng.fork('lawn'), rng.pick(['#9aa865', '#a8a768', '#8a9f5f']), -160);
  const kinds: Foliage[] =
    time === 'autumn' ? ['autumn', 'copper', 'lime'] : ['summer', 'lime', 'summer', 'conifer'];
  for (let i = 0; i < 26; i++) {
    const r = rng.fork(`far${i}`);
    paintTree(
      scene,
      {
        at: [-70 + i * 5.6 + r.range(-2, 2), 0, -r.range(60, 100)],
        height: r.range(9, 14),
        crown: r.range(4, 6),
        foliage: r.pick(kinds),
        far: 0.5,
      },
      r,
    );
  }
  paintShrubs(scene, [-60, 0, -34], [-4, 0, -32], 1.6, '#637f52', rng.fork('hedge1'), 0.5);
  paintShrubs(scene, [4, 0, -33], [60, 0, -35], 1.5, '#637f52', rng.fork('hedge2'), 0.5);
  const side = rng.pick([-1, 1]);
  const house = rng.pick([fermette, hippedVilla, gabledVilla, luxembourgHouse])(rng.fork('house'));
  const turn = -side * 0.35;
  const plot = new Plane(
    scene,
    [side > 0 ? 14 : -14 - house.width * 0.95, 0, -24 - (side > 0 ? 0 : 4)],
    [Math.cos(turn), 0, -Math.sin(turn)],
  );
  const blocks = [...house.blocks].sort(
    (a, b) =>
      camera.depth(plot.world([b.at[0], 0, b.at[1]])) -
      camera.depth(plot.world([a.at[0], 0, a.at[1]])),
  );
  for (const block of blocks) paintVolume(plot, block, rng.fork(`b${block.at[0]}`));
  road(scene, -side);
  parcel(scene, rng.fork('parcel'));
  for (const x of [-side * 13.5, side * 10.5])
    paintTree(
      scene,
      { at: [x, 0, 6], height: rng.range(7, 9), crown: 3, foliage: rng.pick(kinds) },
      rng.fork(`near${x}`),
    );
  return sheet;
}

function hills({ sheet, camera, light }: Scene, rng: Rng): void {
  for (const [base, amount] of [
    [46, 0.72],
    [28, 0.55],
  ] as const) {
    const points: Point[] = [[-10, camera.horizon + 30]];
    let y = camera.horizon - base;
    for (let x = -10; x <= sheet.width + 60; x += 70) {
      y += rng.range(-11, 11);
      points.push([x, Math.min(camera.horizon - 6, y)]);
    }
    points.push([sheet.width + 60, camera.horizon + 30]);
    sheet.polygon(points, { fill: mix('#5f7a60', light.haze, amount) });
  }
}

function road({ sheet, camera, light }: Scene, side: number): void {
  const tone = lit(light, '#a7a39a', [0, 1, 0]);
  const at = (t: number, out: number): Vec => [side * (9.5 + t * t * 26) + out, 0.01, 24 - t * 110];
  const edge = (out: number) => Array.from({ length: 30 }, (_, i) => at(i / 29, out));
  sheet.polygon(camera.polygon([...edge(-2.6), ...edge(2.6).reverse()]), {
    fill: tone,
    stroke: darken(tone, 0.25),
    width: 1,
  });
  for (let i = 1; i < 14; i++) {
    const dash = [
      at(i / 29, -0.08),
      at(i / 29, 0.08),
      at((i + 0.45) / 29, 0.08),
      at((i + 0.45) / 29, -0.08),
    ];
    sheet.polygon(camera.polygon(dash), { fill: '#f3efe4' });
  }
}

function parcel(scene: Scene, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const [x0, x1, z0, z1] = [-6.4, 6.4, -17, 8];
  const quad: Vec[] = [
    [x0, 0.01, z1],
    [x1, 0.01, z1],
    [x1 - 0.6, 0.01, z0],
    [x0 + 0.6, 0.01, z0],
  ];
  sheet.polygon(camera.polygon(quad), { fill: '#fff3cf', opacity: 0.16 });
  const pegs: Vec[] = [];
  quad.forEach((from, i) => {
    const to = quad[(i + 1) % 4]!;
    for (let k = 0; k < 4; k++)
      pegs.push([from[0] + ((to[0] - from[0]) * k) / 4, 0, from[2] + ((to[2] - from[2]) * k) / 4]);
  });
  const cord = pegs.map((p): Vec => [p[0], 0.62, p[2]]);
  sheet.line(camera.line([...cord, cord[0]!]), { stroke: '#b5452f', width: 2.2 });
  for (const p of [...pegs].sort((a, b) => a[2] - b[2])) {
    paintBlock(scene, [p[0] - 0.05, 0, p[2] - 0.05], [p[0] + 0.05, 0.78, p[2] + 0.05], '#c9a878');
    paintBlock(
      scene,
      [p[0] - 0.055, 0.66, p[2] - 0.055],
      [p[0] + 0.055, 0.79, p[2] + 0.055],
      '#b5452f',
    );
  }
  const bright = lit(light, '#e9d98a', [0, 1, 0]);
  const dots: Point[][] = [];
  for (let i = 0; i < 260; i++) {
    const p: Vec = [rng.range(-16, 16), rng.range(0.05, 0.25), rng.range(-14, 17)];
    const [x, y] = camera.point(p);
    const k = camera.scaleAt(p) * 0.04;
    dots.push([
      [x - k, y],
      [x, y - k],
      [x + k, y],
      [x, y + k],
    ]);
  }
  sheet.shape(dots, { fill: bright, opacity: 0.8 });
}
