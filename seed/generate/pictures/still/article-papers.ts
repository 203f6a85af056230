import { arc, bezier, type Point, type Vec } from '../draw/geometry';
import { paintLathe, paintPool } from '../draw/solid';
import { paintVase } from '../room/furniture/vase';
import { paintPlant } from '../room/furniture/plants';
import { type Still, ROOFS, WALLS } from './model-colours';
import { paintBooks, paintCup, paintPen } from './objects';
import { paintKeys } from './keys';
import { paintModelHouse } from './model-house';
import { paintPaper, paintScript } from './table';

export const keys: Still = (scene, rng) => {
  const on = paintPaper(scene, [-0.2, 0.06], [0.36, 0.46], -0.18);
  paintScript(scene, on, [-0.14, -0.17, 0.14, 0.1], 9, rng);
  scene.sheet.line(on(bezier([0.02, 0.17], [0.05, 0.12], [0.08, 0.2], [0.12, 0.15])), {
    stroke: '#2c3f5c',
    width: 3,
    cap: 'round',
  });
  paintModelHouse(scene, [0.34, -0.2], 0.26, WALLS[0], ROOFS[0]);
  paintVase(scene, [-0.46, 0, -0.24], 'tulips', '#8fa39a', rng, 0.95);
  paintKeys(scene, [0.1, 0.24], 0.17, '#a4442f');
  paintCup(scene, [0.46, 0.16], '#f1ebdf');
};

export const notary: Still = (scene, rng) => {
  paintBooks(scene, [0.42, -0.2], ['#6b3a2e', '#35524a', '#8a6a3c']);
  paintPaper(scene, [-0.06, 0.1], [0.4, 0.5], 0.1, '#efe6d0');
  const on = paintPaper(scene, [-0.08, 0.1], [0.4, 0.5], 0.03, '#fbf5e6', 0.004);
  paintScript(scene, on, [-0.15, -0.12, 0.15, 0.12], 9, rng);
  scene.sheet.lines(
    [
      on([
        [-0.08, -0.2],
        [0.08, -0.2],
      ]),
      on([
        [-0.05, -0.17],
        [0.05, -0.17],
      ]),
    ],
    { stroke: '#3a3530', width: 4, cap: 'round' },
  );
  scene.sheet.polygon(
    on([
      [0.07, 0.16],
      [0.1, 0.24],
      [0.115, 0.2],
      [0.14, 0.23],
      [0.13, 0.15],
    ]),
    { fill: '#8c2f28' },
  );
  const seal = arc([0.1, 0.155], 0.035, 0.035, 0, 6.283, 26).map(([x, y], i): Point => [
    0.1 + (x - 0.1) * (i % 2 ? 1.08 : 1),
    0.155 + (y - 0.155) * (i % 2 ? 1.08 : 1),
  ]);
  scene.sheet.polygon(on(seal), { fill: '#b23a2f', stroke: '#7d211b', width: 1.4 });
  scene.sheet.polygon(on(arc([0.1, 0.155], 0.022, 0.022, 0, 6.283, 22)), {
    fill: 'none',
    stroke: '#e08a7d',
    width: 2,
  });
  paintPen(scene, [0.2, 0.24], -0.5, '#22302b');
  paintPool(scene, [-0.5, -0.1], [-0.4, 0], 0.002, 0.4, 0.02);
  paintLathe(
    scene,
    [-0.45, 0, -0.06],
    [
      [0.05, 0],
      [0.055, 0.04],
      [0.03, 0.055],
      [0.032, 0.07],
    ],
    '#33424a',
    '#10161a',
  );
  paintLathe(
    scene,
    [-0.3, 0, -0.24],
    [
      [0.04, 0],
      [0.042, 0.03],
      [0.014, 0.05],
      [0.012, 0.1],
      [0.028, 0.13],
      [0.02, 0.155],
    ],
    '#7a5236',
  );
};

export const rent: Still = (scene, rng) => {
  const { sheet, camera } = scene;
  const on = paintPaper(scene, [-0.12, 0.14], [0.36, 0.44], 0.1);
  paintScript(scene, on, [-0.14, -0.16, 0.14, 0.14], 10, rng);
  const [x, z, w, h] = [0.26, -0.22, 0.17, 0.26];
  paintPool(scene, [x - w, z - 0.04], [x + w, z + 0.04], 0.002, 0.42, 0.04);
  const lean = 0.07;
  const at = (a: number, b: number): Vec => [x - w + 2 * w * a, h * b, z + 0.04 - lean * b];
  sheet.polygon(camera.polygon([[x + w, 0, z + 0.04], [x + w, 0, z - 0.08], at(1, 1)]), {
    fill: '#7d6a55',
  });
  sheet.polygon(camera.polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), {
    fill: '#fbf7ec',
    stroke: '#b9ae9a',
    width: 1,
  });
  sheet.polygon(camera.polygon([at(0, 0.8), at(1, 0.8), at(1, 1), at(0, 1)]), { fill: '#a4442f' });
  for (let i = 0; i < 30; i++) {
    const [c, r] = [i % 7, Math.floor(i / 7)];
    const cell = camera.polygon(
      [
        [0.06 + c * 0.128, 0.64 - r * 0.14],
        [0.16 + c * 0.128, 0.64 - r * 0.14],
        [0.16 + c * 0.128, 0.74 - r * 0.14],
        [0.06 + c * 0.128, 0.74 - r * 0.14],
      ].map(([a, b]) => at(a!, b!)),
    );
    sheet.polygon(cell, { fill: i === 16 ? '#d8a14a' : c > 4 ? '#e9dcc6' : '#efe9dc' });
  }
  for (let i = 0; i < 9; i++)
    sheet.ellipse(camera.point(at(0.1 + i * 0.1, 1.01)), 5, 9, {
      fill: 'none',
      stroke: '#5d5a54',
      width: 2.4,
    });
  paintCup(scene, [-0.44, 0.02], '#5f7466');
  paintKeys(scene, [0.26, 0.28], 0.14, '#35524a');
  paintPen(scene, [0.08, 0.3], 0.7, '#6b3a2e');
  paintPlant(scene, [-0.38, 0, -0.26], 'olive', 0.34, '#b9a88c', rng, 0.075);
};
