import { darken, lighten, mix } from '../draw/colour';
import { roundedRectangle, type Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';
import type { Head } from '../facade/facade';
import { openingOutline } from '../facade/opening-shape';
import type { Room } from './room';

export interface RoomWindow {
  u: number;
  v: number;
  width: number;
  height: number;
  head?: Head;
  columns?: number;
  rows?: number;
  frame?: string;
  view?: 'street' | 'garden' | 'roofs';
}

/** A window seen from inside: view, reveals, frame and casing. */
export function paintRoomWindow(room: Room, plane: Plane, o: RoomWindow): void {
  const { scene, palette } = room;
  const { sheet, light } = scene;
  const { u, v, width, height, head = 'flat', columns = 2, rows = 3, frame = '#f6f2e9' } = o;
  const depth = 0.22;
  const rim = (grow: number, w: number) =>
    plane.points(openingOutline(u, v, width, height, head, w, grow));
  const casing = darken(palette.trim, plane === room.back ? 0.04 : 0.16);
  sheet.polygon(rim(0.13, 0.02), { fill: casing, stroke: darken(casing, 0.25), width: 0.7 });
  sheet.polygon(rim(0.05, 0.03), {
    fill: lighten(casing, 0.2),
    stroke: darken(casing, 0.18),
    width: 0.6,
  });
  sheet.clip(rim(0, 0), () => {
    view(room, plane, o, depth + 0.6);
    const w = -depth;
    const thick = 0.06;
    const tone = darken(frame, light.time === 'dusk' ? 0.2 : 0.14);
    const bars: Local[][] = [];
    for (let i = 0; i <= columns; i++) {
      const x = u - width / 2 + (width * i) / columns;
      const half = i === 0 || i === columns ? thick : thick * 0.75;
      bars.push([
        [x - half, v, w],
        [x + half, v, w],
        [x + half, v + height, w],
        [x - half, v + height, w],
      ]);
    }
    for (let i = 0; i <= rows; i++) {
      const y = v + (height * i) / rows;
      const half = i === 0 || i === rows ? thick : 0.022;
      bars.push([
        [u - width / 2, y - half, w],
        [u + width / 2, y - half, w],
        [u + width / 2, y + half, w],
        [u - width / 2, y + half, w],
      ]);
    }
    for (const bar of bars)
      sheet.polygon(plane.points(bar), { fill: tone, stroke: darken(tone, 0.3), width: 0.4 });
    const front = openingOutline(u, v, width, height, head);
    const back = openingOutline(u, v, width, height, head, -depth);
    front.forEach((p, i) => {
      const j = (i + 1) % front.length;
      const level = Math.abs(front[j]![1] - p[1]) < 0.02;
      const fill =
        level && p[1] <= v + 0.01 ? lighten(palette.trim, 0.5) : lighten(casing, level ? 0 : 0.35);
      sheet.polygon(plane.points([p, front[j]!, back[j]!, back[i]!]), {
        fill,
        stroke: fill,
        width: 0.4,
      });
    });
  });
}

function view({ scene, rng }: Room, plane: Plane, o: RoomWindow, far: number): void {
  const { sheet, light } = scene;
  const { u, v, width, height, view: kind = 'roofs' } = o;
  const pane = (list: Local[]) => plane.points(list);
  const dusk = light.time === 'dusk';
  const [zenith, middle, low] = light.sky;
  const sky = dusk
    ? [zenith, middle, low]
    : [mix(zenith, '#ffffff', 0.45), mix(middle, '#ffffff', 0.55), mix(low, '#ffffff', 0.6)];
  const fill = sheet.linear(plane.point([u, v + height]), plane.point([u, v]), [
    [0, sky[0]!],
    [0.5, sky[1]!],
    [1, sky[2]!],
  ]);
  sheet.polygon(
    pane([
      [u - width, v - 1, -far],
      [u + width, v - 1, -far],
      [u + width, v + height + 1, -far],
      [u - width, v + height + 1, -far],
    ]),
    { fill },
  );
  const r = rng.fork(`view${u}`);
  const wash = (colour: string, amount: number) =>
    mix(colour, dusk ? light.haze : '#f6f1e4', amount);
  if (kind !== 'garden') {
    for (const [base, colour, amount] of [
      [0.42, '#b98f7d', 0.55],
      [0.3, '#a37f70', 0.35],
    ] as const) {
      for (let x = u - width * 1.1; x < u + width * 1.1;) {
        const wide = r.range(0.35, 0.8);
        const top = v + height * (base + r.range(-0.08, 0.1));
        sheet.polygon(
          pane([
            [x, v - 1, -far],
            [x + wide, v - 1, -far],
            [x + wide, top, -far],
            [x + wide * 0.5, top + r.range(0.02, 0.18), -far],
            [x, top, -far],
          ]),
          { fill: wash(r.pick([colour, '#d9c9b0', '#8d98a0', '#c9a98e']), amount) },
        );
        for (let i = 0; i < 3; i++) {
          const y = top - 0.16 - i * 0.2;
          if (y > v - 0.1)
            sheet.polygon(
              pane([
                [x + wide * 0.25, y, -far],
                [x + wide * 0.42, y, -far],
                [x + wide * 0.42, y + 0.1, -far],
                [x + wide * 0.25, y + 0.1, -far],
              ]),
              { fill: dusk && r.chance(0.6) ? '#ffd591' : wash('#66727a', amount) },
            );
        }
        x += wide;
      }
    }
  }
  if (kind === 'roofs') return;
  for (let pass = 0; pass < 3; pass++) {
    const shapes: Point[][] = [];
    const full = kind === 'garden' ? 0.75 : 0.5;
    for (let i = 0; i < 60; i++) {
      const x = u + r.spread() * width;
      const y =
        v + height * (r.next() * full - 0.05) * (0.75 + 0.25 * Math.sin(x * 2.3)) + pass * 0.04;
      const size = r.range(0.06, 0.16);
      shapes.push(
        pane(
          roundedRectangle(x - size, y - size, x + size, y + size, size, 2).map(([a, b]): Local => [
            a,
            b,
            -far + 0.1,
          ]),
        ),
      );
    }
    sheet.shape(shapes, {
      fill: wash(['#5f7d55', '#7f9a66', '#a3b77f'][pass]!, dusk ? 0.5 : 0.3),
      opacity: 0.9,
    });
  }
}
