import type { Point, Vec } from '../draw/geometry';
import { windowWall, type Room } from './room';
import type { RoomWindow } from './room-window';

/** Sunlight through the windows onto floor and back wall, and the glow that hangs around the panes. */
export function paintSunPatches(room: Room, windows: readonly RoomWindow[]): void {
  const { scene, width, depth, height } = room;
  const { sheet, camera, light } = scene;
  const plane = windowWall(room);
  const dusk = light.time === 'dusk';
  const ray: Vec = light.sun;
  const floorField = camera.polygon([
    [0, 0, 0],
    [width, 0, 0],
    [width, 0, depth],
    [0, 0, depth],
  ]);
  const wallField = camera.polygon([
    [0, 0, 0],
    [width, 0, 0],
    [width, height, 0],
    [0, height, 0],
  ]);
  const onFloor: Point[][] = [];
  const onWall: Point[][] = [];
  for (const o of windows) {
    const { columns = 2, rows = 3 } = o;
    for (let c = 0; c < columns; c++) {
      for (let r = 0; r < rows; r++) {
        const a = o.u - o.width / 2 + (o.width * c) / columns + 0.06;
        const b = o.u - o.width / 2 + (o.width * (c + 1)) / columns - 0.06;
        const low = o.v + (o.height * r) / rows + 0.04;
        const top = o.v + (o.height * (r + 1)) / rows - 0.04;
        const corners = (
          [
            [a, low],
            [b, low],
            [b, top],
            [a, top],
          ] as const
        ).map((p) => plane.world(p));
        onFloor.push(
          camera.polygon(
            corners.map((p): Vec => [
              p[0] - (ray[0] * p[1]) / ray[1],
              0,
              p[2] - (ray[2] * p[1]) / ray[1],
            ]),
          ),
        );
        if (ray[2] > 0.05)
          onWall.push(
            camera.polygon(
              corners.map((p): Vec => [
                p[0] - (ray[0] * p[2]) / ray[2],
                p[1] - (ray[1] * p[2]) / ray[2],
                0,
              ]),
            ),
          );
      }
    }
  }
  const warm = light.time === 'golden' || light.time === 'autumn' ? '#ffdf9e' : '#fff3d6';
  if (!dusk) {
    sheet.clip(floorField, () =>
      sheet.group(`filter="${sheet.blur(1.2)}"`, () =>
        sheet.shape(onFloor, { fill: warm, opacity: 0.55 }),
      ),
    );
    sheet.clip(wallField, () =>
      sheet.group(`filter="${sheet.blur(1.2)}"`, () =>
        sheet.shape(onWall, { fill: warm, opacity: 0.42 }),
      ),
    );
  }
  for (const o of windows) {
    const foot: Vec = plane.world([o.u, 0]);
    const inward = room.windows === 'left' ? 1 : -1;
    const gleam: Vec[] = [
      [foot[0], 0, foot[2] - o.width / 2],
      [foot[0] + inward * 2.2, 0, foot[2] - o.width / 2],
      [foot[0] + inward * 2.2, 0, foot[2] + o.width / 2],
      [foot[0], 0, foot[2] + o.width / 2],
    ];
    const [p, q] = [
      camera.point([foot[0], 0, foot[2]]),
      camera.point([foot[0] + inward * 2.2, 0, foot[2]]),
    ];
    sheet.polygon(camera.polygon(gleam), {
      fill: sheet.linear(p, q, [
        [0, light.sky[1], 0.4],
        [1, light.sky[1], 0],
      ]),
    });
    const centre = plane.point([o.u, o.v + o.height * 0.55]);
    const k = plane.pixels([o.u, o.v]);
    sheet.ellipse(centre, k * 1.9, k * 1.9, {
      fill: sheet.radial(centre, k * 1.9, [
        [0, dusk ? '#a8b0d8' : '#fffaf0', dusk ? 0.16 : 0.34],
        [1, '#fffaf0', 0],
      ]),
    });
  }
}
