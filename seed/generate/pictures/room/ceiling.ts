import { darken, lighten } from '../draw/colour';
import type { Point, Vec } from '../draw/geometry';
import type { Room } from './room';

/** A plaster rose and a border line in a period room, sunk spots in a modern one. */
export function paintCeiling(room: Room, period: boolean): void {
  const { scene, width, depth, height, palette } = room;
  const { sheet, camera, light } = scene;
  const y = height - 0.002;
  const ring = (x: number, z: number, radius: number): Point[] =>
    camera.polygon(
      Array.from({ length: 49 }, (_, i): Vec => {
        const angle = (i / 48) * Math.PI * 2;
        return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius];
      }),
    );
  const white = lighten(palette.trim, 0.3);
  const ink = darken(white, 0.3);
  if (!period) {
    const warm = light.time === 'dusk' ? '#ffe9b8' : '#fffdf4';
    for (const x of [width * 0.28, width * 0.72]) {
      for (const z of [0.9, 2.3, 3.7]) {
        sheet.polygon(ring(x, z, 0.075), { fill: darken(white, 0.2) });
        sheet.polygon(ring(x, z, 0.052), { fill: warm });
      }
    }
    return;
  }
  const [cx, cz] = [width * (room.windows === 'left' ? 0.54 : 0.46), 2.5];
  for (const [radius, shade] of [
    [0.62, 0.12],
    [0.52, 0.04],
    [0.36, 0.13],
    [0.3, 0.05],
    [0.12, 0.16],
  ] as const) {
    sheet.polygon(ring(cx, cz, radius), { fill: darken(white, shade), stroke: ink, width: 0.8 });
  }
  const petals = Array.from({ length: 16 }, (_, i): Point[] => {
    const angle = (i / 16) * Math.PI * 2;
    const at = (out: number, turn: number): Vec => [
      cx + Math.cos(angle + turn) * out,
      y,
      cz + Math.sin(angle + turn) * out,
    ];
    return camera.polygon([at(0.37, 0), at(0.45, 0.12), at(0.51, 0), at(0.45, -0.12)]);
  });
  sheet.shape(petals, { fill: darken(white, 0.17) });
  const inset = 0.55;
  const frame = (d: number): Vec[] => [
    [inset + d, y, depth],
    [inset + d, y, inset + d],
    [width - inset - d, y, inset + d],
    [width - inset - d, y, depth],
  ];
  sheet.lines([camera.line(frame(0)), camera.line(frame(0.09))], {
    stroke: ink,
    width: 1.6,
    opacity: 0.6,
  });
}
