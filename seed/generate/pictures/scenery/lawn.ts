import { darken, lighten, mix } from '../draw/colour';
import type { Point, Vec } from '../draw/geometry';
import { lit, shaded } from '../draw/light';
import type { Plane, Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';

/** Mown grass to the horizon: a graded wash, long tree shadows, blades in the foreground. */
export function paintLawn(scene: Scene, rng: Rng, colour = '#8a9f5f', far = -40): void {
  const { sheet, camera, light } = scene;
  const tone = lit(light, colour, [0, 1, 0]);
  const [, top] = camera.point([0, 0, far]);
  const wash = sheet.linear(
    [0, top],
    [0, sheet.height],
    [
      [0, mix(tone, light.haze, 0.45)],
      [0.25, tone],
      [1, darken(tone, 0.3)],
    ],
  );
  sheet.rectangle(0, top, sheet.width, sheet.height - top, { fill: wash });
  const bands: Point[][] = [];
  for (let i = 0; i < 16; i++) {
    const z = rng.range(-12, camera.eye[2] - 5);
    const [from, to] = camera.span(z);
    const x = rng.range(from, to);
    const wide = rng.range(2, 7);
    const deep = rng.range(0.3, 1.2);
    bands.push(
      camera.polygon(
        Array.from({ length: 16 }, (_, k): Vec => {
          const a = (k / 16) * Math.PI * 2;
          return [x + Math.cos(a) * wide * (0.8 + rng.next() * 0.3), 0, z + Math.sin(a) * deep];
        }),
      ),
    );
  }
  sheet.group(`filter="${sheet.blur(6, 2)}"`, () =>
    sheet.shape(bands, { fill: light.shadow, opacity: light.shadowStrength * 0.5 }),
  );
  const tufts: Point[][][] = [[], [], []];
  for (let i = 0; i < 2600; i++) {
    const z = camera.eye[2] - 3.5 - Math.pow(rng.next(), 1.6) * 28;
    const [from, to] = camera.span(z);
    const at: Vec = [rng.range(from, to), 0, z];
    const k = camera.scaleAt(at);
    const [x, y] = camera.point(at);
    const h = k * rng.range(0.03, 0.085);
    tufts[i % 3]!.push([
      [x - h * 0.25, y],
      [x + rng.spread() * h * 0.5, y - h],
      [x + h * 0.25, y],
    ]);
  }
  [darken(tone, 0.28), lighten(tone, 0.2), mix(tone, '#d8d08a', 0.3)].forEach((fill, i) =>
    sheet.shape(tufts[i]!, { fill, opacity: 0.5 }),
  );
}

/** A path of pale gravel or flags that widens towards the viewer. */
export function paintPath(scene: Scene, from: Vec, to: Vec, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const tone = lit(light, rng.pick(['#d3c6ac', '#c9c2b4', '#bfae95']), [0, 1, 0]);
  const steps = 24;
  const sway = rng.range(-1.5, 1.5);
  const edge = (side: number): Vec[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      return [
        from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * sway + side * (0.62 + t * 0.1),
        0.01,
        from[2] + (to[2] - from[2]) * t,
      ];
    });
  const shape = camera.polygon([...edge(-1), ...edge(1).reverse()]);
  sheet.polygon(shape, { fill: tone, stroke: darken(tone, 0.35), width: 1 });
  const specks: Point[][] = [];
  for (let i = 0; i < 300; i++) {
    const t = rng.next();
    const at: Vec = [
      from[0] + (to[0] - from[0]) * t + Math.sin(t * Math.PI) * sway + rng.spread() * 0.55,
      0.01,
      from[2] + (to[2] - from[2]) * t,
    ];
    const k = camera.scaleAt(at) * 0.05;
    const [x, y] = camera.point(at);
    specks.push([
      [x - k, y],
      [x, y - k * 0.4],
      [x + k, y],
      [x, y + k * 0.4],
    ]);
  }
  sheet.shape(specks, { fill: darken(tone, 0.35), opacity: 0.4 });
}

/** Flower beds and low shrubs at the foot of a house, leaving its door free. */
export function paintFlowers(
  scene: Scene,
  plot: Plane,
  house: { width: number; door: number; beds?: number },
  rng: Rng,
): void {
  const { sheet, camera, light } = scene;
  const palette = rng.pick([
    ['#e9e3ee', '#b79fd0', '#8f76b4'],
    ['#f3e7df', '#d98f86', '#b95a54'],
    ['#f4efdc', '#e3c56a', '#c98a3c'],
    ['#ffffff', '#dfe6d8', '#b7c79a'],
  ]);
  for (let u = 0.2; u < (house.beds ?? house.width) - 0.2; u += 0.34) {
    if (Math.abs(u - house.door) < 1.2) continue;
    const at = plot.world([u + rng.spread() * 0.15, 0, 0.55 + rng.range(0, 0.35)]);
    const k = camera.scaleAt(at);
    const [x, y] = camera.point(at);
    const h = k * rng.range(0.3, 0.75);
    const leaf: Point[][] = [];
    const bright: Point[][] = [];
    const bloom: Point[][] = [];
    for (let i = 0; i < 26; i++) {
      const c: Point = [x + rng.spread() * k * 0.32, y - rng.next() * h];
      const r = k * rng.range(0.04, 0.09);
      (i < 15 ? leaf : i < 21 ? bright : bloom).push(
        Array.from({ length: 6 }, (_, j): Point => [
          c[0] + Math.cos(j) * r,
          c[1] + Math.sin(j) * r * 0.8,
        ]),
      );
    }
    sheet.shape(leaf, { fill: shaded(light, '#4c6640') });
    sheet.shape(bright, { fill: lit(light, '#7f9a58', [0, 0.7, 0.7]) });
    if (rng.chance(0.75))
      sheet.shape(bloom, { fill: lit(light, rng.pick(palette), [0, 0.7, 0.7]) });
  }
}
