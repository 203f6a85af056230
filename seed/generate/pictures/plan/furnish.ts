import { arc, roundedRectangle, type Point } from '../draw/geometry';
import type { Rng } from '../draw/prng';
import type { PlanRoom } from './layout';

export interface Symbol {
  points: readonly Point[];
  fill?: 'soft' | 'wood' | 'water' | 'plant' | 'none';
  closed?: boolean;
}

const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: Symbol['fill'] = 'soft',
  r = 0.06,
): Symbol => ({ points: roundedRectangle(x, y, x + w, y + h, r, 3), fill, closed: true });
const disc = (x: number, y: number, r: number, fill: Symbol['fill'] = 'soft'): Symbol => ({
  points: arc([x, y], r, r, 0, Math.PI * 2, 28),
  fill,
  closed: true,
});
const line = (...points: Point[]): Symbol => ({ points, fill: 'none', closed: false });

/** Furniture of a room as plan symbols, in metres. */
export function furnish(room: PlanRoom, rng: Rng): Symbol[] {
  return FURNISHERS[room.use](room, rng);
}

const FURNISHERS: Record<PlanRoom['use'], (room: PlanRoom, rng: Rng) => Symbol[]> = {
  bedroom: ({ x, y, w }, rng) => {
    const wide = w > 3.4 ? 1.7 : 1.45;
    const u = x + (w - wide) / 2;
    const v = y + 0.9;
    return [
      box(u, v - 0.3, wide, 2.05, 'soft'),
      box(u + 0.08, v - 0.24, wide / 2 - 0.12, 0.42, 'none'),
      box(u + wide / 2 + 0.04, v - 0.24, wide / 2 - 0.12, 0.42, 'none'),
      line([u, v + 0.45], [u + wide, v + 0.45]),
      line([u, v + 0.45], [u + wide * 0.4, v + 0.8], [u + wide, v + 0.45]),
      box(u - 0.5, v - 0.3, 0.42, 0.4, 'wood'),
      box(u + wide + 0.08, v - 0.3, 0.42, 0.4, 'wood'),
      disc(u - 0.29, v - 0.1, 0.11, 'none'),
      disc(u + wide + 0.29, v - 0.1, 0.11, 'none'),
      ...(rng.chance(0.7)
        ? [
            box(x + w - 0.66, y + 2.0, 0.56, 1.2, 'wood'),
            line([x + w - 0.66, y + 2.6], [x + w - 0.1, y + 2.6]),
          ]
        : []),
    ];
  },
  bath: ({ x, y, w, h }) => [
    box(x + 0.18, y + 0.16, w - 0.36, 0.76, 'water', 0.1),
    { ...box(x + 0.28, y + 0.25, w - 0.56, 0.58, 'none', 0.26) },
    disc(x + 0.5, y + 0.54, 0.04, 'none'),
    box(x + w - 0.62, y + 1.3, 0.5, 1, 'wood'),
    disc(x + w - 0.36, y + 1.8, 0.19, 'water'),
    box(x + 0.14, y + 1.35, 0.2, 0.44, 'soft'),
    { points: arc([x + 0.5, y + 1.57], 0.26, 0.2, 0, 6.283, 22), fill: 'water', closed: true },
    ...(h > 3.6
      ? [box(x + 0.14, y + h - 1.25, 0.5, 0.6, 'soft'), disc(x + 0.39, y + h - 0.95, 0.18, 'none')]
      : []),
  ],
  toilet: ({ x, y, w, h }) => [
    box(x + w - 0.34, y + h / 2 - 0.22, 0.2, 0.44, 'soft'),
    { points: arc([x + w - 0.5, y + h / 2], 0.25, 0.2, 0, 6.283, 22), fill: 'water', closed: true },
  ],
  living: ({ x, y, w, h }, rng) => {
    const table = w > 5.6;
    const cx = x + (table ? w * 0.3 : w / 2);
    const cy = y + h * 0.58;
    const items: Symbol[] = [
      box(cx - 1.25, cy - 0.75, 2.5, 1.75, 'none', 0.02),
      box(cx - 1.05, cy + 0.6, 2.1, 0.85, 'soft', 0.12),
      box(cx - 0.85, cy + 0.6, 0.84, 0.62, 'none', 0.08),
      box(cx + 0.01, cy + 0.6, 0.84, 0.62, 'none', 0.08),
      box(cx - 0.5, cy - 0.3, 1, 0.55, 'wood', 0.05),
      box(Math.max(x + 0.25, cx - 1.95), cy - 0.45, 0.75, 0.75, 'soft', 0.14),
      box(cx - 0.8, y + 0.16, 1.6, 0.36, 'wood', 0.02),
      disc(x + w - 0.42, y + 0.45, 0.24, 'plant'),
      disc(x + w - 0.42, y + 0.45, 0.1, 'none'),
    ];
    if (table) items.push(...dining(x + w * 0.76, y + h * 0.56, rng));
    return items;
  },
  kitchen: ({ x, y, w, h }, rng) => {
    const wide = w > h;
    const items: Symbol[] = wide
      ? [
          box(x + w - 0.78, y + 0.14, 0.64, h - 0.28, 'wood', 0.02),
          box(x + w * 0.62, y + 0.14, w * 0.38 - 0.9, 0.62, 'wood', 0.02),
        ]
      : [
          box(x + w - 0.76, y + 0.16, 0.62, h - 0.34, 'wood', 0.02),
          box(x + 0.5, y + 0.16, w - 1.3, 0.62, 'wood', 0.02),
        ];
    const [hx, hy] = [x + w - 0.66, y + h * 0.32];
    items.push(box(hx, hy, 0.44, 0.56, 'none', 0.03));
    for (const [dx, dy] of [
      [0.12, 0.15],
      [0.32, 0.15],
      [0.12, 0.41],
      [0.32, 0.41],
    ] as const)
      items.push(disc(hx + dx, hy + dy, 0.075, 'none'));
    items.push(
      box(x + w - 0.66, y + h * 0.6, 0.42, 0.62, 'water', 0.08),
      box(x + w - 0.74, y + h - 0.86, 0.6, 0.62, 'soft', 0.03),
    );
    if (wide) items.push(...dining(x + w * 0.3, y + h * 0.55, rng));
    else if (w > 2.8) items.push(...dining(x + w * 0.36, y + h * 0.62, rng, true));
    return items;
  },
  study: ({ x, y, w, h }) => [
    box(x + 0.16, y + h * 0.3, 0.66, 1.4, 'wood', 0.03),
    box(x + 0.96, y + h * 0.3 + 0.45, 0.5, 0.5, 'soft', 0.16),
    box(x + w - 0.5, y + 0.4, 0.34, Math.min(1.8, h - 1.6), 'wood', 0.02),
  ],
  hall: ({ x, y, w, h }) =>
    w > h
      ? [box(x + w * 0.45, y + h - 0.42, 1.1, 0.3, 'wood', 0.02)]
      : [box(x + w - 0.44, y + h * 0.35, 0.3, 1.1, 'wood', 0.02)],
  stairs: ({ x, y, w, h }) => {
    const steps = Math.floor(h / 0.25);
    return [
      ...Array.from({ length: steps }, (_, i) =>
        line([x + w * 0.46, y + 0.1 + i * 0.25], [x + w - 0.1, y + 0.1 + i * 0.25]),
      ),
      line([x + w * 0.46, y], [x + w * 0.46, y + h - 0.2]),
      line([x + w * 0.73, y + h - 0.3], [x + w * 0.73, y + 0.3]),
      line([x + w * 0.66, y + 0.45], [x + w * 0.73, y + 0.3], [x + w * 0.8, y + 0.45]),
    ];
  },
  garage: ({ x, y, w, h }) => {
    const [cx, cy] = [x + w / 2, y + h / 2];
    return [
      box(cx - 0.85, cy - 1.7 > y ? cy - 1.7 : y + 0.2, 1.7, Math.min(3.6, h - 0.4), 'soft', 0.4),
      box(cx - 0.68, cy - 0.7, 1.36, 0.5, 'water', 0.12),
      box(cx - 0.66, cy + 0.75, 1.32, 0.36, 'water', 0.12),
      line([cx - 0.7, cy - 0.1], [cx - 0.7, cy + 0.7]),
      line([cx + 0.7, cy - 0.1], [cx + 0.7, cy + 0.7]),
    ];
  },
  terrace: ({ x, y, w, h }, rng) => [
    ...Array.from({ length: Math.floor(w / 0.3) }, (_, i) =>
      line([x + 0.15 + i * 0.3, y + 0.12], [x + 0.15 + i * 0.3, y + h - 0.12]),
    ),
    disc(x + w * 0.3, y + h / 2, 0.38, 'wood'),
    disc(x + w * 0.3 - 0.6, y + h / 2, 0.2, 'soft'),
    disc(x + w * 0.3 + 0.6, y + h / 2, 0.2, 'soft'),
    disc(x + w - 0.4, y + h - 0.4, 0.25, 'plant'),
    disc(x + 0.35, y + h - 0.38, rng.range(0.18, 0.26), 'plant'),
  ],
};

function dining(cx: number, cy: number, rng: Rng, small = false): Symbol[] {
  if (rng.chance(0.4) || small) {
    const r = small ? 0.42 : 0.6;
    const seats = small ? 3 : 5;
    return [
      ...Array.from({ length: seats }, (_, i) => {
        const a = (i / seats) * Math.PI * 2 + 0.3;
        return disc(cx + Math.cos(a) * (r + 0.22), cy + Math.sin(a) * (r + 0.22), 0.2, 'soft');
      }),
      disc(cx, cy, r, 'wood'),
    ];
  }
  return [
    ...[-0.55, 0.05, 0.65].flatMap((d) => [
      box(cx + d - 0.25, cy - 0.82, 0.42, 0.4, 'soft', 0.1),
      box(cx + d - 0.25, cy + 0.42, 0.42, 0.4, 'soft', 0.1),
    ]),
    box(cx - 0.95, cy - 0.46, 1.9, 0.92, 'wood', 0.05),
  ];
}
