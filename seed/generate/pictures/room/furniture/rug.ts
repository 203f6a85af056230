import { darken, lighten, mix } from '../../draw/colour';
import type { Point, Vec } from '../../draw/geometry';
import { lit } from '../../draw/light';
import type { Scene } from '../../draw/plane';
import type { Rng } from '../../draw/prng';

/** A woven rug lying on the floor, bordered and patterned. */
export function paintRug(
  scene: Scene,
  from: readonly [number, number],
  to: readonly [number, number],
  colours: readonly [string, string],
  rng: Rng,
): void {
  const { sheet, camera, light } = scene;
  const y = 0.008;
  const up: Vec = [0, 1, 0];
  const quad = (inset: number) =>
    camera.polygon([
      [from[0] + inset, y, from[1] + inset],
      [to[0] - inset, y, from[1] + inset],
      [to[0] - inset, y, to[1] - inset],
      [from[0] + inset, y, to[1] - inset],
    ]);
  const [ground, figure] = colours.map((c) => lit(light, c, up)) as [string, string];
  sheet.polygon(quad(0), { fill: ground, stroke: darken(ground, 0.3), width: 1 });
  const style = rng.pick(['border', 'stripes', 'diamonds', 'berber']);
  const [w, d] = [to[0] - from[0], to[1] - from[1]];
  const on = (points: readonly Point[]) =>
    camera.polygon(points.map(([a, b]): Vec => [from[0] + a * w, y, from[1] + b * d]));
  if (style === 'border') {
    sheet.polygon(quad(0.16), { fill: figure });
    sheet.polygon(quad(0.24), { fill: mix(ground, figure, 0.15) });
    sheet.polygon(quad(0.3), { fill: 'none', stroke: figure, width: 1.4 });
  } else if (style === 'stripes') {
    for (let i = 1; i < 12; i += 2)
      sheet.polygon(
        on([
          [i / 12, 0],
          [(i + 0.8) / 12, 0],
          [(i + 0.8) / 12, 1],
          [i / 12, 1],
        ]),
        { fill: figure, opacity: 0.55 },
      );
  } else {
    const [nx, ny] = style === 'berber' ? [4, 3] : [7, 5];
    const shapes: Point[][] = [];
    const lines: Point[][] = [];
    for (let i = 0; i < nx; i++) {
      for (let j = 0; j < ny; j++) {
        const [a, b, p, q] = [i / nx, j / ny, 1 / nx, 1 / ny];
        const diamond: Point[] = [
          [a + p / 2, b + q * 0.1],
          [a + p * 0.9, b + q / 2],
          [a + p / 2, b + q * 0.9],
          [a + p * 0.1, b + q / 2],
        ];
        (style === 'berber' ? lines : shapes).push(on(diamond));
      }
    }
    sheet.shape(shapes, { fill: figure, opacity: 0.6 });
    sheet.shape(lines, { fill: 'none', stroke: figure, width: 2.2, opacity: 0.7 });
  }
  const fringe: Point[][] = [];
  for (let i = 0; i <= 70; i++) {
    const x = from[0] + (w * i) / 70;
    fringe.push(
      camera.line([
        [x, y, to[1]],
        [x + rng.spread() * 0.02, y, to[1] + 0.06],
      ]),
    );
  }
  sheet.lines(fringe, { stroke: lighten(ground, 0.2), width: 1 });
}
