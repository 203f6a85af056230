import { mix } from '../draw/colour';
import { arc, bezier, type Point, type Vec } from '../draw/geometry';
import { lit } from '../draw/light';
import type { Scene } from '../draw/plane';
import { paintBlock, paintLathe, paintPool } from '../draw/solid';
import { type Still, ROOFS, WALLS } from './model-colours';
import { paintCup, paintPen } from './objects';
import { paintModelHouse } from './model-house';
import { lying, paintPaper } from './table';

export const neighbourhood: Still = (scene, rng) => {
  const { sheet, light } = scene;
  const on = paintPaper(scene, [0, 0.1], [1.1, 0.78], 0.02, '#efe8d8');
  const road = lit(light, '#fffdf6', [0, 1, 0]);
  for (const [x, y, w, d] of [
    [-0.5, -0.34, 0.26, 0.2],
    [0.14, -0.34, 0.36, 0.16],
    [-0.5, 0.06, 0.3, 0.28],
    [0.26, 0.1, 0.26, 0.24],
  ] as const) {
    sheet.polygon(
      on([
        [x, y],
        [x + w, y],
        [x + w, y + d],
        [x, y + d],
      ]),
      { fill: mix('#b9c79a', '#efe8d8', rng.next() * 0.5) },
    );
  }
  sheet.line(on(bezier([-0.55, 0.2], [-0.2, 0.36], [0.1, 0.24], [0.55, 0.38])), {
    stroke: '#a9c4cb',
    width: 26,
  });
  for (const line of [
    [
      [-0.55, -0.08],
      [0.55, 0],
    ],
    [
      [-0.16, -0.39],
      [-0.12, 0.39],
    ],
    [
      [0.18, -0.39],
      [0.2, 0.39],
    ],
  ] as const)
    sheet.line(on(line), { stroke: road, width: 20 });
  const spots: [number, number, number][] = [
    [-0.42, -0.2, 0.13],
    [-0.28, -0.22, 0.15],
    [-0.04, -0.24, 0.17],
    [0.08, -0.2, 0.12],
    [0.3, -0.18, 0.15],
    [0.44, -0.12, 0.13],
    [-0.36, 0.1, 0.14],
    [-0.22, 0.16, 0.16],
    [0.02, 0.14, 0.16],
    [0.32, 0.18, 0.17],
    [0.46, 0.26, 0.13],
    [-0.02, 0.32, 0.13],
  ];
  spots
    .sort((a, b) => a[1] - b[1])
    .forEach(([x, z, size], i) =>
      paintModelHouse(scene, [x, z], size, WALLS[i % 5]!, ROOFS[i % 4]!),
    );
  for (const [x, z] of [
    [-0.5, 0.24],
    [0.16, -0.12],
    [0.24, 0.3],
    [-0.12, -0.1],
  ] as const) {
    paintLathe(
      scene,
      [x, 0, z],
      [
        [0.008, 0],
        [0.008, 0.03],
      ],
      '#7a5a3c',
    );
    paintLathe(
      scene,
      [x, 0.03, z],
      [
        [0.02, 0],
        [0.042, 0.03],
        [0.036, 0.07],
        [0.012, 0.1],
      ],
      '#6d8a58',
    );
  }
  pin(scene, [0.02, 0.14], 0.22);
};

function pin(scene: Scene, [x, z]: readonly [number, number], y: number): void {
  const { sheet, camera } = scene;
  const drop: Point[] = [
    [0, y],
    ...bezier([0, y], [-0.05, y + 0.07], [-0.062, y + 0.09], [-0.06, y + 0.13], 10),
    ...arc([0, y + 0.13], 0.06, 0.06, Math.PI, 0, 22),
    ...bezier([0.06, y + 0.13], [0.062, y + 0.09], [0.05, y + 0.07], [0, y], 10),
  ];
  const points = camera.polygon(drop.map(([a, b]): Vec => [x + a, b, z]));
  const centre = camera.point([x, y + 0.13, z]);
  sheet.polygon(points, {
    fill: sheet.radial([centre[0] - 20, centre[1] - 24], 120, [
      [0, '#cf6a52'],
      [1, '#8f3423'],
    ]),
  });
  sheet.ellipse(centre, 26, 26, { fill: '#fbf5e8' });
}

export const estimate: Still = (scene) => {
  const { sheet, camera, light } = scene;
  const on = paintPaper(scene, [-0.12, 0.12], [0.62, 0.46], -0.06, '#eef1ee');
  const ink = { stroke: '#35524a', width: 2.6 };
  for (const [x, y, w, d] of [
    [-0.26, -0.17, 0.3, 0.16],
    [0.04, -0.17, 0.2, 0.16],
    [-0.26, -0.01, 0.18, 0.18],
    [-0.08, -0.01, 0.32, 0.18],
  ] as const)
    sheet.polygon(
      on([
        [x, y],
        [x + w, y],
        [x + w, y + d],
        [x, y + d],
      ]),
      { fill: 'none', ...ink },
    );
  sheet.line(on(arc([-0.08, -0.01], 0.07, 0.07, 0, 1.57, 12)), ink);
  paintPool(scene, [0.3, 0.02], [0.46, 0.26], 0.002, 0.4, 0.03);
  paintBlock(scene, [0.3, 0, 0.02], [0.46, 0.022, 0.26], '#3f4a48');
  sheet.polygon(
    camera.polygon([
      [0.318, 0.0225, 0.04],
      [0.442, 0.0225, 0.04],
      [0.442, 0.0225, 0.085],
      [0.318, 0.0225, 0.085],
    ]),
    { fill: '#c3cfbd', stroke: '#22302b', width: 1 },
  );
  for (let i = 0; i < 16; i++) {
    const [a, b] = [0.32 + (i % 4) * 0.032, 0.105 + Math.floor(i / 4) * 0.037];
    paintBlock(
      scene,
      [a, 0.022, b],
      [a + 0.025, 0.028, b + 0.028],
      i === 15 ? '#b5654a' : i % 4 === 3 ? '#8a938f' : '#e4dfd2',
    );
  }
  paintModelHouse(scene, [0.28, -0.22], 0.24, WALLS[3], ROOFS[0]);
  paintCup(scene, [-0.46, -0.12], '#efe8da');
  const lens = lying(scene, [-0.12, 0.2], 0.7, 0.014);
  const rim = lens(arc([0, 0], 0.085, 0.085, 0, 6.283, 44));
  sheet.group(`filter="${sheet.blur(4)}"`, () =>
    sheet.polygon(lying(scene, [-0.11, 0.205], 0.7, 0.001)(arc([0, 0], 0.09, 0.09, 0, 6.283, 44)), {
      fill: light.shadow,
      opacity: 0.28,
    }),
  );
  sheet.polygon(
    lens([
      [0.085, -0.012],
      [0.24, -0.016],
      [0.25, 0],
      [0.24, 0.016],
      [0.085, 0.012],
    ]),
    { fill: '#6b4630', stroke: '#3f2a1c', width: 1 },
  );
  sheet.polygon(rim, { fill: '#eaf4f4', opacity: 0.4 });
  sheet.line([...rim, rim[0]!], { stroke: '#b08a45', width: 11 });
  sheet.line([...rim, rim[0]!], { stroke: '#e6cf98', width: 3 });
  paintPen(scene, [0.16, 0.34], 0.2, '#35524a');
};
