import { darken, mix } from '../../draw/colour';
import type { Point, Vec } from '../../draw/geometry';
import { paintBlock, paintLathe } from '../../draw/solid';
import type { Room } from '../room';
import { paintCabinets, paintWallCabinets, type CabinetLook } from './cabinets';
import { paintVase } from './vase';

/** The cabinets of the back wall: worktop, hob and hood, sink, shelves or wall cabinets, tall oven block. */
export function paintKitchenRun(room: Room, look: CabinetLook): void {
  const { scene, width, height, rng, palette, windows, back } = room;
  const { sheet, camera } = scene;
  const away = windows === 'left' ? 1 : -1;
  const tall = 1.35;
  const [x0, x1] = away > 0 ? [0, width - tall] : [tall, width];
  const top = Math.min(height - 0.12, 2.45);
  const shelf = rng.chance(0.4);
  const hob = (x0 + x1) / 2;
  back.castBox(x0, 0, x1, 0.9, 0, 0.6);
  back.paintShadows(undefined, 0.16);
  if (shelf) {
    for (const y of [1.62, 1.98]) {
      for (const [a, b] of [
        [x0 + 0.15, hob - 0.55],
        [hob + 0.55, x1 - 0.1],
      ] as const) {
        paintBlock(scene, [a, y, 0], [b, y + 0.035, 0.26], palette.wood);
        for (let x = a + 0.14; x < b - 0.14; x += rng.range(0.14, 0.26)) {
          const s = rng.range(0.6, 1);
          const colour = rng.pick([palette.stone, palette.accent, '#efe8da', palette.second]);
          paintLathe(
            scene,
            [x, y + 0.035, 0.14],
            rng.pick<Point[]>([
              [
                [0.04 * s, 0],
                [0.075 * s, 0.07 * s],
              ],
              [
                [0.045 * s, 0],
                [0.05 * s, 0.14 * s],
              ],
              [
                [0.035 * s, 0],
                [0.07 * s, 0.09 * s],
                [0.03 * s, 0.19 * s],
              ],
            ]),
            colour,
            darken(colour, 0.4),
          );
        }
      }
    }
  } else {
    paintWallCabinets(scene, x0 + 0.02, hob - 0.45, 1.5, top, look);
    paintWallCabinets(scene, hob + 0.45, x1, 1.5, top, look);
    for (const [a, b] of [
      [x0 + 0.02, hob - 0.45],
      [hob + 0.45, x1],
    ] as const) {
      const strip = camera.polygon([
        [a, 1.5, 0.1],
        [b, 1.5, 0.1],
        [b, 1.05, 0.02],
        [a, 1.05, 0.02],
      ]);
      const [, y] = camera.point([a, 1.5, 0.1]);
      const [, low] = camera.point([a, 1.05, 0.02]);
      sheet.polygon(strip, {
        fill: sheet.linear(
          [0, y],
          [0, low],
          [
            [0, '#ffe9bf', 0.4],
            [1, '#ffe9bf', 0],
          ],
        ),
      });
    }
  }
  const steel = '#b9bdbd';
  paintBlock(scene, [hob - 0.32, 1.75, 0], [hob + 0.32, 1.85, 0.45], shelf ? look.front : steel);
  paintBlock(
    scene,
    [hob - 0.17, 1.85, 0],
    [hob + 0.17, Math.min(height - 0.02, top + 0.1), 0.28],
    shelf ? palette.wall : steel,
  );
  const sink = away > 0 ? x0 + 0.95 : x1 - 0.95;
  paintCabinets(scene, x0, x1, 0, 0.6, look, [1, 4]);
  paintBlock(scene, [hob - 0.3, 0.16, 0.6], [hob + 0.3, 0.84, 0.615], '#2c3030');
  sheet.polygon(
    camera.polygon([
      [hob - 0.23, 0.26, 0.62],
      [hob + 0.23, 0.26, 0.62],
      [hob + 0.23, 0.62, 0.62],
      [hob - 0.23, 0.62, 0.62],
    ]),
    { fill: '#454b4c', stroke: '#80878a', width: 1 },
  );
  sheet.line(
    camera.line([
      [hob - 0.22, 0.7, 0.65],
      [hob + 0.22, 0.7, 0.65],
    ]),
    { stroke: '#c9cdcd', width: 3, cap: 'round' },
  );
  sheet.polygon(
    camera.polygon([
      [hob - 0.3, 0.913, 0.1],
      [hob + 0.3, 0.913, 0.1],
      [hob + 0.3, 0.913, 0.52],
      [hob - 0.3, 0.913, 0.52],
    ]),
    { fill: '#23282a' },
  );
  paintLathe(
    scene,
    [hob - 0.12, 0.915, 0.28],
    [
      [0.11, 0],
      [0.115, 0.13],
    ],
    palette.accent,
    '#2a2522',
  );
  const tap: Vec[] = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 11) * Math.PI;
    return [sink + 0.09 - Math.cos(a) * 0.09, 1.16 + Math.sin(a) * 0.1, 0.2];
  });
  sheet.line(camera.line([[sink, 0.91, 0.2], ...tap, [sink + 0.18, 1.1, 0.2]]), {
    stroke: palette.metal,
    width: camera.scaleAt([sink, 1, 0.2]) * 0.022,
    cap: 'round',
  });
  paintVase(scene, [sink - away * 0.4, 0.91, 0.25], 'branches', palette.second, rng, 0.75);
  const board = away > 0 ? x1 - 0.5 : x0 + 0.5;
  paintBlock(scene, [board - 0.16, 0.91, 0.03], [board + 0.12, 1.28, 0.06], palette.wood);
  paintLathe(
    scene,
    [board + 0.05, 0.91, 0.2],
    [
      [0.06, 0],
      [0.11, 0.06],
      [0.12, 0.075],
    ],
    palette.stone,
    '#8a6a45',
  );
  const [a, b] = away > 0 ? [width - tall, width] : [0, tall];
  const front: CabinetLook = { ...look };
  paintBlock(scene, [a, 0, 0], [b, top, 0.62], front.front);
  tallFronts(room, a, b, top, front);
}

