import { darken, lighten } from '../draw/colour';
import type { Point } from '../draw/geometry';
import { paintSunPatches } from './daylight';
import { paintRoomWindow, type RoomWindow } from './room-window';
import type { CabinetLook } from './furniture/cabinets';
import { paintIsland } from './furniture/kitchen-island';
import { paintKitchenRun } from './furniture/kitchen-run';
import { alongWall, windowWall, type Room } from './room';
import { paintMouldings, paintShell } from './shell';

/** A fitted kitchen: run of cabinets on the back wall, island with stools, light from one side. */
export function paintKitchen(room: Room): void {
  const { rng, width, height, palette } = room;
  const period = height > 2.9;
  paintShell(room, rng.pick(['herringbone', 'planks', 'tiles', 'checker', 'tiles'] as const));
  paintMouldings(room, period, [[0, width]]);
  const wall = windowWall(room);
  const style = rng.fork('frame');
  const windows: RoomWindow[] = [1.5, 3.7, 5.7].map((z) => ({
    u: alongWall(room, z),
    v: 0.95,
    width: 1.5,
    height: period ? height - 1.75 : height - 1.3,
    columns: 2,
    rows: style.chance(0.5) ? 3 : 2,
    frame: style.fork('c').pick(['#f6f2e9', '#3a3f3d', '#8a6b4a']),
    view: style.fork('v').pick(['garden', 'garden', 'roofs']),
  }));
  for (const o of windows) paintRoomWindow(room, wall, o);
  const look: CabinetLook = {
    front: palette.cabinet,
    top: rng.pick([palette.stone, palette.wood, '#3f4443', '#efeae2']),
    metal: palette.metal,
    panelled: rng.chance(0.5),
  };
  splashback(room, rng.chance(0.5));
  paintSunPatches(room, windows);
  paintKitchenRun(room, look);
  paintIsland(room, look);
}

function splashback({ back, width, palette, scene, rng }: Room, tiled: boolean): void {
  const { sheet } = scene;
  const tone = back.tone(tiled ? lighten(palette.wall, 0.55) : palette.stone);
  sheet.polygon(
    back.points([
      [0, 0.9],
      [width, 0.9],
      [width, 1.5],
      [0, 1.5],
    ]),
    { fill: tone },
  );
  if (!tiled) {
    const veins: Point[][] = [];
    for (let i = 0; i < 16; i++) {
      const u = rng.range(0, width);
      veins.push(
        back.open([
          [u, 0.92],
          [u + 0.15, 1.1],
          [u + 0.1, 1.25],
          [u + 0.35, 1.48],
        ]),
      );
    }
    sheet.lines(veins, { stroke: darken(tone, 0.25), width: 1, opacity: 0.5 });
    return;
  }
  const joints: Point[][] = [];
  for (let row = 0; row <= 8; row++) {
    const v = 0.9 + row * 0.075;
    joints.push(
      back.open([
        [0, v],
        [width, v],
      ]),
    );
    for (let u = (row % 2) * 0.075; u < width; u += 0.15) {
      joints.push(
        back.open([
          [u, v],
          [u, v + 0.075],
        ]),
      );
      if (rng.chance(0.2))
        sheet.polygon(
          back.points([
            [u, v],
            [u + 0.15, v],
            [u + 0.15, v + 0.075],
            [u, v + 0.075],
          ]),
          { fill: rng.chance(0.5) ? '#ffffff' : darken(tone, 0.1), opacity: 0.5 },
        );
    }
  }
  sheet.lines(joints, { stroke: darken(tone, 0.22), width: 0.7 });
}
