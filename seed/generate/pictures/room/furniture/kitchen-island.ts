import { darken, lighten } from '../../draw/colour';
import type { Point } from '../../draw/geometry';
import { paintBlock, paintLathe } from '../../draw/solid';
import type { Room } from '../room';
import { paintCabinets, type CabinetLook } from './cabinets';
import { paintVase } from './vase';
import { paintGlow, paintPendant } from './lamps';
import { paintPlant } from './plants';
import { paintStool } from './seating';

/** The island with its stools, lamps and what stands on it. */
export function paintIsland(room: Room, look: CabinetLook): void {
  const { scene, width, height, rng, palette } = room;
  const { sheet, camera } = scene;
  const [x0, x1] = [width * 0.24, width * 0.76];
  const [z0, z1] = [2.15, 3];
  const front = rng.chance(0.5) ? look.front : palette.wood;
  const tops = look.top;
  paintCabinets(scene, x0, x1, z0, z1 - 0.12, { ...look, front, panelled: false }, []);
  const panel = camera.polygon([
    [x0, 0.1, z1 - 0.115],
    [x1, 0.1, z1 - 0.115],
    [x1, 0.87, z1 - 0.115],
    [x0, 0.87, z1 - 0.115],
  ]);
  const [, yTop] = camera.point([x0, 0.87, z1]);
  const [, yLow] = camera.point([x0, 0.1, z1]);
  sheet.polygon(panel, {
    fill: sheet.linear(
      [0, yTop],
      [0, yLow],
      [
        [0, darken(front, 0.3)],
        [0.25, darken(front, 0.08)],
        [1, darken(front, 0.2)],
      ],
    ),
  });
  const boards: Point[][] = [];
  for (let x = x0; x < x1; x += 0.12)
    boards.push(
      camera.line([
        [x, 0.1, z1 - 0.11],
        [x, 0.87, z1 - 0.11],
      ]),
    );
  sheet.lines(boards, { stroke: darken(front, 0.4), width: 1, opacity: 0.6 });
  paintBlock(scene, [x0 - 0.06, 0.88, z0 - 0.02], [x1 + 0.06, 0.93, z1 + 0.16], tops);
  const middle = (x0 + x1) / 2;
  paintLathe(
    scene,
    [middle + 0.5, 0.93, 2.6],
    [
      [0.06, 0],
      [0.17, 0.07],
      [0.18, 0.085],
    ],
    palette.second,
    darken(palette.second, 0.45),
  );
  for (const [dx, c] of [
    [0.44, '#d9a441'],
    [0.54, '#c9622f'],
    [0.5, '#d8b14a'],
  ] as const) {
    const [x, y] = camera.point([middle + dx, 1.02, 2.6]);
    const k = camera.scaleAt([middle, 1, 2.6]) * 0.045;
    sheet.ellipse([x, y], k, k, {
      fill: sheet.radial([x - k * 0.3, y - k * 0.3], k * 1.2, [
        [0, lighten(c, 0.4)],
        [1, darken(c, 0.2)],
      ]),
    });
  }
  paintVase(
    scene,
    [middle - 0.55, 0.93, 2.6],
    rng.pick(['tulips', 'bouquet', 'branches']),
    palette.stone,
    rng.fork('vase'),
    1.15,
  );
  const stools = [-0.85, 0, 0.85].map((d) => middle + d * ((x1 - x0) / 2.6));
  for (const x of stools)
    paintStool(
      scene,
      [x, 0, z1 + 0.42],
      palette.metal === '#b8924f' ? palette.wood : '#2f3433',
      rng.fork('seat').pick([palette.accent, palette.second, palette.wood]),
    );
  const kind = rng.fork('pendant').pick(['dome', 'globe', 'dome'] as const);
  for (const d of [-0.62, 0.62])
    paintPendant(scene, [middle + d, 1.78, 2.6], height, palette.metal, kind, 0.21);
  if (scene.light.time === 'dusk') paintGlow(scene, [middle, 1.2, 2.6], 1.6);
  const plant = rng.fork('plant');
  const x = room.windows === 'left' ? 0.5 : width - 0.5;
  paintPlant(
    scene,
    [x, 0, 3.2],
    plant.pick(['olive', 'palm', 'fiddle']),
    1.15,
    plant.pick(['#b9a88c', '#8f5a44', '#5c6664']),
    plant,
  );
}
