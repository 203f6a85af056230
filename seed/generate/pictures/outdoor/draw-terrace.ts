import { Camera } from '../draw/camera';
import { darken, lighten } from '../draw/colour';
import type { Point, Vec } from '../draw/geometry';
import { lightOf, lit, type TimeOfDay } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintBlock } from '../draw/solid';
import { paintRailing } from '../facade/ironwork';
import { paintAir, paintGroves, paintRow } from '../hero/rooftops';
import { LANDSCAPE } from '../picture';
import { paintSky } from '../scenery/sky';
import { paintShrubs } from '../scenery/tree';
import { paintTerraceSeats } from './terrace-seats';

/** A roof terrace or deep balcony: decking, railing or glass, seats and pots, the town beyond. */
export function drawTerrace(number: number, time: TimeOfDay): Sheet {
  const rng = new Rng(`terrace ${number}`);
  const { width, height } = LANDSCAPE;
  const sheet = new Sheet(width, height);
  const light = lightOf(time, rng.pick([-0.75, 0.75]));
  const level = 15;
  const camera = new Camera({
    eye: [rng.spread() * 0.6, level + 1.62, 5.6],
    focal: 1250,
    centre: [width / 2, height * 0.4],
  });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  paintGroves(scene, -260, 4, -190, 190, 40, rng.fork('far'), 0.75);
  for (const [z, ground, air] of [
    [-170, 4, 0.34],
    [-110, 2, 0.26],
    [-66, 0.5, 0.16],
    [-36, -2.5, 0],
  ] as const) {
    const reach = Math.abs(z) * 0.8 + 14;
    paintRow(scene, { z, ground, from: -reach, to: reach }, rng.fork(`row${z}`));
    if (air > 0) paintAir(scene, air, 0.5);
  }
  const terrace: Scene = { ...scene, camera: camera.raisedBy(level) };
  deck(terrace, rng.fork('deck'));
  const rail = rng.pick(['iron', 'glass', 'wall', 'iron'] as const);
  edge(terrace, rail, rng.fork('edge'));
  paintTerraceSeats(terrace, rng.fork('seats'));
  return sheet;
}

function deck({ sheet, camera, light }: Scene, rng: Rng): void {
  const stone = rng.chance(0.35);
  const base = lit(
    light,
    stone ? '#cfc6b6' : rng.pick(['#b08a63', '#9c7a5a', '#a89684']),
    [0, 1, 0],
  );
  const floor: Vec[] = [
    [-12, 0, 0],
    [12, 0, 0],
    [12, 0, 7],
    [-12, 0, 7],
  ];
  const [, top] = camera.point([0, 0, 0]);
  sheet.polygon(camera.polygon(floor), {
    fill: sheet.linear(
      [0, top],
      [0, sheet.height],
      [
        [0, darken(base, 0.12)],
        [0.3, base],
        [1, darken(base, 0.2)],
      ],
    ),
  });
  const groups: Point[][][] = [[], []];
  const step = stone ? 0.6 : 0.14;
  for (let x = -12; x < 12; x += step) {
    for (let z = -rng.next() * (stone ? 0 : 2); z < 6;) {
      const long = stone ? 0.6 : rng.range(1.2, 2.6);
      if (rng.chance(0.5))
        groups[rng.int(0, 1)]!.push(
          camera.polygon([
            [x, 0, Math.max(0, z)],
            [x + step, 0, Math.max(0, z)],
            [x + step, 0, z + long],
            [x, 0, z + long],
          ]),
        );
      z += long;
    }
  }
  sheet.shape(groups[0]!, { fill: darken(base, 0.3), opacity: 0.25 });
  sheet.shape(groups[1]!, { fill: lighten(base, 0.4), opacity: 0.25 });
  const lines: Point[][] = [];
  for (let x = -12; x <= 12; x += step)
    lines.push(
      camera.line([
        [x, 0, 0],
        [x, 0, 6],
      ]),
    );
  if (stone)
    for (let z = 0; z < 6; z += 0.6)
      lines.push(
        camera.line([
          [-12, 0, z],
          [12, 0, z],
        ]),
      );
  sheet.lines(lines, { stroke: darken(base, 0.5), width: 1, opacity: 0.5 });
  if (light.time === 'rain') return;
  const bars: Point[][] = [];
  const k = light.sun;
  for (let x = -12; x < 12; x += 0.16)
    bars.push(
      camera.polygon([
        [x, 0.002, 0.1],
        [x + 0.035, 0.002, 0.1],
        [x + 0.035 - k[0] * 0.9, 0.002, 0.1 + 0.55],
        [x - k[0] * 0.9, 0.002, 0.1 + 0.55],
      ]),
    );
  sheet.shape(bars, { fill: light.shadow, opacity: 0.2 });
}

function edge(scene: Scene, kind: 'iron' | 'glass' | 'wall', rng: Rng): void {
  const { sheet, camera, light } = scene;
  paintBlock(scene, [-12, 0, -0.12], [12, 0.12, 0.04], '#c9c2b4');
  if (kind === 'iron') {
    const plane = new Plane(scene, [0, 0.12, 0]);
    const pattern = rng.pick(['bars', 'scrolls', 'hoops', 'lattice'] as const);
    for (let u = -9; u < 9; u += 3)
      paintRailing(plane, (s) => [u + s * 3, 0], 3, 0, 0.92, pattern, '#2b3230');
  } else if (kind === 'glass') {
    for (let u = -9; u < 9; u += 1.8) {
      const pane = camera.polygon([
        [u + 0.02, 0.14, 0],
        [u + 1.78, 0.14, 0],
        [u + 1.78, 1.02, 0],
        [u + 0.02, 1.02, 0],
      ]);
      const [a, b] = [pane[3]!, pane[1]!];
      sheet.polygon(pane, {
        fill: sheet.linear(a, b, [
          [0, '#f1f6f4', 0.4],
          [0.5, '#d6e4e4', 0.16],
          [1, '#f1f6f4', 0.34],
        ]),
        stroke: '#eef3f1',
        width: 1,
      });
    }
    paintBlock(scene, [-12, 1.02, -0.03], [12, 1.07, 0.03], '#6f7674');
  } else {
    paintBlock(
      scene,
      [-12, 0, -0.2],
      [12, 0.62, 0.05],
      rng.pick(['#d9cfbd', '#b58d7a', '#e4ded2']),
    );
    paintShrubs(
      scene,
      [-9, 0.62, -0.05],
      [9, 0.62, -0.05],
      0.55,
      '#6d8a5a',
      rng.fork('hedge'),
      0.6,
    );
  }
  for (const side of [-1, 1]) {
    const x = side * 4.9;
    const wall: Vec[] = [
      [x, 0, 7],
      [x, 0, -0.1],
      [x, 2.2, -0.1],
      [x, 2.2, 7],
    ];
    const tone = lit(light, '#dcd1bf', [-side, 0, 0]);
    if (side === (light.sun[0] < 0 ? -1 : 1))
      sheet.polygon(camera.polygon(wall), {
        fill: darken(tone, 0.08),
        stroke: darken(tone, 0.3),
        width: 1,
      });
  }
}
