import { lighten } from '../draw/colour';
import { arc, bezier, roundedRectangle, type Point, type Vec } from '../draw/geometry';
import { lit } from '../draw/light';
import type { Scene } from '../draw/plane';
import { paintLathe, paintPool } from '../draw/solid';
import { paintVase } from '../room/furniture/vase';
import { paintPlant } from '../room/furniture/plants';
import { type Still, ROOFS, WALLS } from './model-colours';
import { paintCoins } from './objects';
import { paintModelHouse } from './model-house';
import { lying, paintPaper, paintScript } from './table';

export const balance: Still = (scene, rng) => {
  const { sheet, camera } = scene;
  const brass = '#c39a4c';
  paintLathe(
    scene,
    [0, 0, -0.08],
    [
      [0.13, 0],
      [0.13, 0.02],
      [0.03, 0.04],
      [0.018, 0.07],
      [0.014, 0.44],
      [0.024, 0.46],
      [0.006, 0.5],
    ],
    brass,
  );
  const beam = camera.line(
    bezier([-0.34, 0.43], [-0.15, 0.5], [0.15, 0.48], [0.34, 0.46]).map(([x, y]): Vec => [
      x,
      y,
      -0.08,
    ]),
  );
  for (const [x, y] of [
    [-0.34, 0.43],
    [0.34, 0.46],
  ] as const) {
    const pan = y - 0.3;
    const cords = [-0.11, 0.11, 0].map((d) =>
      camera.line([
        [x, y, -0.08],
        [x + d, pan, -0.08 + (d === 0 ? 0.08 : 0)],
      ]),
    );
    sheet.lines(cords, { stroke: '#8a6a3c', width: 1.8 });
    paintPool(scene, [x - 0.08, -0.14], [x + 0.08, -0.02], 0.002, 0.3, 0.03);
  }
  sheet.line(beam, { stroke: brass, width: 13, cap: 'round' });
  sheet.line(
    beam.map(([x, y]) => [x, y - 3] as const),
    { stroke: '#eed9a4', width: 3, cap: 'round' },
  );
  const raised = (y: number): Scene => ({ ...scene, camera: scene.camera.raisedBy(y) });
  for (const [x, y] of [
    [-0.34, 0.13],
    [0.34, 0.16],
  ] as const)
    paintLathe(
      scene,
      [x, y - 0.02, -0.08],
      [
        [0.05, 0],
        [0.125, 0.02],
      ],
      brass,
    );
  paintModelHouse(raised(0.132), [-0.34, -0.08], 0.14, WALLS[1], ROOFS[0]);
  for (const [dx, n] of [
    [-0.04, 7],
    [0.035, 5],
    [0, 3],
  ] as const)
    paintCoins(raised(0.162), [0.34 + dx, -0.08 + (n === 3 ? 0.05 : 0)], n, rng);
  paintCoins(scene, [0.15, 0.22], 3, rng);
  paintCoins(scene, [0.24, 0.28], 1, rng);
  const on = paintPaper(scene, [-0.26, 0.26], [0.3, 0.22], -0.14);
  paintScript(scene, on, [-0.12, -0.07, 0.12, 0.08], 5, rng);
};

export const energy: Still = (scene, rng) => {
  const on = paintPaper(scene, [-0.3, 0.2], [0.3, 0.36], -0.12);
  ['#2f8f4e', '#6fae46', '#bcc93c', '#f0c93b', '#e99a3a', '#d95f35', '#b8332c'].forEach(
    (colour, i) => {
      const y = -0.14 + i * 0.04;
      const long = 0.07 + i * 0.022;
      scene.sheet.polygon(
        on([
          [-0.12, y],
          [-0.12 + long, y],
          [-0.105 + long, y + 0.014],
          [-0.12 + long, y + 0.028],
          [-0.12, y + 0.028],
        ]),
        { fill: colour },
      );
    },
  );
  paintPlant(scene, [0.46, 0, -0.24], 'snake', 0.26, '#8f5a44', rng, 0.07);
  paintModelHouse(scene, [0.08, -0.1], 0.36, WALLS[0], '#5d6870', true);
  bulb(scene, [0.4, 0.16]);
  paintCoins(scene, [0.28, 0.27], 4, rng);
};

