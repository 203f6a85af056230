import { mix } from '../draw/colour';
import type { Vec } from '../draw/geometry';
import { paintSunPatches } from './daylight';
import { paintCurtains } from './curtains';
import { paintRoomWindow, type RoomWindow } from './room-window';
import { paintPainting } from './furniture/painting';
import { paintRug } from './furniture/rug';
import { paintDoubleDoors } from './furniture/double-doors';
import { paintFireplace } from './furniture/fireplace';
import { paintChandelier, paintFloorLamp, paintPendant, paintTableLamp } from './furniture/lamps';
import { paintPlant } from './furniture/plants';
import { paintChair, paintSofa } from './furniture/seating';
import { paintBookcase } from './furniture/shelves';
import { paintRoundTable, paintSideboard, paintTable, paintTableThings } from './furniture/tables';
import { findLivingPlan, type LivingPlan } from './living-plan';
import { alongWall, paintInDepth, windowWall, type Room } from './room';
import { paintMouldings, paintShell } from './shell';

/** A living room: period with chimneypiece, library or modern; sofa group on a rug, light from one side. */
export function paintLiving(room: Room): void {
  const { rng, scene, width, height, palette, back } = room;
  const period = height > 2.9;
  const plan = findLivingPlan(room.number);
  paintShell(
    room,
    period
      ? rng.pick(['herringbone', 'herringbone', 'planks'] as const)
      : rng.pick(['planks', 'herringbone', 'tiles'] as const),
  );
  const centre = width * (room.windows === 'left' ? 0.54 : 0.46);
  paintMouldings(
    room,
    period,
    plan === 'library'
      ? [[0, width]]
      : plan === 'fireplace' || plan === 'doors'
        ? [[centre - 1.1, centre + 1.1]]
        : [],
  );
  const wall = windowWall(room);
  const tall: RoomWindow[] = [1.3, 3.3, 5.3].map((z) => ({
    u: alongWall(room, z),
    v: period ? 0.45 : 0.25,
    width: period ? 1.15 : 1.6,
    height: period ? height - 1.15 : height - 0.6,
    head: period ? 'segment' : 'flat',
    columns: 2,
    rows: period ? 4 : 2,
    frame: period ? '#f6f2e9' : rng.fork('frame').pick(['#3a3f3d', '#f4f0e6']),
    view: rng.fork('view').pick(['street', 'garden', 'roofs']),
  }));
  for (const o of tall) paintRoomWindow(room, wall, o);
  if (plan === 'fireplace') paintFireplace(room, centre, rng.fork('fire'));
  if (plan === 'doors') paintDoubleDoors(room, centre);
  paintSunPatches(room, tall);
  if (rng.chance(0.75)) for (const o of tall) paintCurtains(room, wall, o, palette.curtain);
  const spines = [
    palette.accent,
    palette.sofa,
    palette.second,
    '#e9dfc9',
    '#4d5a57',
    '#b98a5f',
    mix(palette.wall, '#ffffff', 0.4),
  ];
  if (plan === 'library')
    paintBookcase(
      scene,
      0.35,
      width - 0.35,
      height - (period ? 0.5 : 0.25),
      period ? palette.trim : palette.wood,
      spines,
      rng.fork('books'),
    );
  const art = [palette.accent, palette.second, palette.sofa, '#d8c49c'];
  if (plan === 'fireplace' || plan === 'doors') {
    for (const side of [-1, 1])
      if (rng.chance(0.7))
        paintPainting(
          back,
          centre + side * rng.range(1.75, 1.95),
          1.25,
          0.75,
          0.95,
          art,
          rng.fork(`art${side}`),
          palette.metal,
        );
  } else if (plan === 'dining') {
    for (const d of [-1.15, 1.15])
      paintPainting(
        back,
        centre + d,
        1.12,
        0.72,
        0.95,
        art,
        rng.fork(`art${d}`),
        rng.fork('frame').pick([palette.metal, palette.wood]),
      );
  } else if (plan !== 'library') {
    paintPainting(
      back,
      centre,
      1.15,
      rng.range(1.2, 1.7),
      1.05,
      art,
      rng.fork('art'),
      rng.pick([palette.metal, palette.wood, '#2f3332']),
    );
  }
  furnish(room, plan, centre);
}

