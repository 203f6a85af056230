import { darken } from '../draw/colour';
import { paintRoofing } from '../draw/roofing';
import type { Local, Plane } from '../draw/plane';
import type { Rng } from '../draw/prng';
import type { Facade, Opening } from '../facade/facade';
import { paintFacade } from '../facade/paint-facade';
import { startFacade } from '../facade/styles/start';

export type VolumeRoof = 'along' | 'across' | 'hip' | 'flat';

/** One block of a free-standing house. */
export interface Volume {
  /** Left foot of its front on the plot's plane: along, out. */
  at: readonly [u: number, w: number];
  width: number;
  depth: number;
  height: number;
  roof: { kind: VolumeRoof; rise: number; colour: string; overhang?: number };
  look: Partial<Facade>;
  front: Opening[];
  side: Opening[];
  gable?: Opening[];
  chimney?: number;
}

/** Draws a block: seen flank, front, then the roof with its eaves, verges and soffit. */
export function paintVolume(plot: Plane, block: Volume, rng: Rng): void {
  const { width, depth, height, roof, look } = block;
  const front = plot.turned([block.at[0], 0, block.at[1]]);
  const right = front.eye[0] > width;
  const left = front.eye[0] < 0;
  const flank = right
    ? front.turned([width, 0, 0], Math.PI / 2)
    : left
      ? front.turned([0, 0, -depth], -Math.PI / 2)
      : undefined;
  const peak = (span: number): Facade['roof'] => ({
    kind: 'gable',
    outline: [
      [0, 0],
      [span / 2, roof.rise],
      [span, 0],
    ],
    coping: look.trim ?? '#d9cfbb',
    stepped: false,
  });
  const flat: Facade['roof'] = { kind: 'parapet', height: 0.35, colour: look.colour ?? '#eeeae0' };
  const none: Facade['roof'] = { kind: 'none' };
  const base = {
    cornice: { kind: 'none' as const, colour: look.trim ?? '#d9cfbb' },
    detached: true,
    chimneys: false,
  };
  if (block.chimney !== undefined) chimney(front, block);
  if (flank) {
    const closing = roof.kind === 'along' ? peak(depth) : roof.kind === 'flat' ? flat : none;
    const openings = [...block.side, ...(roof.kind === 'along' ? (block.gable ?? []) : [])];
    paintFacade(
      flank,
      startFacade(depth, height, {
        ...look,
        ...base,
        balconies: [],
        oriels: [],
        panels: [],
        fields: [],
        openings,
        roof: closing,
      }),
      rng.fork('side'),
    );
  }
  const closing = roof.kind === 'across' ? peak(width) : roof.kind === 'flat' ? flat : none;
  const openings = [...block.front, ...(roof.kind === 'across' ? (block.gable ?? []) : [])];
  if (roof.kind !== 'across' && roof.kind !== 'flat')
    front.castBox(-0.3, height - 0.12, width + 0.3, height + 0.1, 0, roof.overhang ?? 0.45);
  const shadows = front.shadows.splice(0);
  paintFacade(
    front,
    startFacade(width, height, { ...look, ...base, openings, roof: closing }),
    rng.fork('front'),
  );
  front.shadows.push(...shadows);
  front.paintShadows(
    front.points([
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ]),
  );
  if (roof.kind !== 'flat') paintTop(front, block, left, right, rng);
}

