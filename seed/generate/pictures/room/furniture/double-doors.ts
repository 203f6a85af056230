import { darken, lighten, mix } from '../../draw/colour';
import type { Point, Vec } from '../../draw/geometry';
import type { Local } from '../../draw/plane';
import type { Room } from '../room';
import { paintRoomWindow } from '../room-window';
import { paintPlant } from './plants';

/** Tall double doors standing open on the next room and its garden window. */
export function paintDoubleDoors(room: Room, u: number): void {
  const { back, scene, palette, height, floor } = room;
  const { sheet, camera } = scene;
  const [half, top] = [0.82, Math.min(height - 0.55, 2.65)];
  const quad = (a: number, b: number, c: number, d: number, w = 0): Local[] => [
    [a, b, w],
    [c, b, w],
    [c, d, w],
    [a, d, w],
  ];
  const trim = back.tone(palette.trim);
  sheet.polygon(back.points(quad(u - half - 0.16, 0, u + half + 0.16, top + 0.16, 0.02)), {
    fill: trim,
    stroke: darken(trim, 0.3),
    width: 0.8,
  });
  sheet.polygon(back.points(quad(u - half - 0.1, 0, u + half + 0.1, top + 0.1, 0.03)), {
    fill: darken(trim, 0.06),
    stroke: lighten(trim, 0.4),
    width: 0.8,
  });
  const far = -4.2;
  sheet.clip(back.points(quad(u - half, 0, u + half, top)), () => {
    const dusk = scene.light.time === 'dusk';
    const wall = dusk ? mix(palette.wall, '#6b5a58', 0.5) : mix(palette.wall, '#fff8ea', 0.3);
    sheet.polygon(back.points(quad(u - 2.4, 0, u + 2.4, height, far)), {
      fill: sheet.linear(back.point([u - 1.5, 1, far]), back.point([u + 1.5, 1, far]), [
        [0, darken(wall, 0.05)],
        [1, darken(wall, 0.16)],
      ]),
    });
    const ceiling: Vec[] = [
      [u - 2.4, height, 0],
      [u + 2.4, height, 0],
      [u + 2.4, height, far],
      [u - 2.4, height, far],
    ];
    sheet.polygon(camera.polygon(ceiling), {
      fill: darken(lighten(palette.trim, 0.3), dusk ? 0.5 : 0.12),
    });
    const ground = camera.polygon([
      [u - 2.4, 0, 0],
      [u + 2.4, 0, 0],
      [u + 2.4, 0, far],
      [u - 2.4, 0, far],
    ]);
    const base = floor.tone(palette.floor[0]!);
    sheet.polygon(ground, {
      fill: sheet.linear(camera.point([u, 0, far]), camera.point([u, 0, 0]), [
        [0, lighten(base, 0.35)],
        [1, darken(base, 0.1)],
      ]),
    });
    const boards: Point[][] = [];
    for (let x = u - 2.4; x < u + 2.4; x += 0.16)
      boards.push(
        camera.line([
          [x, 0, 0],
          [x, 0, far],
        ]),
      );
    sheet.lines(boards, { stroke: darken(base, 0.35), width: 0.6, opacity: 0.6 });
    for (const side of [-1, 1]) {
      const flank: Vec[] = [
        [u + side * 2.4, 0, 0],
        [u + side * 2.4, 0, far],
        [u + side * 2.4, height, far],
        [u + side * 2.4, height, 0],
      ];
      sheet.polygon(camera.polygon(flank), {
        fill: darken(wall, side === (room.windows === 'left' ? -1 : 1) ? 0.2 : 0.06),
      });
    }
    const beyond = { ...room, back: back.turned([0, 0, far]) };
    paintRoomWindow(beyond, beyond.back, {
      u,
      v: 0.2,
      width: 1.5,
      height: top - 0.35,
      columns: 2,
      rows: 3,
      view: 'garden',
    });
    const gleam = camera.polygon([
      [u - 0.7, 0.002, far],
      [u + 0.7, 0.002, far],
      [u + 0.7, 0.002, 0],
      [u - 0.7, 0.002, 0],
    ]);
    sheet.polygon(gleam, { fill: '#fff6dc', opacity: scene.light.time === 'dusk' ? 0.06 : 0.28 });
    paintPlant(scene, [u + 1.25, 0, far + 0.6], 'palm', 1.3, '#b9a88c', room.rng.fork('beyond'));
  });
  for (const side of [-1, 1]) {
    const hinge = u + side * half;
    const tip: [number, number] = [hinge + side * 0.34, 0.62];
    const leaf: Local[] = [
      [hinge, 0.02, 0.03],
      [tip[0], 0.02, tip[1]],
      [tip[0], top, tip[1]],
      [hinge, top, 0.03],
    ];
    const tone = back.tone(palette.trim, [-side * 0.85, 0, 0.5]);
    sheet.polygon(back.points(leaf), { fill: tone, stroke: darken(tone, 0.35), width: 0.9 });
    const on = (s: number, v: number): Local => [
      hinge + (tip[0] - hinge) * s,
      v,
      0.03 + (tip[1] - 0.03) * s,
    ];
    for (const [low, high] of [
      [0.14, 0.75],
      [0.9, top - 0.14],
    ] as const) {
      sheet.polygon(back.points([on(0.16, low), on(0.84, low), on(0.84, high), on(0.16, high)]), {
        fill: darken(tone, 0.05),
        stroke: darken(tone, 0.28),
        width: 1,
      });
    }
    sheet.ellipse(back.point(on(0.92, 1.02)), 3, 3, { fill: palette.metal });
  }
}
