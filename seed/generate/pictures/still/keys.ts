import { darken, lighten } from '../draw/colour';
import { arc, bezier, type Point } from '../draw/geometry';
import { lit } from '../draw/light';
import type { Scene } from '../draw/plane';
import { BRASS } from './objects';
import { lying } from './table';

/** A bunch of keys on a ring, lying on the table, with a house-shaped tag. */
export function paintKeys(
  scene: Scene,
  at: readonly [number, number],
  size: number,
  tag: string,
): void {
  const { sheet, light } = scene;
  const metals = [BRASS, '#a8acab', '#b98a45'];
  [-0.5, 0.15, 0.75].forEach((turn, i) => {
    const key = (y: number, dx: number) => lying(scene, [at[0] + dx, at[1]], turn + 0.6, y);
    const shape = (on: (p: readonly Point[]) => Point[]): Point[][] => {
      const s = size;
      const bow = arc([s * 0.26, 0], s * 0.15, s * 0.13, 0, 6.283, 30);
      const hole = arc([s * 0.22, 0], s * 0.06, s * 0.055, 0, 6.283, 20);
      const blade: Point[] = [
        [s * 0.4, -s * 0.032],
        [s * 0.95, -s * 0.032],
        [s * 1, 0],
        [s * 0.95, s * 0.032],
        [s * 0.9, s * 0.032],
        [s * 0.88, s * 0.09],
        [s * 0.82, s * 0.09],
        [s * 0.81, s * 0.05],
        [s * 0.75, s * 0.05],
        [s * 0.74, s * 0.1],
        [s * 0.66, s * 0.1],
        [s * 0.65, s * 0.032],
        [s * 0.4, s * 0.032],
      ];
      return [on(bow), on(hole), on(blade)];
    };
    const [b, , bl] = shape(key(0.001, light.sun[0] < 0 ? 0.006 : -0.006));
    sheet.group(`filter="${sheet.blur(3)}"`, () =>
      sheet.shape([b!, bl!], { fill: light.shadow, opacity: 0.5 }),
    );
    const [bow, hole, blade] = shape(key(0.006, 0));
    const tone = lit(light, metals[i]!, [0, 1, 0]);
    const shine = sheet.linear(blade![0]!, blade![6]!, [
      [0, lighten(tone, 0.45)],
      [0.5, tone],
      [1, darken(tone, 0.3)],
    ]);
    sheet.polygon(blade!, { fill: shine, stroke: darken(tone, 0.4), width: 1 });
    sheet.shape([bow!, [...hole!].reverse()], {
      fill: sheet.linear(bow![0]!, bow![15]!, [
        [0, lighten(tone, 0.4)],
        [1, darken(tone, 0.25)],
      ]),
      stroke: darken(tone, 0.4),
      width: 1,
      rule: 'evenodd',
    });
  });
  const ring = lying(
    scene,
    at,
    0,
    0.01,
  )(arc([size * 0.08, size * 0.05], size * 0.2, size * 0.19, 0, 6.283, 40));
  sheet.line([...ring, ring[0]!], { stroke: '#8f9392', width: 5 });
  sheet.line(
    [...ring, ring[0]!].map(([x, y]) => [x - 0.8, y - 1.4] as const),
    { stroke: '#e4e7e5', width: 1.6 },
  );
  const house: Point[] = [
    [-0.22, 0.2],
    [-0.22, -0.06],
    [0, -0.26],
    [0.22, -0.06],
    [0.22, 0.2],
  ].map(([a, b]): Point => [a! * size * 1.1, b! * size * 1.1]);
  const on = lying(scene, [at[0] - size * 0.42, at[1] + size * 0.34], -0.5, 0.006);
  const shade = lying(scene, [at[0] - size * 0.4, at[1] + size * 0.35], -0.5, 0.001)(house);
  sheet.group(`filter="${sheet.blur(3)}"`, () =>
    sheet.polygon(shade, { fill: light.shadow, opacity: 0.45 }),
  );
  const points = on(house);
  sheet.polygon(points, {
    fill: sheet.linear(points[0]!, points[3]!, [
      [0, lighten(tag, 0.1)],
      [1, darken(tag, 0.15)],
    ]),
    stroke: darken(tag, 0.4),
    width: 1.2,
  });
  sheet.polygon(
    on(
      [
        [-0.04, 0.2],
        [0.05, 0.2],
        [0.05, 0.04],
        [-0.04, 0.04],
      ].map(([a, b]): Point => [a! * size * 1.1, b! * size * 1.1]),
    ),
    { fill: lighten(tag, 0.6) },
  );
  sheet.polygon(on(arc([0, -size * 0.19], size * 0.03, size * 0.03, 0, 6.28, 14)), {
    fill: '#3a2f28',
  });
  const from = on([[0, -size * 0.19]])[0]!;
  sheet.line(
    bezier(from, [from[0] + 20, from[1] - 40], [ring[20]![0] - 30, ring[20]![1]], ring[22]!),
    { stroke: '#8a6a45', width: 4, cap: 'round' },
  );
}
