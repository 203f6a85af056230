import { darken, lighten, mix } from '../draw/colour';
import type { Point, Vec } from '../draw/geometry';
import { lit } from '../draw/light';
import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';

export interface StreetOptions {
  /** Depth of the pavement in front of the wall at z = 0. */
  pavement?: number;
  tram?: boolean;
  cobbles?: boolean;
  from?: number;
  to?: number;
}

/** Pavement, kerb and carriageway in front of the plane z = 0, seen in the scene's perspective. */
export function paintStreet(scene: Scene, options: StreetOptions, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const { pavement = 2.6, tram = false, cobbles = true, from = -70, to = 70 } = options;
  const up: Vec = [0, 1, 0];
  const wet = light.time === 'rain';
  const slab = lit(light, wet ? '#8d9196' : '#c4bdb0', up);
  const road = lit(light, wet ? '#5d646d' : cobbles ? '#96918b' : '#85858a', up);
  const near = 60;
  const band = (z0: number, z1: number, y: number) =>
    camera.polygon([
      [from, y, z0],
      [to, y, z0],
      [to, y, z1],
      [from, y, z1],
    ]);
  const [, base] = camera.point([camera.eye[0], 0, 0]);
  const shade = sheet.linear(
    [0, base],
    [0, sheet.height],
    [
      [0, darken(slab, 0.28)],
      [0.12, slab],
      [1, lighten(slab, 0.1)],
    ],
  );
  sheet.polygon(band(0, pavement, 0), { fill: shade });
  joints(scene, pavement, slab, rng);
  const tarmac = sheet.linear(
    [0, camera.point([camera.eye[0], 0, pavement])[1]],
    [0, sheet.height],
    [
      [0, darken(road, 0.1)],
      [0.5, road],
      [1, darken(road, 0.22)],
    ],
  );
  sheet.polygon(band(pavement, near, -0.13), { fill: tarmac });
  if (cobbles) setts(scene, pavement, road, rng);
  const kerbTop = lit(light, '#a9aaa8', up);
  sheet.polygon(band(pavement - 0.28, pavement, 0), { fill: kerbTop });
  const kerbFace = camera.polygon([
    [from, 0, pavement],
    [to, 0, pavement],
    [to, -0.13, pavement],
    [from, -0.13, pavement],
  ]);
  sheet.polygon(kerbFace, { fill: darken(lit(light, '#8a8d90', [0, 0, 1]), 0.12) });
  sheet.polygon(band(pavement, pavement + 0.5, -0.128), { fill: darken(road, 0.24), opacity: 0.8 });
  if (tram) rails(scene, pavement, road);
}

function joints(scene: Scene, pavement: number, slab: string, rng: Rng): void {
  const { sheet, camera } = scene;
  const lines: Point[][] = [];
  const dark: Point[][] = [];
  const light: Point[][] = [];
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const [z0, z1] = [(pavement * row) / rows, (pavement * (row + 1)) / rows];
    lines.push(
      camera.line([
        [-60, 0, z0],
        [60, 0, z0],
      ]),
    );
    for (let x = -30 + (row % 2) * 0.35; x < 30; x += 0.7) {
      lines.push(
        camera.line([
          [x, 0, z0],
          [x, 0, z1],
        ]),
      );
      if (!rng.chance(0.3)) continue;
      (rng.chance(0.5) ? dark : light).push(
        camera.polygon([
          [x, 0, z0],
          [x + 0.7, 0, z0],
          [x + 0.7, 0, z1],
          [x, 0, z1],
        ]),
      );
    }
  }
  sheet.shape(dark, { fill: darken(slab, 0.3), opacity: 0.3 });
  sheet.shape(light, { fill: lighten(slab, 0.5), opacity: 0.3 });
  sheet.lines(lines, { stroke: darken(slab, 0.45), width: 0.8, opacity: 0.35 });
}

function setts(scene: Scene, pavement: number, road: string, rng: Rng): void {
  const { sheet, camera } = scene;
  const dark: Point[][] = [];
  const light: Point[][] = [];
  for (let z = pavement + 0.5, row = 0; z < camera.eye[2] - 1.2; z += 0.19, row++) {
    const [from, to] = camera.span(z);
    for (let x = Math.floor(from / 0.24) * 0.24 + (row % 2) * 0.1; x < to; x += 0.24) {
      const roll = rng.next();
      if (roll > 0.55) continue;
      const quad = camera.polygon([
        [x, -0.13, z],
        [x + 0.2, -0.13, z],
        [x + 0.2, -0.13, z + 0.15],
        [x, -0.13, z + 0.15],
      ]);
      (roll > 0.26 ? dark : light).push(quad);
    }
  }
  sheet.shape(dark, { fill: darken(road, 0.4), opacity: 0.36 });
  sheet.shape(light, { fill: lighten(road, 0.45), opacity: 0.3 });
}

function rails(scene: Scene, pavement: number, road: string): void {
  const { sheet, camera } = scene;
  for (const z of [pavement + 1.6, pavement + 3.05]) {
    for (const [d0, d1, fill] of [
      [-0.06, 0.1, darken(road, 0.5)],
      [0, 0.05, mix(road, '#f4f1ea', 0.6)],
    ] as const) {
      sheet.polygon(
        camera.polygon([
          [-70, -0.128, z + d0],
          [70, -0.128, z + d0],
          [70, -0.128, z + d1],
          [-70, -0.128, z + d1],
        ]),
        { fill },
      );
    }
  }
}

/** A soft shadow where something stands on the ground. */
export function paintGroundShadow(
  scene: Scene,
  at: Vec,
  rx: number,
  rz: number,
  strength = 0.5,
): void {
  const { sheet, camera, light } = scene;
  const points = Array.from({ length: 25 }, (_, i): Vec => {
    const angle = (i / 24) * Math.PI * 2;
    return [at[0] + Math.cos(angle) * rx, at[1], at[2] + Math.sin(angle) * rz];
  });
  sheet.polygon(camera.polygon(points), {
    fill: light.shadow,
    opacity: strength,
    filter: sheet.blur(3),
  });
}
