import { Camera } from '../draw/camera';
import { darken, lighten } from '../draw/colour';
import { normalise, type Vec } from '../draw/geometry';
import { lightOf } from '../draw/light';
import type { Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { paintBlock, paintLathe, paintPool } from '../draw/solid';
import { Sheet } from '../draw/sheet';
import { LANDSCAPE } from '../picture';
import { paintSunPatches } from '../room/daylight';
import { paintRoomWindow, type RoomWindow } from '../room/room-window';
import { paintDoubleDoors } from '../room/furniture/double-doors';
import { paintFireplace } from '../room/furniture/fireplace';
import { paintFloorLamp } from '../room/furniture/lamps';
import { paintPlant } from '../room/furniture/plants';
import { PALETTES } from '../room/palettes';
import { alongWall, openRoom, paintInDepth, windowWall } from '../room/room';
import { paintMouldings, paintShell } from '../room/shell';

/** An empty period room: with moving boxes, or with its doors open for a viewing. */
export function drawEmptyRoom(kind: 'boxes' | 'doors'): Sheet {
  const rng = new Rng(`empty ${kind}`);
  const { width: w, height: h } = LANDSCAPE;
  const sheet = new Sheet(w, h);
  const side = kind === 'boxes' ? 'left' : 'right';
  const light = {
    ...lightOf('morning', 0),
    sun: normalise([side === 'left' ? -1 : 1, 0.66, 0.32]),
    sunTint: '#fffaf0',
    shadeTint: '#bdb8b6',
    shadow: '#3d3a46',
  };
  const size = { width: 6.2, depth: 6.8, height: 3.3 };
  const camera = new Camera({
    eye: [size.width / 2, 1.42, 7],
    focal: (w * 0.7 * 7) / size.width,
    centre: [w / 2, h * 0.52],
  });
  const scene: Scene = { sheet, light, camera };
  sheet.rectangle(0, 0, w, h, { fill: '#d9d0c0' });
  const room = openRoom(
    scene,
    size,
    PALETTES[kind === 'boxes' ? 0 : 8]!,
    side,
    rng.fork('room'),
    1,
  );
  paintShell(room, 'herringbone');
  const middle = size.width / 2;
  paintMouldings(room, true, [[middle - 1.1, middle + 1.1]]);
  const windows: RoomWindow[] = [1.3, 3.3, 5.3].map((z) => ({
    u: alongWall(room, z),
    v: 0.45,
    width: 1.15,
    height: 2.2,
    head: 'segment',
    columns: 2,
    rows: 4,
    view: 'street',
  }));
  for (const o of windows) paintRoomWindow(room, windowWall(room), o);
  if (kind === 'doors') paintDoubleDoors(room, middle);
  else paintFireplace(room, middle, rng.fork('fire'));
  paintSunPatches(room, windows);
  if (kind === 'boxes') boxes(scene, rng);
  else {
    paintPlant(scene, [0.6, 0, 0.6], 'palm', 1.5, '#b9a88c', rng);
  }
  const fade = sheet.radial([w / 2, h * 0.48], w * 0.68, [
    [0.55, '#2b2420', 0],
    [1, '#2b2420', 0.28],
  ]);
  sheet.rectangle(0, 0, w, h, { fill: fade });
  return sheet;
}

function boxes(scene: Scene, rng: Rng): void {
  const card = ['#c49a6c', '#b98d5f', '#cba679'];
  const things: { at: Vec; paint: () => void }[] = [];
  const stack: [number, number, number, number, number][] = [
    [4.1, 0, 1.4, 0.8, 0.6],
    [4.9, 0, 1.7, 0.6, 0.5],
    [4.2, 0.6, 1.45, 0.55, 0.42],
    [3.6, 0, 2.4, 0.62, 0.46],
    [1.5, 0, 2.7, 0.72, 0.52],
    [1.6, 0.52, 2.72, 0.5, 0.36],
    [0.8, 0, 1.9, 0.66, 0.5],
  ];
  stack.forEach(([x, y, z, wide, high], i) =>
    things.push({
      at: [x, y, z + y],
      paint: () => carton(scene, [x, y, z], wide, high, card[i % 3]!),
    }),
  );
  things.push({
    at: [5.4, 0, 0.7],
    paint: () => paintFloorLamp(scene, [5.4, 0, 0.8], '#b8924f', '#efe4cf', 1.6),
  });
  things.push({
    at: [2.55, 0, 3.2],
    paint: () => paintPlant(scene, [2.5, 0, 3.2], 'fiddle', 0.85, '#8f5a44', rng, 0.16),
  });
  things.push({
    at: [1.95, 0, 1.5],
    paint: () => {
      paintPool(scene, [1.85, 1.4], [2.05, 1.55], 0.004, 0.3, 0.05);
      paintLathe(
        scene,
        [1.95, 0, 1.5],
        [
          [0.11, 0],
          [0.11, 1.5],
        ],
        '#a9583f',
      );
    },
  });
  paintInDepth(scene.camera, things);
}

function carton(scene: Scene, [x, y, z]: Vec, wide: number, high: number, colour: string): void {
  const { sheet, camera } = scene;
  const deep = wide * 0.8;
  if (y === 0) paintPool(scene, [x, z], [x + wide, z + deep], 0.004, 0.42);
  paintBlock(scene, [x, y, z], [x + wide, y + high, z + deep], colour);
  const tape = lighten(colour, 0.4);
  const mid = x + wide / 2;
  sheet.polygon(
    camera.polygon([
      [mid - 0.035, y + high - 0.13, z + deep + 0.002],
      [mid + 0.035, y + high - 0.13, z + deep + 0.002],
      [mid + 0.035, y + high, z + deep + 0.002],
      [mid - 0.035, y + high, z + deep + 0.002],
    ]),
    { fill: tape, opacity: 0.8 },
  );
  if (camera.eye[1] > y + high)
    sheet.polygon(
      camera.polygon([
        [mid - 0.035, y + high + 0.001, z],
        [mid + 0.035, y + high + 0.001, z],
        [mid + 0.035, y + high + 0.001, z + deep],
        [mid - 0.035, y + high + 0.001, z + deep],
      ]),
      { fill: tape, opacity: 0.8 },
    );
  const grip = camera.polygon([
    [mid - 0.07, y + high * 0.62, z + deep + 0.003],
    [mid + 0.07, y + high * 0.62, z + deep + 0.003],
    [mid + 0.07, y + high * 0.72, z + deep + 0.003],
    [mid - 0.07, y + high * 0.72, z + deep + 0.003],
  ]);
  sheet.polygon(grip, { fill: darken(colour, 0.6) });
  const house: [number, number][] = [
    [-0.06, 0.18],
    [0.06, 0.18],
    [0.06, 0.34],
    [0, 0.46],
    [-0.06, 0.34],
  ];
  sheet.polygon(
    camera.polygon(
      house.map(([a, b]): Vec => [x + wide * 0.2 + a, y + high * b, z + deep + 0.003]),
    ),
    { fill: 'none', stroke: darken(colour, 0.5), width: 2.4 },
  );
}
