import { Camera } from '../draw/camera';
import { darken, lighten, mix } from '../draw/colour';
import { normalise, type Point, type Vec } from '../draw/geometry';
import { lightOf, lit } from '../draw/light';
import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { LANDSCAPE } from '../picture';

export interface Setting {
  wall: string;
  wood: string;
  left: boolean;
}

/** A table top by a window: the stage of the still lifes. The table is the ground, y = 0, about a metre deep. */
export function setTable({ wall, wood, left }: Setting, rng: Rng): Scene {
  const { width, height } = LANDSCAPE;
  const sheet = new Sheet(width, height);
  const outside = lightOf('morning', 0);
  const light = {
    ...outside,
    sun: normalise([left ? -0.85 : 0.85, 0.75, 0.35]),
    sunTint: '#fffaf0',
    shadeTint: '#bab2ac',
    shadow: '#3b2f2a',
  };
  const camera = new Camera({ eye: [0, 0.62, 1.5], focal: 1750, centre: [width / 2, 0] });
  const scene: Scene = { sheet, light, camera };
  const [x0, x1] = left ? [0, width] : [width, 0];
  sheet.rectangle(0, 0, width, height, {
    fill: sheet.linear(
      [x0, 0],
      [x1, height * 0.5],
      [
        [0, lighten(wall, 0.3)],
        [0.5, wall],
        [1, darken(wall, 0.26)],
      ],
    ),
  });
  const [, top] = camera.point([0, 0, -0.42]);
  const shift = left ? 1 : -1;
  const origin = left ? width * 0.24 : width * 0.76;
  const panes: Point[][] = [];
  for (const c of [0, 1])
    for (const r of [0, 1]) {
      const [x, y] = [origin + shift * c * 190, -60 + r * 230];
      panes.push([
        [x, y],
        [x + shift * 170, y + 46],
        [x + shift * 170, y + 246],
        [x, y + 205],
      ]);
    }
  sheet.group(`filter="${sheet.blur(5)}"`, () =>
    sheet.shape(panes, { fill: '#fff4d8', opacity: 0.5 }),
  );
  const tone = lit(light, wood, [0, 1, 0]);
  sheet.polygon(
    camera.polygon([
      [-2, 0, -0.42],
      [2, 0, -0.42],
      [2, 0, 1.2],
      [-2, 0, 1.2],
    ]),
    {
      fill: sheet.linear(
        [x0, top],
        [x1, height],
        [
          [0, lighten(tone, 0.24)],
          [0.45, tone],
          [1, darken(tone, 0.3)],
        ],
      ),
    },
  );
  grain(scene, tone, rng);
  const pool = camera.polygon([
    [shift * -0.75, 0.001, -0.3],
    [shift * -0.05, 0.001, -0.3],
    [shift * 0.5, 0.001, 0.55],
    [shift * -0.35, 0.001, 0.55],
  ]);
  sheet.group(`filter="${sheet.blur(9)}"`, () =>
    sheet.polygon(pool, { fill: '#fff2d2', opacity: 0.3 }),
  );
  sheet.polygon(
    [
      [0, top - 22],
      [width, top - 22],
      [width, top],
      [0, top],
    ],
    {
      fill: sheet.linear(
        [0, top - 22],
        [0, top],
        [
          [0, light.shadow, 0],
          [1, light.shadow, 0.25],
        ],
      ),
    },
  );
  return scene;
}

function grain({ sheet, camera }: Scene, tone: string, rng: Rng): void {
  const seams: Point[][] = [];
  const fibres: Point[][] = [];
  for (let z = -0.42; z < 1.2; z += 0.17)
    seams.push(
      camera.line([
        [-2, 0.0005, z],
        [2, 0.0005, z],
      ]),
    );
  for (let i = 0; i < 240; i++) {
    const z = rng.range(-0.41, 0.9);
    const x = rng.range(-1.3, 1.2);
    fibres.push(
      camera.line([
        [x, 0, z],
        [x + rng.range(0.08, 0.5), 0, z + rng.spread() * 0.006],
      ]),
    );
  }
  sheet.lines(fibres, { stroke: darken(tone, 0.3), width: 1, opacity: 0.28 });
  sheet.lines(seams, { stroke: darken(tone, 0.45), width: 1.6, opacity: 0.5 });
}

/** A level sheet's own axes on the table: turns and places local points (metres, x right, y towards the viewer). */
export function lying(
  scene: Scene,
  at: readonly [number, number],
  turn: number,
  y = 0.002,
): (points: readonly Point[]) => Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (points) =>
    scene.camera.polygon(
      points.map(([a, b]): Vec => [at[0] + a * cos - b * sin, y, at[1] + a * sin + b * cos]),
    );
}

/** A leaf of paper with its soft shade; returns the mapping to write on it. */
export function paintPaper(
  scene: Scene,
  at: readonly [number, number],
  size: readonly [number, number],
  turn: number,
  colour = '#fbf7ee',
  y = 0.002,
): (points: readonly Point[]) => Point[] {
  const { sheet, light } = scene;
  const on = lying(scene, at, turn, y);
  const [w, d] = [size[0] / 2, size[1] / 2];
  const corners: Point[] = [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ];
  const away = light.sun[0] < 0 ? 0.008 : -0.008;
  const under = lying(scene, [at[0] + away, at[1] + 0.004], turn, 0.001)(corners);
  sheet.group(`filter="${sheet.blur(3)}"`, () =>
    sheet.polygon(under, { fill: light.shadow, opacity: 0.4 }),
  );
  const points = on(corners);
  const tone = lit(light, colour, [0, 1, 0]);
  sheet.polygon(points, {
    fill: sheet.linear(points[0]!, points[2]!, [
      [0, mix(tone, '#ffffff', 0.35)],
      [1, darken(tone, 0.08)],
    ]),
    stroke: darken(tone, 0.2),
    width: 0.7,
  });
  return on;
}

/** Rows of writing as grey strokes: nobody is to read them. */
export function paintScript(
  scene: Scene,
  on: (points: readonly Point[]) => Point[],
  box: readonly [number, number, number, number],
  rows: number,
  rng: Rng,
): void {
  const [x0, y0, x1, y1] = box;
  const lines: Point[][] = [];
  for (let i = 0; i < rows; i++) {
    const y = y0 + ((y1 - y0) * i) / rows;
    for (let x = x0; x < x1 - 0.01;) {
      const long = rng.range(0.008, 0.026);
      lines.push(
        on([
          [x, y],
          [Math.min(x1, x + long), y],
        ]),
      );
      x += long + 0.006;
      if (i === rows - 1 && x > (x0 + x1) / 2) break;
    }
  }
  scene.sheet.lines(lines, { stroke: '#6b675f', width: 2, opacity: 0.6, cap: 'round' });
}
