import { mix } from '../draw/colour';
import { arc, type Point } from '../draw/geometry';
import { Plane, type Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';

/** Fine slanted rain over the whole picture. */
export function paintRain({ sheet }: Scene, rng: Rng): void {
  for (const [count, length, opacity] of [
    [260, 26, 0.16],
    [120, 44, 0.2],
  ] as const) {
    const streaks = Array.from({ length: count }, (): Point[] => {
      const [x, y] = [rng.range(-20, sheet.width), rng.range(-40, sheet.height)];
      const long = length * rng.range(0.6, 1.3);
      return [
        [x, y],
        [x - long * 0.16, y + long],
      ];
    });
    sheet.lines(streaks, { stroke: '#f2f5f5', width: 1, opacity });
  }
}

/** Upright reflections and puddles on a wet carriageway. */
export function paintWetGleam({ sheet, camera, light }: Scene, rng: Rng): void {
  const [, top] = camera.point([camera.eye[0], 0, 3]);
  const sheen = sheet.linear(
    [0, top],
    [0, sheet.height],
    [
      [0, light.sky[2], 0],
      [0.5, light.sky[2], 0.3],
      [1, light.sky[1], 0.1],
    ],
  );
  sheet.rectangle(0, top, sheet.width, sheet.height - top, { fill: sheen });
  sheet.group(`filter="${sheet.blur(5, 12)}"`, () => {
    for (let i = 0; i < 26; i++) {
      const x = rng.next() * sheet.width;
      const warm = rng.chance(0.4);
      const wide = rng.range(8, 46);
      const colour = warm ? '#ffd591' : mix(light.sky[2], '#39424d', rng.next() * 0.8);
      sheet.rectangle(x, top + rng.range(4, 30), wide, rng.range(40, 130), {
        fill: colour,
        opacity: warm ? 0.3 : 0.24,
      });
    }
  });
  for (let i = 0; i < 7; i++) {
    const z = rng.range(3.4, camera.eye[2] * 0.7);
    const [from, to] = camera.span(z);
    const x = rng.range(from, to);
    const pool = arc([x, z], rng.range(0.6, 2.2), rng.range(0.15, 0.5), 0, 6.28, 30);
    const ground = pool.map(([a, b]) => [a + rng.spread() * 0.05, -0.12, b] as const);
    sheet.polygon(camera.polygon(ground), { fill: light.sky[2], opacity: 0.3 });
  }
}

/** The dappled shade of a tree outside the picture, thrown on the lower part of the fronts. */
export function paintLeafShade(
  scene: Scene,
  { width, height }: { width: number; height: number },
  rng: Rng,
): void {
  const wall = new Plane(scene, [0, 0, 0.02]);
  if (!wall.sunlit) return;
  const left = scene.light.sun[0] < 0;
  const centre: Point = [
    left ? -rng.range(0.5, 3) : width + rng.range(0.5, 3),
    height * rng.range(0.22, 0.42),
  ];
  const blobs: Point[][] = [];
  for (let i = 0; i < 420; i++) {
    const angle = rng.range(0, 6.28);
    const out = Math.pow(rng.next(), 0.6);
    const c: Point = [
      centre[0] + Math.cos(angle) * out * 4.6,
      centre[1] + Math.sin(angle) * out * height * 0.36,
    ];
    const r = rng.range(0.05, 0.2);
    blobs.push(
      wall.points(arc(c, r, r * rng.range(0.5, 0.9), 0, 6.28, 9).filter(([, y]) => y > 0)),
    );
  }
  scene.sheet.group(`filter="${scene.sheet.blur(2)}"`, () => {
    scene.sheet.shape(blobs, { fill: scene.light.shadow, opacity: 0.22 });
  });
}
