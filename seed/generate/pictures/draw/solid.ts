import { darken, lighten } from './colour';
import { dot, subtract, type Point, type Vec } from './geometry';
import { lit, shaded } from './light';
import type { Local, Plane, Scene } from './plane';

/** A profile (counter-clockwise, in u and v) pushed out of a plane from w0 to w1: cushions, arms, tubs. */
export function paintExtrusion(
  plane: Plane,
  profile: readonly Point[],
  w0: number,
  w1: number,
  colour: string,
): void {
  const { sheet } = plane.scene;
  profile.forEach((a, i) => {
    const b = profile[(i + 1) % profile.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 1e-6) return;
    const normal: Vec = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length, 0];
    if (normal[0] * (plane.eye[0] - a[0]) + normal[1] * (plane.eye[1] - a[1]) <= 0) return;
    const tone = plane.tone(colour, normal);
    const quad: Local[] = [
      [a[0], a[1], w0],
      [b[0], b[1], w0],
      [b[0], b[1], w1],
      [a[0], a[1], w1],
    ];
    sheet.polygon(plane.points(quad), { fill: tone, stroke: tone, width: 0.6 });
  });
  const end = plane.eye[2] > w1 ? w1 : plane.eye[2] < w0 ? w0 : undefined;
  if (end === undefined) return;
  const tone = plane.tone(colour, [0, 0, end === w1 ? 1 : -1]);
  const vs = profile.map(([, v]) => v);
  const u = profile[0]![0];
  const wash = sheet.linear(
    plane.point([u, Math.max(...vs), end]),
    plane.point([u, Math.min(...vs), end]),
    [
      [0, lighten(tone, 0.1)],
      [1, darken(tone, 0.16)],
    ],
  );
  sheet.polygon(plane.points(profile.map(([x, y]): Local => [x, y, end])), {
    fill: wash,
    stroke: darken(tone, 0.22),
    width: 0.6,
  });
}

/** A block in world axes; only seen faces, each with a soft wash. */
export function paintBlock(scene: Scene, from: Vec, to: Vec, colour: string): void {
  const { sheet, camera, light } = scene;
  const face = (corners: readonly Vec[], normal: Vec) => {
    if (dot(normal, subtract(camera.eye, corners[0]!)) <= 0) return;
    const tone = lit(light, colour, normal);
    const points = camera.polygon(corners);
    if (points.length < 3) return;
    const ys = points.map(([, y]) => y);
    const wash =
      normal[1] === 0
        ? sheet.linear(
            [0, Math.min(...ys)],
            [0, Math.max(...ys)],
            [
              [0, lighten(tone, 0.06)],
              [1, darken(tone, 0.14)],
            ],
          )
        : tone;
    sheet.polygon(points, { fill: wash, stroke: darken(tone, 0.25), width: 0.6 });
  };
  const [x0, y0, z0] = from;
  const [x1, y1, z1] = to;
  face(
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [0, 1, 0],
  );
  face(
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
    [0, -1, 0],
  );
  face(
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    [0, 0, -1],
  );
  face(
    [
      [x0, y0, z0],
      [x0, y1, z0],
      [x0, y1, z1],
      [x0, y0, z1],
    ],
    [-1, 0, 0],
  );
  face(
    [
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ],
    [1, 0, 0],
  );
  face(
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [0, 0, 1],
  );
}

/** A turned body standing at `base`; the profile goes up as (radius, height). */
export function paintLathe(
  scene: Scene,
  base: Vec,
  profile: readonly Point[],
  colour: string,
  inside?: string,
): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(base);
  const [x] = camera.point(base);
  const widest = Math.max(...profile.map(([r]) => r));
  const tone = lit(light, colour, [0, 0.2, 0.98]);
  const flat = (y: number) =>
    Math.min(0.6, Math.abs(camera.eye[1] - base[1] - y) / (camera.focal / k));
  const at = (y: number) => camera.point([base[0], base[1] + y, base[2]])[1];
  const left: Point[] = profile.map(([r, y]) => [x - r * k, at(y)]);
  const right: Point[] = profile.map(([r, y]) => [x + r * k, at(y)]);
  const [footR, footY] = profile[0]!;
  const [topR, topY] = profile.at(-1)!;
  const bulge = (r: number, y: number, dip: number): Point[] =>
    Array.from({ length: 11 }, (_, i) => {
      const a = (i / 10) * Math.PI;
      return [x + Math.cos(a) * r * k, at(y) + Math.sin(a) * r * k * dip];
    });
  const above = camera.eye[1] > base[1] + footY;
  const foot = above ? bulge(footR, footY, flat(footY)) : bulge(footR, footY, 0);
  const bright = light.sun[0] < 0 ? 0.25 : 0.75;
  const wash = sheet.linear(
    [x - widest * k, 0],
    [x + widest * k, 0],
    [
      [0, darken(tone, light.sun[0] < 0 ? 0.08 : 0.4)],
      [bright, lighten(tone, 0.22)],
      [1, darken(tone, light.sun[0] < 0 ? 0.4 : 0.08)],
    ],
  );
  sheet.polygon([...left, ...right.reverse(), ...foot], {
    fill: wash,
    stroke: darken(tone, 0.3),
    width: 0.5,
  });
  if (camera.eye[1] <= base[1] + topY) return;
  const rim = lighten(lit(light, colour, [0, 1, 0]), 0.08);
  sheet.ellipse([x, at(topY)], topR * k, Math.max(0.6, topR * k * flat(topY)), {
    fill: inside ? shaded(light, inside) : rim,
    stroke: darken(rim, 0.15),
    width: 0.7,
  });
}

/** A soft pool of shade on a level surface, thrown a little away from the light. */
export function paintPool(
  scene: Scene,
  from: readonly [number, number],
  to: readonly [number, number],
  y = 0.005,
  strength = 0.34,
  spread = 0.16,
): void {
  const { sheet, camera, light } = scene;
  const dx = -light.sun[0] * Math.min(0.22, spread * 1.3);
  const quad: Vec[] = [
    [from[0] - spread + dx, y, from[1] - spread * 0.6],
    [to[0] + spread + dx, y, from[1] - spread * 0.6],
    [to[0] + spread + dx, y, to[1] + spread * 0.6],
    [from[0] - spread + dx, y, to[1] + spread * 0.6],
  ];
  const points = camera.polygon(quad);
  const k = camera.scaleAt([from[0], y, to[1]]);
  sheet.group(
    `filter="${sheet.blur(Math.max(3, Math.round(k * Math.min(0.06, spread * 0.4))))}"`,
    () => sheet.polygon(points, { fill: light.shadow, opacity: strength }),
  );
}
