import { darken, lighten } from '../../draw/colour';
import { roundedRectangle, type Point, type Vec } from '../../draw/geometry';
import { Plane, type Local, type Scene } from '../../draw/plane';
import { paintBlock, paintExtrusion, paintLathe, paintPool } from '../../draw/solid';
import { paintInDepth } from '../room';

export type Facing = 'front' | 'back' | 'left' | 'right';

const AXES: Record<Facing, Vec> = {
  front: [1, 0, 0],
  right: [0, 0, -1],
  back: [-1, 0, 0],
  left: [0, 0, 1],
};

/** A plane standing at the middle of a piece, its outward side the way the piece faces. */
export function standing(scene: Scene, at: Vec, facing: Facing): Plane {
  return new Plane(scene, at, AXES[facing]);
}

const soft = (u0: number, v0: number, u1: number, v1: number, r: number): Point[] =>
  roundedRectangle(u0, v0, u1, v1, r, 4);

interface SofaLook {
  length: number;
  colour: string;
  accent: string;
  second: string;
  legs: string;
}

/** A sofa or, when short, an armchair; `at` is the middle of its footprint on the floor. */
export function paintSofa(scene: Scene, at: Vec, facing: Facing, look: SofaLook): void {
  const { length, colour, accent, second, legs } = look;
  const p = standing(scene, at, facing);
  const [half, deep] = [length / 2, 0.46];
  const along = facing === 'front' || facing === 'back';
  paintPool(
    scene,
    along ? [at[0] - half, at[2] - deep] : [at[0] - deep, at[2] - half],
    along ? [at[0] + half, at[2] + deep] : [at[0] + deep, at[2] + half],
  );
  const seats = Math.max(1, Math.round(length / 0.85));
  const parts: { at: Vec; paint: () => void }[] = [];
  const push = (centre: Local, paint: () => void) => parts.push({ at: p.world(centre), paint });
  for (const u of [-half + 0.1, half - 0.1]) {
    for (const w of [-deep + 0.08, deep - 0.1])
      push([u, 0, w], () => p.box(u - 0.03, 0, u + 0.03, 0.16, w - 0.03, w + 0.03, legs));
  }
  push([0, 0.25, -0.1], () =>
    paintExtrusion(
      p,
      soft(-half + 0.14, 0.14, half - 0.14, 0.34, 0.04),
      -deep + 0.1,
      deep - 0.04,
      darken(colour, 0.12),
    ),
  );
  push([0, 0.5, -deep - 0.04], () =>
    paintExtrusion(
      p,
      soft(-half + 0.05, 0.14, half - 0.05, 0.82, 0.09),
      -deep,
      -deep + 0.2,
      colour,
    ),
  );
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-half, -half + 0.19] : [half - 0.19, half];
    push([(a + b) / 2, 0.4, 0.06], () =>
      paintExtrusion(p, soft(a, 0.13, b, 0.62, 0.085), -deep + 0.02, deep, colour),
    );
  }
  const wide = (length - 0.4) / seats;
  for (let i = 0; i < seats; i++) {
    const a = -half + 0.2 + wide * i;
    push([a + wide / 2, 0.6, -deep + 0.24], () =>
      paintExtrusion(
        p,
        soft(a + 0.012, 0.44, a + wide - 0.012, 0.86, 0.1),
        -deep + 0.18,
        -deep + 0.36,
        lighten(colour, 0.05),
      ),
    );
    push([a + wide / 2, 0.4, 0.12], () =>
      paintExtrusion(
        p,
        soft(a + 0.008, 0.32, a + wide - 0.008, 0.48, 0.06),
        -deep + 0.3,
        deep + 0.02,
        lighten(colour, 0.08),
      ),
    );
  }
  const cushions =
    seats > 1
      ? ([
          [-half + 0.5, accent],
          [half - 0.52, second],
          [half - 0.86, accent],
        ] as const)
      : ([[0, accent]] as const);
  for (const [u, fill] of cushions)
    push([u, 0.66, -deep + 0.46], () => cushion(p, u, fill, -deep + 0.36));
  paintInDepth(scene.camera, parts);
}

