import { darken, lighten } from '../draw/colour';
import type { Plane } from '../draw/plane';
import type { Room } from './room';
import type { RoomWindow } from './room-window';

/** A pair of curtains with folds, hung from a rod. */
export function paintCurtains(room: Room, plane: Plane, o: RoomWindow, colour: string): void {
  const { sheet } = room.scene;
  const top = Math.min(room.height - 0.3, o.v + o.height + 0.32);
  const tone = plane.tone(colour);
  const w = 0.14;
  sheet.line(
    plane.open([
      [o.u - o.width / 2 - 0.5, top + 0.03, w],
      [o.u + o.width / 2 + 0.5, top + 0.03, w],
    ]),
    {
      stroke: plane.tone(room.palette.metal),
      width: Math.max(1.5, plane.pixels([o.u, top]) * 0.03),
      cap: 'round',
    },
  );
  for (const side of [-1, 1]) {
    const inner = o.u + side * (o.width / 2 - 0.05);
    const outer = o.u + side * (o.width / 2 + 0.42);
    const folds = 7;
    for (let i = 0; i < folds; i++) {
      const a = inner + ((outer - inner) * i) / folds;
      const b = inner + ((outer - inner) * (i + 1)) / folds;
      const bow = i % 2 === 0 ? 0.05 : 0;
      const fill = i % 2 === 0 ? lighten(tone, 0.08) : darken(tone, 0.16);
      sheet.polygon(
        plane.points([
          [a, 0.02, w + bow],
          [b, 0.02, w],
          [b, top, w],
          [a, top, w + bow],
        ]),
        { fill, stroke: fill, width: 0.6 },
      );
    }
  }
}
