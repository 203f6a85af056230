import { Camera } from '../draw/camera';
import { darken, lighten, mix } from '../draw/colour';
import { arc, type Point, type Vec } from '../draw/geometry';
import { lightOf } from '../draw/light';
import { Plane, type Local, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintSky } from '../scenery/sky';
import { paintTree } from '../scenery/tree';
import { paintAir, paintGroves, paintRow } from './rooftops';

const BRIDGE_Z = -158;
const DECK = 41;

/** The great stone arch over the Pétrusse valley, the upper town behind it, morning air in the trees. */
export function drawLuxembourg(width: number, height: number): Sheet {
  const rng = new Rng('hero luxembourg');
  const sheet = new Sheet(width, height);
  const light = lightOf('morning', -0.7);
  const camera = new Camera({ eye: [-6, 48, 0], focal: 2050, centre: [width / 2, height * 0.43] });
  const scene: Scene = { sheet, light, camera };
  paintSky(scene, rng.fork('sky'));
  paintGroves(scene, -560, 40, -330, 330, 60, rng.fork('far'), 0.82);
  plateau(scene);
  paintRow(scene, { z: -420, ground: 38, from: -150, to: 280 }, rng.fork('town far'));
  paintAir(scene, 0.5, 0.3);
  paintRow(scene, { z: -350, ground: 38, from: 24, to: 240 }, rng.fork('town'));
  cathedral(new Plane(scene, [112, 40, -335]));
  paintAir(scene, 0.3, 0.3);
  paintRow(scene, { z: -290, ground: 37, from: 66, to: 200 }, rng.fork('town near'));
  paintAir(scene, 0.22, 0.3);
  for (let z = -285; z <= -44; z += 17) {
    if (z > BRIDGE_Z && z - 17 <= BRIDGE_Z) {
      bridge(new Plane(scene, [14, 0, BRIDGE_Z]), rng);
    }
    bank(scene, z, rng.fork(`bank${z}`));
    if (z === -251 || z === -200) paintAir(scene, 0.12, 0.4);
  }
  const calm = sheet.linear(
    [0, 0],
    [width * 0.55, 0],
    [
      [0, light.sky[1], 0.3],
      [1, light.sky[1], 0],
    ],
  );
  sheet.rectangle(0, 0, width, height, { fill: calm });
  return sheet;
}

/** The far upland, under the first row of houses. */
function plateau({ sheet, camera, light }: Scene): void {
  const [, top] = camera.point([0, 38, -560]);
  const green = mix('#7d9468', light.haze, 0.72);
  sheet.rectangle(0, top, sheet.width, sheet.height - top, {
    fill: sheet.linear(
      [0, top],
      [0, top + 160],
      [
        [0, mix(green, light.haze, 0.4)],
        [1, green],
      ],
    ),
  });
}

/** Height of the ground: a valley with a flat floor and steep wooded sides. */
function ground(x: number): number {
  const off = Math.abs(x - 14) - 17;
  if (off < 0) return 2;
  return 2 + 37 * Math.min(1, Math.pow(off / 62, 0.85));
}

/** One contour of the wooded banks, with meadow and path where the floor is open. */
function bank(scene: Scene, z: number, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const reach = Math.abs(z) * 0.64 + 14;
  const far = Math.min(0.55, Math.max(0, (-z - 40) / 420));
  const edge: Vec[] = Array.from({ length: 61 }, (_, i) => {
    const x = -8 - reach + (2 * reach * i) / 60;
    return [x, ground(x), z];
  });
  const low: Vec[] = edge.map(([x, y]): Vec => [x, y - 8, z + 17]);
  const meadow = mix('#93a868', light.haze, far);
  const wood = mix('#47603f', light.haze, far);
  const points = camera.polygon([...edge, ...[...low].reverse()]);
  const [x0] = camera.point([-3, 2, z]);
  const [x1] = camera.point([31, 2, z]);
  sheet.polygon(points, {
    fill: sheet.linear(
      [x0 - 60, 0],
      [x1 + 60, 0],
      [
        [0, wood],
        [0.28, meadow],
        [0.72, meadow],
        [1, wood],
      ],
    ),
  });
  const path: Vec[] = [z, z + 17].flatMap((d, i): Vec[] => {
    const c = 14 + Math.sin(d / 26) * 7;
    return i === 0
      ? [
          [c - 1.6, 2.05, d],
          [c + 1.6, 2.05, d],
        ]
      : [
          [c + 1.6, 2.05, d],
          [c - 1.6, 2.05, d],
        ];
  });
  sheet.polygon(camera.polygon(path), { fill: mix('#d9ccb0', light.haze, far * 0.8) });
  const spacing = 3.4;
  const order = rng.shuffle(
    Array.from({ length: Math.ceil((2 * reach) / spacing) }, (_, i) => -8 - reach + i * spacing),
  );
  for (const start of order) {
    const x = start + rng.range(-1, 1);
    const open = Math.abs(x - 14) < 16;
    if (open && !rng.chance(0.1)) continue;
    const height = open ? rng.range(5, 8) : rng.range(9, 14);
    const at: Vec = [x, ground(x) - (open ? 0 : 2), z + rng.range(0, 8)];
    const [px, py] = camera.point(at);
    if (px < -200 || px > sheet.width + 200 || py - height * camera.scaleAt(at) > sheet.height)
      continue;
    paintTree(
      scene,
      {
        at,
        height,
        crown: height * rng.range(0.36, 0.42),
        foliage: rng.pick(['summer', 'lime', 'summer', 'summer', 'conifer', 'lime']),
        far: far * 0.9,
      },
      rng.fork(`${start}`),
    );
  }
}

