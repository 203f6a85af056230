import { darken } from '../draw/colour';
import type { Point } from '../draw/geometry';
import { paintBlock, paintPool } from '../draw/solid';
import { paintSunPatches } from './daylight';
import { paintCurtains } from './curtains';
import { paintRoomWindow, type RoomWindow } from './room-window';
import { paintBed } from './furniture/bed';
import { paintPainting } from './furniture/painting';
import { paintRug } from './furniture/rug';
import { paintVase } from './furniture/vase';
import { paintPendant, paintTableLamp } from './furniture/lamps';
import { paintPlant } from './furniture/plants';
import { paintBench, paintSofa } from './furniture/seating';
import { paintWardrobe } from './furniture/wardrobe';
import { alongWall, windowWall, type Room } from './room';
import { paintMouldings, paintShell } from './shell';

/** A bedroom: the bed against the back wall between night tables, curtains at the windows. */
export function paintBedroom(room: Room): void {
  const { rng, scene, width, height, palette } = room;
  const period = height > 2.9;
  paintShell(room, rng.pick(['herringbone', 'planks', 'planks'] as const));
  const centre = width * (room.windows === 'left' ? 0.53 : 0.47);
  paintMouldings(room, period, [[centre - 1.5, centre + 1.5]]);
  const wall = windowWall(room);
  const windows: RoomWindow[] = [1.2, 3.2, 5.2].map((z) => ({
    u: alongWall(room, z),
    v: period ? 0.4 : 0.5,
    width: 1.2,
    height: period ? height - 1.1 : height - 0.95,
    columns: 2,
    rows: period ? 4 : 2,
    head: period ? 'segment' : 'flat',
    view: rng.fork('view').pick(['garden', 'roofs', 'street']),
  }));
  for (const o of windows) paintRoomWindow(room, wall, o);
  headWall(room, centre);
  paintSunPatches(room, windows);
  for (const o of windows) paintCurtains(room, wall, o, palette.curtain);
  paintRug(scene, [centre - 1.75, 1.1], [centre + 1.75, 3.5], palette.rug, rng.fork('rug'));
  for (const side of [-1, 1]) nightTable(room, centre + side * 1.28, side);
  paintBed(room, centre);
  if (rng.chance(0.6))
    paintBench(
      scene,
      [centre - 0.72, 0, 2.42],
      [centre + 0.72, 0.46, 2.82],
      rng.pick([palette.accent, palette.second, palette.sofa]),
      palette.wood,
    );
  const away = room.windows === 'left' ? 1 : -1;
  const far = away > 0 ? width : 0;
  if (rng.chance(0.5)) paintWardrobe(room, far, away);
  else {
    paintSofa(scene, [far - away * 0.75, 0, 1.6], away > 0 ? 'left' : 'right', {
      length: 0.92,
      colour: palette.accent,
      accent: palette.second,
      second: palette.sofa,
      legs: palette.wood,
    });
    paintPainting(
      away > 0 ? room.right : room.left,
      away > 0 ? 1.7 : room.depth - 1.7,
      1.2,
      0.8,
      1,
      [palette.accent, palette.second, palette.sofa],
      rng.fork('side'),
      palette.metal,
    );
  }
  const plant = rng.fork('plant');
  paintPlant(
    scene,
    [width - far + away * 0.5, 0, 0.5],
    plant.pick(['fiddle', 'olive', 'palm']),
    1.25,
    plant.pick(['#c9b8a0', '#8f5a44', '#e4dccd']),
    plant,
  );
  if (rng.chance(0.6))
    paintPendant(
      scene,
      [centre, height - 0.42, 2.3],
      height,
      palette.metal,
      rng.fork('lamp').pick(['globe', 'fabric']),
      0.22,
    );
}

function headWall({ back, palette, rng, scene, height }: Room, centre: number): void {
  const { sheet } = scene;
  const style = rng.fork('head').pick(['pictures', 'panel', 'single'] as const);
  if (style === 'panel') {
    const tone = back.tone(palette.accent);
    sheet.polygon(
      back.points([
        [centre - 1.75, 0.1],
        [centre + 1.75, 0.1],
        [centre + 1.75, 1.35],
        [centre - 1.75, 1.35],
      ]),
      { fill: tone },
    );
    const joints: Point[][] = [];
    for (let u = centre - 1.75; u <= centre + 1.76; u += 0.25)
      joints.push(
        back.open([
          [u, 0.1],
          [u, 1.35],
        ]),
      );
    sheet.lines(joints, { stroke: darken(tone, 0.3), width: 1.2, opacity: 0.7 });
    back.box(centre - 1.78, 1.35, centre + 1.78, 1.4, 0, 0.06, palette.wood);
  }
  const art = [palette.accent, palette.second, palette.sofa, '#d8c49c'];
  const base = style === 'panel' ? 1.58 : 1.5;
  if (style === 'pictures')
    for (const d of [-0.62, 0.62])
      paintPainting(back, centre + d, base, 0.62, 0.78, art, rng.fork(`p${d}`), palette.wood);
  else
    paintPainting(
      back,
      centre,
      base,
      rng.range(1, 1.4),
      Math.min(0.85, height - base - 0.3),
      art,
      rng.fork('p'),
      palette.metal,
    );
}

function nightTable({ scene, palette, rng }: Room, x: number, side: number): void {
  paintPool(scene, [x - 0.24, 0.05], [x + 0.24, 0.45], 0.005, 0.28);
  for (const dx of [-0.2, 0.16])
    paintBlock(scene, [x + dx, 0, 0.4], [x + dx + 0.04, 0.2, 0.44], darken(palette.wood, 0.3));
  paintBlock(scene, [x - 0.25, 0.2, 0.04], [x + 0.25, 0.52, 0.46], palette.wood);
  const { camera, sheet } = scene;
  sheet.line(
    camera.line([
      [x - 0.25, 0.36, 0.462],
      [x + 0.25, 0.36, 0.462],
    ]),
    { stroke: darken(palette.wood, 0.45), width: 1.1 },
  );
  for (const y of [0.28, 0.44])
    sheet.ellipse(camera.point([x, y, 0.47]), 2.6, 2.6, { fill: palette.metal });
  paintTableLamp(
    scene,
    [x + side * 0.04, 0.52, 0.2],
    rng.fork('lamp').pick([palette.second, palette.accent, palette.stone]),
    '#efe4cf',
    1.15,
  );
  if (side > 0)
    paintVase(scene, [x - 0.17, 0.52, 0.32], 'tulips', palette.stone, rng.fork('v'), 0.6);
  else paintBlock(scene, [x + 0.02, 0.52, 0.3], [x + 0.2, 0.55, 0.42], palette.accent);
}