function tallFronts({ scene }: Room, a: number, b: number, top: number, look: CabinetLook): void {
  const { sheet, camera } = scene;
  const z = 0.625;
  const quad = (x0: number, y0: number, x1: number, y1: number): Point[] =>
    camera.polygon([
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ]);
  const mid = (a + b) / 2;
  for (const [x0, y0, x1, y1] of [
    [a, 0.1, mid, top],
    [mid, 0.1, b, 0.72],
    [mid, 1.42, b, top],
  ] as const) {
    sheet.polygon(quad(x0 + 0.01, y0, x1 - 0.01, y1 - 0.01), {
      fill: mix(look.front, '#ffffff', 0.03),
      stroke: darken(look.front, 0.4),
      width: 1,
    });
    if (look.panelled && y1 - y0 > 0.4)
      sheet.polygon(quad(x0 + 0.09, y0 + 0.09, x1 - 0.09, y1 - 0.1), {
        fill: 'none',
        stroke: darken(look.front, 0.3),
        width: 1,
      });
  }
  sheet.line(
    camera.line([
      [mid - 0.06, 0.9, z + 0.03],
      [mid - 0.06, 1.35, z + 0.03],
    ]),
    { stroke: look.metal, width: 3.4, cap: 'round' },
  );
  sheet.polygon(quad(mid + 0.01, 0.74, b - 0.01, 1.4), {
    fill: '#2b2f30',
    stroke: '#5d6466',
    width: 1,
  });
  sheet.polygon(quad(mid + 0.07, 0.82, b - 0.07, 1.2), {
    fill: '#42494b',
    stroke: '#7d8487',
    width: 0.8,
  });
  sheet.line(
    camera.line([
      [mid + 0.08, 1.28, z + 0.03],
      [b - 0.08, 1.28, z + 0.03],
    ]),
    { stroke: '#c9cdcd', width: 3, cap: 'round' },
  );
}
