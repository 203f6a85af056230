import { darken, lighten } from '../../draw/colour';
import type { Point, Vec } from '../../draw/geometry';
import { lit } from '../../draw/light';
import type { Scene } from '../../draw/plane';
import { paintBlock, paintPool } from '../../draw/solid';

export interface CabinetLook {
  front: string;
  top: string;
  metal: string;
  panelled: boolean;
}

/** A run of fitted cabinets facing the viewer: plinth, fronts with handles, worktop. */
export function paintCabinets(
  scene: Scene,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  look: CabinetLook,
  drawers: readonly number[] = [],
): void {
  const { sheet, camera } = scene;
  paintPool(scene, [x0, z0], [x1, z1], 0.005, 0.3);
  paintBlock(scene, [x0 + 0.03, 0, z0], [x1 - 0.03, 0.1, z1 - 0.06], darken(look.front, 0.5));
  paintBlock(scene, [x0, 0.1, z0], [x1, 0.87, z1], look.front);
  fronts(scene, x0, x1, 0.12, 0.86, z1, look, drawers);
  paintBlock(scene, [x0 - 0.02, 0.87, z0], [x1 + 0.02, 0.91, z1 + 0.03], look.top);
  const edge = camera.line([
    [x0 - 0.02, 0.91, z1 + 0.03],
    [x1 + 0.02, 0.91, z1 + 0.03],
  ]);
  sheet.line(edge, { stroke: lighten(look.top, 0.5), width: 1, opacity: 0.8 });
}

/** Wall cabinets over the worktop. */
export function paintWallCabinets(
  scene: Scene,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  look: CabinetLook,
): void {
  paintBlock(scene, [x0, y0, 0], [x1, y1, 0.36], look.front);
  fronts(scene, x0, x1, y0 + 0.01, y1 - 0.01, 0.36, look, []);
}

function fronts(
  scene: Scene,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  look: CabinetLook,
  drawers: readonly number[],
): void {
  const { sheet, camera, light } = scene;
  const count = Math.max(1, Math.round((x1 - x0) / 0.6));
  const wide = (x1 - x0) / count;
  const tone = lit(light, look.front, [0, 0, 1]);
  const quad = (a: number, b: number, c: number, d: number): Point[] =>
    camera.polygon([
      [a, b, z + 0.004],
      [c, b, z + 0.004],
      [c, d, z + 0.004],
      [a, d, z + 0.004],
    ]);
  const metal = lit(light, look.metal, [0, 0.3, 0.95]);
  for (let i = 0; i < count; i++) {
    const a = x0 + wide * i;
    const rows = drawers.includes(i) ? 3 : 1;
    for (let r = 0; r < rows; r++) {
      const [low, top] = [
        y0 + ((y1 - y0) * r) / rows + 0.006,
        y0 + ((y1 - y0) * (r + 1)) / rows - 0.006,
      ];
      const panel = quad(a + 0.006, low, a + wide - 0.006, top);
      const [p, q]: [Point, Point] = [panel[3] ?? [0, 0], panel[0] ?? [0, 1]];
      sheet.polygon(panel, {
        fill: sheet.linear(p, q, [
          [0, lighten(tone, 0.07)],
          [1, darken(tone, 0.1)],
        ]),
        stroke: darken(tone, 0.4),
        width: 0.9,
      });
      if (look.panelled) {
        sheet.polygon(quad(a + 0.07, low + 0.06, a + wide - 0.07, top - 0.06), {
          fill: darken(tone, 0.05),
          stroke: darken(tone, 0.28),
          width: 0.9,
        });
        sheet.line(quad(a + 0.07, low + 0.06, a + wide - 0.07, top - 0.06).slice(0, 3), {
          stroke: lighten(tone, 0.35),
          width: 0.9,
        });
      }
      const upper = y0 > 1.2;
      const y = rows > 1 ? top - 0.05 : upper ? low + 0.08 : top - 0.1;
      const handle: Vec[] =
        rows > 1
          ? [
              [a + wide * 0.35, y, z + 0.03],
              [a + wide * 0.65, y, z + 0.03],
            ]
          : [
              [a + (i % 2 === 0 ? wide - 0.05 : 0.05), y - 0.08, z + 0.03],
              [a + (i % 2 === 0 ? wide - 0.05 : 0.05), y + 0.05, z + 0.03],
            ];
      sheet.line(camera.line(handle), {
        stroke: metal,
        width: Math.max(1.6, camera.scaleAt(handle[0]!) * 0.014),
        cap: 'round',
      });
    }
  }
}