function bridge(plane: Plane, rng: Rng): void {
  const { sheet, light } = plane.scene;
  const stone = '#cdb693';
  const [half, rise] = [42, 30];
  const spring = DECK - 5.5 - rise;
  const [left, right] = [-150, 96];
  const span: Point[] = arc([0, spring], half, rise, 0, Math.PI, 60);
  const tone = plane.tone(stone);
  const cut = (points: readonly Point[]) => plane.points(points.map(([u, v]): Local => [u, v, 0]));
  span.forEach((p, i) => {
    const q = span[i + 1];
    if (!q) return;
    const quad: Local[] = [
      [p[0], p[1], 0],
      [q[0], q[1], 0],
      [q[0], q[1], -16],
      [p[0], p[1], -16],
    ];
    sheet.polygon(plane.points(quad), { fill: darken(plane.shade(stone), p[0] > 0 ? 0.12 : 0.3) });
  });
  const openings: Point[][] = [span];
  for (const c of [-76, -64.5, -53, 53, 64.5, 76])
    openings.push([
      [c - 4.4, -10],
      [c - 4.4, DECK - 11],
      ...arc([c, DECK - 11], 4.4, 4.4, Math.PI, 0, 14),
      [c + 4.4, DECK - 11],
      [c + 4.4, -10],
    ]);
  for (let i = 0; i < 8; i++) {
    for (const side of [-1, 1]) {
      const c = side * (17 + i * 3);
      const crown = spring + rise * Math.sqrt(Math.max(0, 1 - (c / half) ** 2)) + 2;
      if (DECK - 4 - crown < 1.2) continue;
      openings.push([
        [c - 1, crown],
        [c - 1, DECK - 4.4],
        ...arc([c, DECK - 4.4], 1, 1, Math.PI, 0, 8),
        [c + 1, DECK - 4.4],
        [c + 1, crown],
      ]);
    }
  }
  const face: Point[] = [
    [left, -10],
    [-half, -10],
    [-half, spring],
    ...[...span].reverse(),
    [half, spring],
    [half, -10],
    [right, -10],
    [right, DECK],
    [left, DECK],
  ];
  const wash = sheet.linear(plane.point([0, DECK]), plane.point([0, 2]), [
    [0, lighten(tone, 0.14)],
    [0.5, tone],
    [1, mix(tone, light.haze, 0.35)],
  ]);
  sheet.shape([cut(face), ...openings.slice(1).map(cut)], { fill: wash, rule: 'evenodd' });
  for (const hole of openings.slice(1))
    sheet.polygon(cut(hole), { fill: light.shadow, opacity: 0.34 });
  const joints: Point[][] = [];
  for (let v = 4; v < DECK - 1; v += 1.5) {
    for (let i = 0; i < 22; i++) {
      const u = rng.range(-96, right - 8);
      const crown = Math.abs(u) < half ? spring + rise * Math.sqrt(1 - (u / half) ** 2) : -99;
      if (v > crown + 2)
        joints.push(
          plane.open([
            [u, v, 0.05],
            [u + rng.range(1, 4), v, 0.05],
          ]),
        );
    }
  }
  sheet.lines(joints, { stroke: darken(tone, 0.4), width: 1, opacity: 0.35 });
  const ring: Point[] = [
    ...arc([0, spring], half, rise, 0, Math.PI, 60),
    ...arc([0, spring], half + 2, rise + 2, Math.PI, 0, 60),
  ];
  sheet.polygon(cut(ring), { fill: lighten(tone, 0.2), stroke: darken(tone, 0.3), width: 1 });
  for (const c of [-half - 4, half + 4]) {
    plane.box(c - 3.4, -10, c + 3.4, DECK + 0.2, 0, 1.8, stone);
    plane.box(c - 4, DECK + 0.2, c + 4, DECK + 2, -1, 2.4, lighten(stone, 0.1));
  }
  plane.box(left, DECK - 1.4, right, DECK, -16, 1.2, stone);
  for (let u = left; u < right; u += 1.5) plane.box(u, DECK, u + 0.5, DECK + 1.1, 0.7, 1.1, stone);
  plane.box(left, DECK + 1.1, right, DECK + 1.5, 0.6, 1.2, lighten(stone, 0.1));
}

function cathedral(plane: Plane): void {
  const { sheet } = plane.scene;
  plane.box(-24, 0, 24, 14, -10, 0, '#cbbfae');
  const slate = plane.tone('#69737d', [0, 0.6, 0.8]);
  sheet.polygon(
    plane.points([
      [-24, 14],
      [24, 14],
      [20, 24, -6],
      [-20, 24, -6],
    ]),
    { fill: slate },
  );
  for (const [u, h] of [
    [-17, 46],
    [2, 52],
    [19, 44],
  ] as const) {
    plane.box(u - 2.4, 0, u + 2.4, 24, -2, 2, '#cbbfae');
    sheet.polygon(
      plane.points([
        [u - 2.8, 24, 1],
        [u + 2.8, 24, 1],
        [u, h, 1],
      ]),
      {
        fill: sheet.linear(plane.point([u - 2.8, 24]), plane.point([u + 2.8, 24]), [
          [0, lighten(slate, 0.25)],
          [1, darken(slate, 0.4)],
        ]),
      },
    );
  }
}