function paintTop(
  front: Plane,
  { width, depth, height, roof }: Volume,
  left: boolean,
  right: boolean,
  rng: Rng,
): void {
  const { sheet } = front.scene;
  const over = roof.overhang ?? 0.45;
  const tone = front.shade(darken('#d8cdb8', 0.2));
  const { kind, rise, colour } = roof;
  if (kind === 'across') {
    const lean = Math.atan2(width / 2, rise);
    const long = Math.hypot(width / 2, rise);
    const drop = over * Math.cos(Math.PI / 2 - lean) * 0.6;
    const flank = right
      ? front.turned([width, 0, over], Math.PI / 2)
      : front.turned([0, 0, -depth], -Math.PI / 2);
    if (left || right) {
      const slope = flank.leaning([0, height - drop, over * 0.5], lean);
      paintRoofing(slope, { u0: 0, v0: 0, u1: depth + over, v1: long + over * 0.5 }, colour, rng);
    }
    const verge: Local[] = [
      [-over, height - over * (rise / (width / 2)), over],
      [width / 2, height + rise, over],
      [width + over, height - over * (rise / (width / 2)), over],
    ];
    for (const [a, b] of [
      [verge[0]!, verge[1]!],
      [verge[1]!, verge[2]!],
    ] as const) {
      sheet.polygon(front.points([a, b, [b[0], b[1], 0], [a[0], a[1], 0]]), {
        fill: front.shade(darken('#a3907c', 0.2)),
      });
    }
    sheet.line(front.open(verge), {
      stroke: front.tone('#e9e2d3'),
      width: front.pixels([width / 2, height]) * 0.16,
    });
    sheet.line(front.open(verge.map(([u, v, w]): Local => [u, v + 0.09, w])), {
      stroke: front.tone(darken(colour, 0.2)),
      width: front.pixels([width / 2, height]) * 0.09,
    });
    return;
  }
  const lean = Math.atan2(depth / 2, rise);
  const long = Math.hypot(depth / 2, rise) + over;
  const low = height - over * Math.cos(lean);
  const outer = over * Math.sin(lean);
  sheet.polygon(
    front.points([
      [-over, low, outer],
      [width + over, low, outer],
      [width + over, height, 0],
      [-over, height, 0],
    ]),
    { fill: tone },
  );
  const hip = kind === 'hip' ? depth / 2 + over : 0;
  const span = { u0: 0, v0: 0, u1: width + over * 2, v1: long };
  if (kind === 'hip' && (left || right)) {
    const flank = right
      ? front.turned([width, 0, 0], Math.PI / 2)
      : front.turned([0, 0, -depth], -Math.PI / 2);
    const slope = flank.leaning([-over, low, outer], lean);
    paintRoofing(
      slope,
      { ...span, u1: depth + over * 2, hipLeft: depth / 2 + over, hipRight: depth / 2 + over },
      colour,
      rng.fork('hip'),
    );
  }
  paintRoofing(
    front.leaning([-over, low, outer], lean),
    { ...span, hipLeft: hip, hipRight: hip },
    colour,
    rng,
  );
  front.box(-over, low - 0.1, width + over, low + 0.03, outer - 0.06, outer + 0.05, '#8d9492');
  if (kind === 'along' && (left || right)) {
    const end = right ? width + over : -over;
    const wall = right ? width : 0;
    const ridge = height + rise;
    const under: Local[] = [
      [end, ridge, -depth / 2],
      [end, low, -depth - outer],
      [wall, low, -depth - outer],
      [wall, ridge, -depth / 2],
    ];
    sheet.polygon(front.points(under), { fill: front.shade(darken('#8d7a68', 0.15)) });
    const board = front.tone('#e9e2d3', [right ? 1 : -1, 0, 0]);
    for (const [v, w] of [
      [low, -depth - outer],
      [low, outer],
    ] as const) {
      const rail: Local[] = [
        [end, ridge, -depth / 2],
        [end, v, w],
        [end, v - 0.18, w],
        [end, ridge - 0.22, -depth / 2],
      ];
      sheet.polygon(front.points(rail), { fill: board });
    }
  }
}

function chimney(front: Plane, { width, depth, height, roof, chimney: share = 0.5 }: Volume): void {
  const u = width * share;
  const top = height + roof.rise + 0.7;
  front.box(u - 0.4, height, u + 0.4, top, -depth / 2 - 0.35, -depth / 2 + 0.35, '#a47a68');
  front.box(u - 0.48, top, u + 0.48, top + 0.12, -depth / 2 - 0.43, -depth / 2 + 0.43, '#b9b0a0');
}