function cushion(p: Plane, u: number, colour: string, w: number): void {
  const { sheet } = p.scene;
  const s = 0.23;
  const lean = 0.1;
  const edge: Local[] = [];
  const corner = [
    [-s, 0],
    [s, 0],
    [s, s * 1.8],
    [-s, s * 1.8],
  ] as const;
  corner.forEach(([x, y], i) => {
    const [nx, ny] = corner[(i + 1) % 4]!;
    for (let t = 0; t < 6; t++) {
      const k = t / 6;
      const pinch = Math.sin(Math.PI * k) * 0.028;
      const [dx, dy] = [nx - x, ny - y];
      const len = Math.hypot(dx, dy);
      const yy = y + dy * k + (dx / len) * pinch;
      edge.push([
        u + x + dx * k - (dy / len) * pinch,
        0.47 + yy,
        w + 0.12 - (yy / (s * 1.8)) * lean,
      ]);
    }
  });
  const tone = p.tone(colour, [0, 0.3, 0.95]);
  const [top, foot] = [p.point([u, 0.9, w]), p.point([u, 0.47, w])];
  sheet.polygon(p.points(edge), {
    fill: sheet.linear(top, foot, [
      [0, lighten(tone, 0.16)],
      [1, darken(tone, 0.25)],
    ]),
    stroke: darken(tone, 0.3),
    width: 0.7,
  });
}

/** A light dining or side chair. */
export function paintChair(
  scene: Scene,
  at: Vec,
  facing: Facing,
  wood: string,
  seat: string,
): void {
  const p = standing(scene, at, facing);
  paintPool(scene, [at[0] - 0.22, at[2] - 0.22], [at[0] + 0.22, at[2] + 0.22], 0.005, 0.24, 0.06);
  const parts: { at: Vec; paint: () => void }[] = [];
  for (const [u, w] of [
    [-0.2, -0.2],
    [0.2, -0.2],
    [-0.2, 0.19],
    [0.2, 0.19],
  ] as const) {
    const top = w < 0 ? 0.86 : 0.44;
    parts.push({
      at: p.world([u, 0.3, w]),
      paint: () => p.box(u - 0.018, 0, u + 0.018, top, w - 0.018, w + 0.018, wood),
    });
  }
  parts.push({
    at: p.world([0, 0.45, 0.02]),
    paint: () =>
      paintExtrusion(p, roundedRectangle(-0.23, 0.43, 0.23, 0.48, 0.02, 2), -0.21, 0.23, seat),
  });
  parts.push({
    at: p.world([0, 0.75, -0.21]),
    paint: () =>
      paintExtrusion(p, roundedRectangle(-0.22, 0.6, 0.22, 0.86, 0.05, 3), -0.215, -0.19, wood),
  });
  paintInDepth(scene.camera, parts);
}

/** A bar stool with a round seat. */
export function paintStool(scene: Scene, at: Vec, wood: string, seat: string): void {
  paintPool(scene, [at[0] - 0.16, at[2] - 0.16], [at[0] + 0.16, at[2] + 0.16], 0.005, 0.24, 0.05);
  const { sheet, camera } = scene;
  const tone = darken(wood, 0.2);
  for (const [dx, dz] of [
    [-0.17, -0.15],
    [0.17, -0.15],
    [-0.17, 0.15],
    [0.17, 0.15],
  ] as const) {
    const line = camera.line([
      [at[0] + dx, 0, at[2] + dz],
      [at[0] + dx * 0.6, 0.62, at[2] + dz * 0.6],
    ]);
    sheet.line(line, { stroke: tone, width: camera.scaleAt(at) * 0.03, cap: 'round' });
  }
  const ring: Vec[] = Array.from({ length: 21 }, (_, i) => [
    at[0] + Math.cos((i / 20) * 6.283) * 0.15,
    0.24,
    at[2] + Math.sin((i / 20) * 6.283) * 0.14,
  ]);
  sheet.line(camera.line(ring), { stroke: tone, width: camera.scaleAt(at) * 0.018 });
  paintLathe(
    scene,
    [at[0], 0.6, at[2]],
    [
      [0.16, 0],
      [0.18, 0.03],
      [0.175, 0.07],
    ],
    seat,
  );
}

/** A low upholstered bench or ottoman. */
export function paintBench(scene: Scene, from: Vec, to: Vec, colour: string, legs: string): void {
  paintPool(scene, [from[0], from[2]], [to[0], to[2]]);
  for (const x of [from[0] + 0.08, to[0] - 0.12])
    for (const z of [from[2] + 0.04, to[2] - 0.08])
      paintBlock(scene, [x, 0, z], [x + 0.04, to[1] - 0.12, z + 0.04], legs);
  const p = new Plane(scene, [0, 0, 0]);
  paintExtrusion(
    p,
    roundedRectangle(from[0], to[1] - 0.14, to[0], to[1], 0.05, 3),
    from[2],
    to[2],
    colour,
  );
}
