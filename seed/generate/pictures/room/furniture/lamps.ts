import { darken, lighten } from '../../draw/colour';
import { bezier, type Point, type Vec } from '../../draw/geometry';
import { lit } from '../../draw/light';
import type { Scene } from '../../draw/plane';
import { paintLathe, paintPool } from '../../draw/solid';

/** The warm light around a lamp that is on. */
export function paintGlow({ sheet, camera, light }: Scene, at: Vec, reach: number): void {
  const on = light.time === 'dusk' ? 0.62 : 0.16;
  const k = camera.scaleAt(at) * reach;
  const centre = camera.point(at);
  sheet.ellipse(centre, k, k, {
    fill: sheet.radial(centre, k, [
      [0, '#ffe3a8', on],
      [0.35, '#ffd38a', on * 0.4],
      [1, '#ffcf80', 0],
    ]),
  });
}

/** A fabric shade, lit from within. */
function shade(
  scene: Scene,
  at: Vec,
  low: number,
  high: number,
  height: number,
  colour: string,
): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at);
  const [x, y] = camera.point(at);
  const dip = Math.min(0.4, Math.abs(camera.eye[1] - at[1]) / (camera.focal / k));
  const under = camera.eye[1] < at[1];
  const warm = light.time === 'dusk' ? '#ffd796' : lit(light, lighten(colour, 0.15), [0, 0, 1]);
  const fill = sheet.linear(
    [x - low * k, 0],
    [x + low * k, 0],
    [
      [0, darken(warm, 0.18)],
      [0.45, lighten(warm, 0.35)],
      [1, darken(warm, 0.22)],
    ],
  );
  const oval = (r: number, cy: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const a = from + ((to - from) * i) / 12;
      return [x + Math.cos(a) * r * k, cy + Math.sin(a) * r * k * dip];
    });
  sheet.polygon([...oval(low, y, Math.PI, 0), ...oval(high, y - height * k, 0, -Math.PI)], {
    fill,
    stroke: darken(warm, 0.3),
    width: 0.6,
  });
  sheet.ellipse(
    [x, under ? y : y - height * k],
    (under ? low : high) * k,
    Math.max(0.8, (under ? low : high) * k * dip),
    { fill: lighten(warm, 0.5), stroke: darken(warm, 0.2), width: 0.6 },
  );
}

/** A standing lamp. */
export function paintFloorLamp(
  scene: Scene,
  at: Vec,
  metal: string,
  colour: string,
  height = 1.55,
): void {
  const { sheet, camera } = scene;
  paintPool(scene, [at[0] - 0.14, at[2] - 0.08], [at[0] + 0.14, at[2] + 0.08], 0.005, 0.25, 0.04);
  paintLathe(
    scene,
    at,
    [
      [0.15, 0],
      [0.15, 0.02],
      [0.02, 0.035],
    ],
    metal,
  );
  sheet.line(camera.line([at, [at[0], height - 0.1, at[2]]]), {
    stroke: metal,
    width: Math.max(1.4, camera.scaleAt(at) * 0.018),
  });
  paintGlow(scene, [at[0], height, at[2]], 1.2);
  shade(scene, [at[0], height - 0.12, at[2]], 0.24, 0.16, 0.3, colour);
}

/** A table lamp on a turned foot. */
export function paintTableLamp(
  scene: Scene,
  at: Vec,
  foot: string,
  colour: string,
  size = 1,
): void {
  paintLathe(
    scene,
    at,
    [
      [0.07 * size, 0],
      [0.09 * size, 0.06 * size],
      [0.05 * size, 0.18 * size],
      [0.015 * size, 0.24 * size],
    ],
    foot,
  );
  paintGlow(scene, [at[0], at[1] + 0.34 * size, at[2]], 0.9);
  shade(scene, [at[0], at[1] + 0.24 * size, at[2]], 0.17 * size, 0.11 * size, 0.21 * size, colour);
}

/** A lamp hung from the ceiling over a table or island. */
export function paintPendant(
  scene: Scene,
  at: Vec,
  ceiling: number,
  metal: string,
  kind: 'dome' | 'globe' | 'fabric',
  size = 0.24,
): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at);
  sheet.line(
    camera.line([
      [at[0], ceiling, at[2]],
      [at[0], at[1], at[2]],
    ]),
    { stroke: '#3a3d3b', width: 1.4 },
  );
  paintGlow(scene, at, 1.1);
  if (kind === 'fabric') {
    shade(scene, [at[0], at[1] - 0.2, at[2]], size * 1.5, size * 1.1, 0.28, '#efe4cf');
    return;
  }
  const [x, y] = camera.point(at);
  if (kind === 'globe') {
    const warm = light.time === 'dusk' ? '#ffdf9f' : '#fbf4e4';
    sheet.ellipse([x, y + size * k * 0.7], size * k * 0.8, size * k * 0.8, {
      fill: sheet.radial([x - size * k * 0.2, y + size * k * 0.45], size * k, [
        [0, '#fffdf6'],
        [0.7, warm],
        [1, darken(warm, 0.22)],
      ]),
    });
    sheet.ellipse([x, y], size * k * 0.22, size * k * 0.14, { fill: metal });
    return;
  }
  const [w, h] = [size * k, size * k * 0.75];
  const tone = lit(light, metal, [0, 0, 1]);
  const dome: Point[] = [
    ...bezier([x - w, y + h], [x - w * 0.95, y + h * 0.3], [x - w * 0.35, y], [x, y], 10),
    ...bezier([x, y], [x + w * 0.35, y], [x + w * 0.95, y + h * 0.3], [x + w, y + h], 10),
  ];
  sheet.polygon(dome, {
    fill: sheet.linear(
      [x - w, 0],
      [x + w, 0],
      [
        [0, darken(tone, 0.1)],
        [0.3, lighten(tone, 0.35)],
        [1, darken(tone, 0.35)],
      ],
    ),
  });
  sheet.ellipse([x, y + h], w, Math.max(1, w * 0.09), {
    fill: camera.eye[1] < at[1] ? '#ffeec4' : darken(tone, 0.3),
  });
}

/** A small brass chandelier with globes. */
export function paintChandelier(scene: Scene, at: Vec, ceiling: number, metal: string): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at);
  const [x, y] = camera.point(at);
  const tone = lit(light, metal, [0, 0.3, 0.9]);
  sheet.line([camera.point([at[0], ceiling, at[2]]), [x, y]], { stroke: tone, width: 2 });
  paintGlow(scene, at, 1.5);
  const arms = 7;
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * Math.PI * 2 + 0.3;
    const tip: Point = [x + Math.cos(a) * k * 0.46, y + Math.sin(a) * k * 0.07 - k * 0.02];
    sheet.line(bezier([x, y], [x + (tip[0] - x) * 0.3, y + k * 0.2], [tip[0], y + k * 0.18], tip), {
      stroke: tone,
      width: Math.max(1.2, k * 0.014),
    });
    sheet.ellipse([tip[0], tip[1] - k * 0.05], k * 0.06, k * 0.06, {
      fill: sheet.radial([tip[0] - k * 0.015, tip[1] - k * 0.065], k * 0.07, [
        [0, '#fffdf4'],
        [1, light.time === 'dusk' ? '#ffd993' : '#efe4cd'],
      ]),
    });
  }
  sheet.ellipse([x, y + k * 0.02], k * 0.05, k * 0.07, { fill: tone });
}
