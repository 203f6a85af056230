import { darken } from '../../draw/colour';
import type { Vec } from '../../draw/geometry';
import type { Room } from '../room';

/** A walk-in shower behind a pane of glass. */
export function paintShower({ scene, width, palette, height }: Room, away: number): void {
  const { sheet, camera } = scene;
  const wall = away > 0 ? width : 0;
  const pane = wall - away * 1.05;
  const z1 = 1.35;
  sheet.polygon(
    camera.polygon([
      [pane, 0.006, 0],
      [wall, 0.006, 0],
      [wall, 0.006, z1],
      [pane, 0.006, z1],
    ]),
    { fill: darken(palette.stone, 0.18), stroke: darken(palette.stone, 0.4), width: 1 },
  );
  const k = camera.scaleAt([wall, 1.5, 0.7]);
  const x = wall - away * 0.5;
  sheet.line(
    camera.line([
      [x, 1.05, 0.03],
      [x, 2.12, 0.03],
      [x, 2.14, 0.36],
    ]),
    { stroke: palette.metal, width: k * 0.022, cap: 'round' },
  );
  const head: Vec[] = Array.from({ length: 25 }, (_, i) => [
    x + Math.cos((i / 24) * 6.283) * 0.14,
    2.12,
    0.36 + Math.sin((i / 24) * 6.283) * 0.14,
  ]);
  sheet.polygon(camera.polygon(head), {
    fill: darken(palette.metal, 0.2),
    stroke: palette.metal,
    width: 2,
  });
  sheet.polygon(
    camera.polygon([
      [x - 0.12, 1.02, 0.05],
      [x + 0.12, 1.02, 0.05],
      [x + 0.12, 1.08, 0.05],
      [x - 0.12, 1.08, 0.05],
    ]),
    { fill: palette.metal },
  );
  const top = Math.min(height - 0.2, 2.15);
  const glass = camera.polygon([
    [pane, 0, 0],
    [pane, 0, z1],
    [pane, top, z1],
    [pane, top, 0],
  ]);
  const [a, b] = [camera.point([pane, top, 0]), camera.point([pane, 0, z1])];
  sheet.polygon(glass, {
    fill: sheet.linear(a, b, [
      [0, '#eef5f3', 0.34],
      [0.5, '#dbe8e6', 0.14],
      [1, '#eef5f3', 0.28],
    ]),
    stroke: palette.metal,
    width: 2,
  });
}
