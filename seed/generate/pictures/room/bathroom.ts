import { darken, lighten, mix } from '../draw/colour';
import type { Point } from '../draw/geometry';
import type { Plane } from '../draw/plane';
import { paintSunPatches } from './daylight';
import { paintRoomWindow, type RoomWindow } from './room-window';
import { paintBath } from './furniture/bath';
import { paintVase } from './furniture/vase';
import { paintPlant } from './furniture/plants';
import { paintStool } from './furniture/seating';
import { paintShower } from './furniture/shower';
import { paintWashstand } from './furniture/washstand';
import { PALETTES } from './palettes';
import { alongWall, windowWall, type Room } from './room';
import { paintShell } from './shell';

/** A bathroom: tiled walls, free-standing tub, washstand under a mirror, walk-in shower. */
export function paintBathroom(room: Room): void {
  const { rng, scene, width, height, palette } = room;
  paintShell(room, rng.pick(['tiles', 'checker', 'herringbone', 'tiles'] as const));
  const choice = PALETTES.indexOf(palette) + (rng.chance(0.5) ? 3 : 0);
  const tile = (
    [
      '#e9ece8',
      '#dfe6e0',
      '#cfdad4',
      '#e8ddd0',
      '#9db3a8',
      '#7f9aa3',
      '#c9b09a',
      '#ece7df',
      '#b7c4b4',
      '#d9c3b4',
      '#8fa0a8',
      '#f0ebe1',
    ] as const
  )[(choice * 5) % 12]!;
  const tall = rng.chance(0.5) ? height : 1.3;
  const size = rng.pick([
    [0.15, 0.15],
    [0.08, 0.24],
    [0.3, 0.6],
    [0.1, 0.1],
  ] as const);
  const back = room.windows === 'left' ? room.right : room.left;
  for (const [plane, length] of [
    [room.back, width],
    [back, room.depth],
    [windowWall(room), room.depth],
  ] as const)
    tiles(room, plane, length, tall, tile, size);
  const windows: RoomWindow[] = [
    {
      u: alongWall(room, 1.7),
      v: 1,
      width: 1.15,
      height: Math.min(1.6, height - 1.4),
      columns: 2,
      rows: 2,
      view: 'garden',
    },
  ];
  for (const o of windows) paintRoomWindow(room, windowWall(room), o);
  paintSunPatches(room, windows);
  const away = room.windows === 'left' ? 1 : -1;
  const washX = width * (away > 0 ? 0.6 : 0.4);
  paintShower(room, away);
  paintWashstand(room, washX);
  const tub: [number, number] = [width * (away > 0 ? 0.3 : 0.7), 1.75];
  const plant = rng.fork('plant');
  paintPlant(
    scene,
    [away > 0 ? 0.4 : width - 0.4, 0, 0.5],
    plant.pick(['palm', 'fiddle', 'snake']),
    1.1,
    plant.pick(['#c9b8a0', '#8f5a44', '#5c6664']),
    plant,
    0.17,
  );
  mat(room, tub[0] + away * 0.5, 2.75);
  paintBath(room, tub[0], tub[1]);
  const stool = [tub[0] + away * 1.12, 2.35] as const;
  paintStool(scene, [stool[0], 0, stool[1]], palette.wood, palette.wood);
  paintVase(scene, [stool[0] - 0.05, 0.67, stool[1]], 'tulips', palette.stone, rng.fork('v'), 0.5);
}

function tiles(
  { scene, rng }: Room,
  plane: Plane,
  length: number,
  top: number,
  colour: string,
  [high, wide]: readonly [number, number],
): void {
  const { sheet } = scene;
  const tone = plane.tone(colour);
  const [a, b] = [
    plane.open([
      [0, top / 2],
      [length, top / 2],
    ])[0]!,
    plane
      .open([
        [0, top / 2],
        [length, top / 2],
      ])
      .at(-1)!,
  ];
  const side = scene.light.sun[0] < 0;
  sheet.polygon(
    plane.points([
      [0, 0],
      [length, 0],
      [length, top],
      [0, top],
    ]),
    {
      fill: sheet.linear(a, b, [
        [0, side ? lighten(tone, 0.14) : darken(tone, 0.12)],
        [1, side ? darken(tone, 0.12) : lighten(tone, 0.14)],
      ]),
    },
  );
  const lines: Point[][] = [];
  const glossy: Point[][] = [];
  const deep: Point[][] = [];
  let row = 0;
  for (let v = 0; v < top - 0.01; v += high, row++) {
    lines.push(
      plane.open([
        [0, v],
        [length, v],
      ]),
    );
    const shift = high < wide ? (row % 2) * (wide / 2) : 0;
    for (let u = -shift; u < length; u += wide) {
      lines.push(
        plane.open([
          [Math.max(0, u), v],
          [Math.max(0, u), Math.min(top, v + high)],
        ]),
      );
      if (!rng.chance(0.26) || u < 0 || u + wide > length || v + high > top) continue;
      (rng.chance(0.5) ? glossy : deep).push(
        plane.points([
          [u, v],
          [u + wide, v],
          [u + wide, v + high],
          [u, v + high],
        ]),
      );
    }
  }
  sheet.shape(glossy, { fill: '#ffffff', opacity: 0.18 });
  sheet.shape(deep, { fill: darken(tone, 0.3), opacity: 0.16 });
  sheet.lines(lines, { stroke: mix(tone, '#ffffff', 0.55), width: 1, opacity: 0.75 });
  if (top < 2) plane.box(0, top, length, top + 0.05, 0, 0.03, darken(colour, 0.2));
}

function mat({ scene, palette }: Room, x: number, z: number): void {
  const { sheet, camera } = scene;
  const quad = (i: number) =>
    camera.polygon([
      [x - 0.4 + i, 0.01, z - 0.25 + i],
      [x + 0.4 - i, 0.01, z - 0.25 + i],
      [x + 0.4 - i, 0.01, z + 0.25 - i],
      [x - 0.4 + i, 0.01, z + 0.25 - i],
    ]);
  sheet.polygon(quad(0), { fill: palette.rug[0], stroke: darken(palette.rug[0], 0.25), width: 1 });
  sheet.polygon(quad(0.06), { fill: 'none', stroke: palette.rug[1], width: 2.4 });
}
