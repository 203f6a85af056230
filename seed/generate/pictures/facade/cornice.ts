import type { Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';
import type { Facade } from './facade';

const PROFILES: Record<Facade['cornice']['kind'], { out: number; drop: number; profile: Point[] }> =
  {
    none: { out: 0, drop: 0, profile: [] },
    simple: {
      out: 0.26,
      drop: 0.2,
      profile: [
        [0, -0.2],
        [0.08, -0.18],
        [0.1, -0.1],
        [0.22, -0.04],
        [0.26, 0.06],
        [0.26, 0.14],
        [0, 0.18],
      ],
    },
    stone: {
      out: 0.34,
      drop: 0.3,
      profile: [
        [0, -0.3],
        [0.06, -0.28],
        [0.12, -0.16],
        [0.14, -0.08],
        [0.32, -0.04],
        [0.34, 0.08],
        [0.3, 0.12],
        [0, 0.2],
      ],
    },
    bracketed: {
      out: 0.55,
      drop: 0.55,
      profile: [
        [0.06, -0.1],
        [0.42, -0.06],
        [0.44, 0.02],
        [0.5, 0.06],
        [0.55, 0.18],
        [0.55, 0.24],
        [0, 0.3],
      ],
    },
    deep: {
      out: 0.8,
      drop: 0.1,
      profile: [
        [0, -0.06],
        [0.78, -0.04],
        [0.8, 0.02],
        [0.8, 0.14],
        [0, 0.2],
      ],
    },
  };

/** Remembers the shadow of the cornice on the wall. */
export function castCornice(plane: Plane, f: Facade): void {
  const { out } = PROFILES[f.cornice.kind];
  if (out === 0) return;
  plane.castBox(-0.1, f.height - 0.06, f.width + 0.1, f.height + 0.1, 0, out);
  if (f.cornice.kind !== 'bracketed') return;
  for (const u of brackets(f))
    plane.castBox(u - 0.09, f.height - 0.6, u + 0.09, f.height - 0.05, 0, 0.36);
}

/** The cornice with its brackets and frieze. */
export function paintCornice(plane: Plane, f: Facade): void {
  const { kind, colour } = f.cornice;
  const { profile } = PROFILES[kind];
  if (profile.length === 0) return;
  if (kind === 'bracketed') {
    plane.moulding(
      0,
      f.width,
      [
        [0, f.height - 0.86],
        [0.05, f.height - 0.84],
        [0.07, f.height - 0.78],
        [0, f.height - 0.76],
      ],
      colour,
    );
    const us = brackets(f);
    const order = [...us].sort((a, b) => Math.abs(b - plane.eye[0]) - Math.abs(a - plane.eye[0]));
    for (const u of order) {
      plane.box(u - 0.09, f.height - 0.6, u + 0.09, f.height - 0.42, 0, 0.14, colour);
      plane.box(u - 0.09, f.height - 0.42, u + 0.09, f.height - 0.24, 0, 0.26, colour);
      plane.box(u - 0.1, f.height - 0.24, u + 0.1, f.height - 0.08, 0, 0.4, colour);
    }
  }
  plane.moulding(
    0,
    f.width,
    profile.map(([w, v]) => [w, v + f.height] as const),
    colour,
  );
  const gutter: Local[] = [
    [0, f.height + 0.2, 0.2],
    [f.width, f.height + 0.2, 0.2],
  ];
  plane.scene.sheet.line(plane.open(gutter), {
    stroke: plane.tone('#777f7f'),
    width: 1.2,
    opacity: 0.6,
  });
}

function brackets(f: Facade): number[] {
  const count = Math.max(4, Math.round(f.width / 0.85));
  return Array.from({ length: count }, (_, i) => 0.2 + ((f.width - 0.4) * i) / (count - 1));
}