function furnish(room: Room, plan: LivingPlan, centre: number): void {
  const { rng, scene, width, height, palette } = room;
  const things: { at: Vec; paint: () => void }[] = [];
  const put = (at: Vec, paint: () => void) => things.push({ at, paint });
  const look = {
    colour: palette.sofa,
    accent: palette.accent,
    second: palette.second,
    legs: palette.wood,
  };
  const away = room.windows === 'left' ? 1 : -1;
  const wallX = away > 0 ? width : 0;
  const rugSize = 1.7;
  paintRug(scene, [centre - rugSize, 1.35], [centre + rugSize, 3.75], palette.rug, rng.fork('rug'));
  if (plan === 'dining') {
    put([centre, 0, 2.4], () => {
      for (const x of [-0.75, 0, 0.75])
        paintChair(scene, [centre + x, 0, 1.85], 'front', palette.wood, palette.accent);
      paintTable(scene, [centre - 1.15, 2], [centre + 1.15, 2.9], 0.75, palette.wood);
      paintTableThings(
        scene,
        [centre, 0.75, 2.45],
        [palette.accent, palette.second, palette.sofa],
        rng.fork('things'),
      );
      for (const x of [-0.75, 0, 0.75])
        paintChair(scene, [centre + x, 0, 3.12], 'back', palette.wood, palette.accent);
    });
    put([centre, 1.9, 2.41], () =>
      paintPendant(
        scene,
        [centre, 1.85, 2.45],
        height,
        palette.metal,
        rng.fork('pendant').pick(['dome', 'globe', 'fabric']),
        0.3,
      ),
    );
    put([wallX - away * 0.7, 0, 1], () =>
      paintPlant(scene, [wallX - away * 0.6, 0, 0.9], 'fiddle', 1.5, '#c9b8a0', rng.fork('plant')),
    );
    paintSideboard(
      scene,
      [centre - 1.2, 0.22, 0.03],
      [centre + 1.2, 0.78, 0.45],
      palette.wood,
      palette.metal,
    );
    paintTableLamp(scene, [centre - 0.9, 0.78, 0.25], palette.second, '#efe4cf');
  } else {
    const side = { x: centre + away * 2.15, z: 2.6 };
    put([side.x, 0, side.z], () =>
      paintSofa(scene, [side.x, 0, side.z], away > 0 ? 'left' : 'right', { ...look, length: 2.3 }),
    );
    const chair = { x: centre - away * 1.75, z: plan === 'library' ? 1.7 : 2 };
    put([chair.x, 0, chair.z], () =>
      paintSofa(scene, [chair.x, 0, chair.z], away > 0 ? 'right' : 'left', {
        ...look,
        colour: rng.fork('chair').pick([palette.accent, palette.second]),
        accent: palette.rug[0],
        length: 0.95,
      }),
    );
    if (plan === 'sideboard') {
      paintSideboard(
        scene,
        [centre - 1.1, 0.22, 0.03],
        [centre + 1.1, 0.74, 0.45],
        palette.wood,
        palette.metal,
      );
      paintTableLamp(scene, [centre + 0.8, 0.74, 0.25], palette.second, '#efe4cf');
    }
    put([centre, 0, 2.6], () => {
      const r = rng.fork('table');
      if (r.chance(0.55))
        paintRoundTable(
          scene,
          [centre, 0, 2.6],
          0.52,
          0.4,
          r.pick([palette.wood, palette.stone]),
          palette.metal,
        );
      else paintTable(scene, [centre - 0.6, 2.25], [centre + 0.6, 2.95], 0.38, palette.wood);
      paintTableThings(
        scene,
        [centre, r.chance(0.5) ? 0.4 : 0.4, 2.6],
        [palette.accent, palette.second, palette.sofa],
        r,
      );
    });
    put([wallX - away * 0.5, 0, 0.75], () =>
      paintFloorLamp(scene, [wallX - away * 0.5, 0, 0.7], palette.metal, '#efe4cf', 1.65),
    );
    const plant = rng.fork('plant');
    put([centre - away * 2.6, 0, 0.7], () =>
      paintPlant(
        scene,
        [width - wallX + away * 0.55, 0, 0.55],
        plant.pick(['fiddle', 'palm', 'olive']),
        plant.range(1.3, 1.7),
        plant.pick(['#c9b8a0', '#8f5a44', '#5c6664', '#e4dccd']),
        plant,
      ),
    );
    if (height > 2.9 && rng.chance(0.7))
      put([centre, height - 0.7, 2.5], () =>
        paintChandelier(
          scene,
          [centre, height - 0.85, 2.5],
          height,
          palette.metal === '#2f3433' ? '#b8924f' : palette.metal,
        ),
      );
  }
  const corner = rng.fork('front');
  if (corner.chance(0.45)) {
    const x = room.windows === 'left' ? width - 1.1 : 1.1;
    put([x, 0, 4.9], () =>
      paintPlant(
        scene,
        [x, 0, 4.6],
        corner.pick(['palm', 'snake', 'olive']),
        1,
        '#b9a88c',
        corner,
        0.22,
      ),
    );
  }
  paintInDepth(scene.camera, things);
}