function bulb(scene: Scene, [x, z]: readonly [number, number]): void {
  const { sheet, camera } = scene;
  paintPool(scene, [x - 0.03, z - 0.02], [x + 0.03, z + 0.02], 0.002, 0.35, 0.02);
  const k = camera.scaleAt([x, 0.1, z]);
  const glow = camera.point([x, 0.13, z]);
  sheet.ellipse(glow, k * 0.2, k * 0.2, {
    fill: sheet.radial(glow, k * 0.2, [
      [0, '#ffe6a8', 0.75],
      [0.4, '#ffd987', 0.3],
      [1, '#ffd987', 0],
    ]),
  });
  paintLathe(
    scene,
    [x, 0, z],
    [
      [0.022, 0],
      [0.024, 0.05],
    ],
    '#8f9392',
  );
  const glass: Point[] = [
    ...bezier([-0.022, 0.05], [-0.03, 0.08], [-0.062, 0.09], [-0.06, 0.14], 12),
    ...arc([0, 0.14], 0.06, 0.06, Math.PI, 0, 20),
    ...bezier([0.06, 0.14], [0.062, 0.09], [0.03, 0.08], [0.022, 0.05], 12),
  ];
  const points = camera.polygon(glass.map(([a, b]): Vec => [x + a, b, z]));
  sheet.polygon(points, {
    fill: sheet.radial(glow, k * 0.07, [
      [0, '#fffbe8', 0.95],
      [1, '#ffe2a0', 0.75],
    ]),
    stroke: '#d8b46a',
    width: 1.6,
  });
}

export const renovation: Still = (scene, rng) => {
  const { sheet, camera, light } = scene;
  const colours = [
    '#5f7466',
    '#8fa39a',
    '#c9d2c4',
    '#e3cdb0',
    '#d49a6a',
    '#b5654a',
    '#8a3f35',
    '#44566a',
    '#7d93a3',
  ];
  colours.forEach((colour, i) => {
    const turn = -1.05 + i * 0.2;
    const on = lying(scene, [-0.1, 0.36], turn, 0.002 + i * 0.001);
    const card = on([
      [-0.04, -0.36],
      [0.04, -0.36],
      [0.04, -0.02],
      [-0.04, -0.02],
    ]);
    sheet.polygon(card, { fill: '#fbf8f0', stroke: '#a89f8f', width: 1 });
    [0, 0.35, 0.62].forEach((pale, j) =>
      sheet.polygon(
        on([
          [-0.034, -0.35 + j * 0.095],
          [0.034, -0.35 + j * 0.095],
          [0.034, -0.265 + j * 0.095],
          [-0.034, -0.265 + j * 0.095],
        ]),
        { fill: lit(light, lighten(colour, pale), [0, 1, 0]) },
      ),
    );
  });
  paintPool(scene, [0.2, -0.26], [0.42, -0.08], 0.002, 0.42, 0.04);
  paintLathe(
    scene,
    [0.31, 0, -0.17],
    [
      [0.1, 0],
      [0.1, 0.2],
      [0.106, 0.205],
      [0.106, 0.215],
    ],
    '#c9cccb',
    '#b5654a',
  );
  const [cx, cy] = camera.point([0.31, 0.205, -0.17]);
  const k = camera.scaleAt([0.31, 0.2, -0.17]);
  sheet.ellipse([cx, cy], k * 0.092, k * 0.033, { fill: '#b5654a' });
  sheet.line(
    arc([cx, cy], k * 0.106, k * 0.12, 0.15, Math.PI - 0.15, 24).map(([a, b]) => [a, b] as const),
    { stroke: '#8f9392', width: 3 },
  );
  const brush = lying(scene, [0.4, 0.2], -0.65, 0.012);
  sheet.group(`filter="${sheet.blur(3)}"`, () =>
    sheet.polygon(
      lying(scene, [0.405, 0.207], -0.65, 0.001)(roundedRectangle(-0.16, -0.03, 0.12, 0.03, 0.02)),
      { fill: light.shadow, opacity: 0.4 },
    ),
  );
  sheet.polygon(
    brush([
      ...bezier([0.02, -0.012], [0.08, -0.02], [0.13, -0.012], [0.15, -0.006]),
      ...bezier([0.15, 0.006], [0.13, 0.012], [0.08, 0.02], [0.02, 0.012]),
    ]),
    { fill: '#b98d5a', stroke: '#7d5a36', width: 1.2 },
  );
  sheet.polygon(
    brush([
      [-0.05, -0.032],
      [0.02, -0.026],
      [0.02, 0.026],
      [-0.05, 0.032],
    ]),
    { fill: '#c9cccb', stroke: '#8f9392', width: 1 },
  );
  sheet.polygon(
    brush([
      [-0.14, -0.028],
      [-0.05, -0.032],
      [-0.05, 0.032],
      [-0.135, 0.03],
      [-0.145, 0],
    ]),
    { fill: '#4a3a2c' },
  );
  sheet.polygon(
    brush([
      [-0.145, -0.026],
      [-0.105, -0.03],
      [-0.11, 0.03],
      [-0.14, 0.028],
      [-0.15, 0],
    ]),
    { fill: '#b5654a' },
  );
  paintModelHouse(scene, [-0.4, -0.2], 0.22, WALLS[4], ROOFS[1]);
  paintVase(scene, [0.02, 0, -0.3], 'branches', '#d9cfbb', rng, 0.7);
};
