import { darken, lighten, mix } from '../draw/colour';
import type { Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';
import { paintCeiling } from './ceiling';
import type { Room } from './room';

export type FloorKind = 'herringbone' | 'planks' | 'tiles' | 'checker' | 'terrazzo';

/** Floor, ceiling and the three walls, graded by their distance from the windows. */
export function paintShell(room: Room, floor: FloorKind): void {
  const { scene, width, depth, height, palette, windows } = room;
  const { sheet, light } = scene;
  const wall = palette.wall;
  const dusk = light.time === 'dusk';
  const [near, mid, far] = dusk ? [0.3, 0.12, 0.22] : [0.02, 0.08, 0.24];
  const bright = windows === 'left';
  const wash = (plane: Plane, length: number, stops: readonly [number, number]) => {
    const corners = plane.points([
      [0, 0],
      [length, 0],
      [length, height],
      [0, height],
    ]);
    const a = plane.scene.camera.line([
      plane.world([0, height / 2]),
      plane.world([length, height / 2]),
    ]);
    const fill = sheet.linear(a[0]!, a.at(-1)!, [
      [0, darken(wall, stops[0])],
      [1, darken(wall, stops[1])],
    ]);
    sheet.polygon(corners, { fill });
  };
  wash(room.left, depth, bright ? [0.34, 0.26] : [near, mid]);
  wash(room.right, depth, bright ? [mid, near] : [0.26, 0.34]);
  wash(room.back, width, bright ? [near, far] : [far, near]);
  const ceiling = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const;
  const up = scene.camera.polygon(ceiling.map(([x, z]) => [x, height, z] as const));
  const edge = scene.camera.point([width / 2, height, 0]);
  const white = lighten(palette.trim, 0.3);
  sheet.polygon(up, {
    fill: sheet.linear(
      edge,
      [edge[0], Math.min(0, edge[1] - 300)],
      [
        [0, darken(white, dusk ? 0.24 : 0.12)],
        [1, darken(white, 0.02)],
      ],
    ),
  });
  paintFloor(room, floor);
  corners(room);
}

function paintFloor(room: Room, kind: FloorKind): void {
  const { floor: plane, width, depth, palette, scene } = room;
  const { sheet, light } = scene;
  const tones =
    kind === 'tiles' || kind === 'terrazzo'
      ? [
          palette.stone,
          darken(palette.stone, 0.05),
          lighten(palette.stone, 0.06),
          darken(palette.stone, 0.09),
        ]
      : kind === 'checker'
        ? ['#efeae0', '#4a4f50', '#e7e1d5', '#535859']
        : palette.floor;
  const lit = tones.map((tone) => plane.tone(tone));
  const field = plane.points([
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ]);
  sheet.clip(field, () => {
    sheet.polygon(field, { fill: lit[0]! });
    const groups: Point[][][] = [[], [], [], []];
    const put = (quad: Local[], tone: number) => groups[tone]!.push(plane.points(quad));
    const r = room.rng.fork('floor');
    if (kind === 'herringbone') herringbone(width, depth, (quad) => put(quad, r.int(0, 3)));
    else if (kind === 'planks') {
      for (let u = 0, row = 0; u < width; u += 0.17, row++) {
        for (let v = -r.next() * 2; v < depth;) {
          const long = r.range(1.2, 2.4);
          put(
            [
              [u, v],
              [u + 0.165, v],
              [u + 0.165, v + long],
              [u, v + long],
            ],
            r.int(0, 3),
          );
          v += long;
        }
      }
    } else {
      const size = kind === 'checker' ? 0.5 : 0.8;
      for (let u = 0, i = 0; u < width; u += size, i++) {
        for (let v = 0, j = 0; v < depth; v += size, j++) {
          const odd = (i + j) % 2;
          put(
            [
              [u, v],
              [u + size, v],
              [u + size, v + size],
              [u, v + size],
            ],
            kind === 'checker' ? odd + (r.chance(0.5) ? 2 : 0) : r.int(0, 3),
          );
        }
      }
    }
    const joint = darken(lit[0]!, kind === 'tiles' || kind === 'checker' ? 0.18 : 0.38);
    groups.forEach((quads, i) => sheet.shape(quads, { fill: lit[i]!, stroke: joint, width: 0.5 }));
    const back = plane.point([width / 2, depth]);
    const front: Point = [back[0], sheet.height];
    sheet.polygon(field, {
      fill: sheet.linear(back, front, [
        [0, '#fff6e4', 0.22],
        [0.4, '#fff6e4', 0.04],
        [1, light.shadow, 0.26],
      ]),
    });
  });
}

function herringbone(width: number, depth: number, put: (quad: Local[]) => void): void {
  const [long, wide] = [0.72, 0.12];
  const h = Math.SQRT1_2;
  const turn = (a: number, b: number): Local => [width / 2 + (a - b) * h, (a + b) * h];
  const reach = width + depth;
  const block = (a: number, b: number, da: number, db: number) => {
    const quad = [turn(a, b), turn(a + da, b), turn(a + da, b + db), turn(a, b + db)];
    if (quad.some(([u, v]) => u > -0.2 && u < width + 0.2 && v > -0.2 && v < depth + 0.2))
      put(quad);
  };
  for (let row = Math.floor(-reach / wide); row * wide < reach; row++) {
    const shift = row * wide;
    const first = Math.floor((-reach - shift) / (2 * long));
    for (let m = first; m * 2 * long + shift < reach * 1.5; m++) {
      const a = shift + m * 2 * long;
      block(a, shift, long, wide);
      block(a + long, shift - long + wide, wide, long);
    }
  }
}

/** The soft darkening where planes meet. */
function corners({ scene, back, left, right, width, depth, height }: Room): void {
  const { sheet, light } = scene;
  const strip = (plane: Plane, a: Local, b: Local, c: Local, d: Local, strength: number) => {
    const [p, q] = [
      plane.point([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]),
      plane.point([(c[0] + d[0]) / 2, (c[1] + d[1]) / 2]),
    ];
    sheet.polygon(plane.points([a, b, c, d]), {
      fill: sheet.linear(p, q, [
        [0, light.shadow, strength],
        [1, light.shadow, 0],
      ]),
    });
  };
  const s = 0.2;
  strip(back, [0, 0], [0, height], [0.7, height], [0.7, 0], s);
  strip(back, [width, 0], [width, height], [width - 0.7, height], [width - 0.7, 0], s);
  strip(back, [0, height], [width, height], [width, height - 0.6], [0, height - 0.6], s * 0.8);
  strip(back, [0, 0], [width, 0], [width, 0.5], [0, 0.5], s);
  strip(left, [depth, 0], [depth, height], [depth - 0.8, height], [depth - 0.8, 0], s);
  strip(right, [0, 0], [0, height], [0.8, height], [0.8, 0], s);
}

/** Skirting, ceiling cornice and, in a period room, raised panels. */
export function paintMouldings(
  room: Room,
  period: boolean,
  skip: readonly (readonly [number, number])[] = [],
): void {
  const { back, left, right, width, depth, height, palette, scene } = room;
  const { sheet } = scene;
  paintCeiling(room, period);
  for (const [plane, length] of [
    [left, depth],
    [right, depth],
    [back, width],
  ] as const) {
    const trim = plane === back ? palette.trim : darken(palette.trim, 0.08);
    plane.box(0, 0, length, period ? 0.24 : 0.1, 0, 0.025, trim);
    if (!period) continue;
    plane.moulding(
      0,
      length,
      [
        [0, height - 0.34],
        [0.04, height - 0.32],
        [0.05, height - 0.25],
        [0.14, height - 0.16],
        [0.17, height - 0.06],
        [0.24, height],
      ],
      trim,
    );
  }
  if (!period) return;
  const rails: Point[][] = [];
  const shine: Point[][] = [];
  const frame = (plane: Plane, u0: number, v0: number, u1: number, v1: number) => {
    for (const inset of [0, 0.035]) {
      const [a, b, c, d] = [u0 + inset, v0 + inset, u1 - inset, v1 - inset];
      rails.push(
        plane.open([
          [a, d],
          [c, d],
          [c, b],
        ]),
      );
      shine.push(
        plane.open([
          [a, d],
          [a, b],
          [c, b],
        ]),
      );
    }
  };
  const panels = Math.max(2, Math.round(width / 1.5));
  for (let i = 0; i < panels; i++) {
    const [u0, u1] = [0.12 + ((width - 0.12) * i) / panels, ((width - 0.12) * (i + 1)) / panels];
    if (skip.some(([a, b]) => u1 > a && u0 < b)) continue;
    frame(back, u0, 0.36, u1, 0.98);
    frame(back, u0, 1.14, u1, height - 0.5);
  }
  const other = room.windows === 'left' ? right : left;
  for (let i = 0; i < 4; i++) {
    const [u0, u1] = [0.15 + (depth * i) / 4, (depth * (i + 1)) / 4 - 0.05];
    frame(other, u0, 0.36, u1, 0.98);
    frame(other, u0, 1.14, u1, height - 0.5);
  }
  sheet.lines(rails, { stroke: darken(palette.wall, 0.4), width: 1.3, opacity: 0.55 });
  sheet.lines(shine, { stroke: mix(palette.wall, '#ffffff', 0.7), width: 1.3, opacity: 0.8 });
}
