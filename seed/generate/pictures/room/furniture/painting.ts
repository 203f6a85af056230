import { darken, lighten, mix } from '../../draw/colour';
import { arc, bezier, type Point } from '../../draw/geometry';
import type { Local, Plane } from '../../draw/plane';
import type { Rng } from '../../draw/prng';

/** A framed picture on a wall: landscape, still forms or a single leaf. */
export function paintPainting(
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  colours: readonly string[],
  rng: Rng,
  frame = '#b8924f',
): void {
  const { sheet, light } = plane.scene;
  const quad = (inset: number, w = 0.03): Local[] => [
    [u - width / 2 + inset, v + inset, w],
    [u + width / 2 - inset, v + inset, w],
    [u + width / 2 - inset, v + height - inset, w],
    [u - width / 2 + inset, v + height - inset, w],
  ];
  const drop = plane.points(
    quad(0, 0).map(([a, b]): Local => [a + (light.sun[0] < 0 ? 0.04 : -0.04), b - 0.04, 0]),
  );
  sheet.polygon(drop, { fill: light.shadow, opacity: 0.3, filter: sheet.blur(3) });
  const tone = plane.tone(frame);
  sheet.polygon(plane.points(quad(0)), {
    fill: sheet.linear(plane.point([u - width / 2, v + height]), plane.point([u + width / 2, v]), [
      [0, lighten(tone, 0.35)],
      [0.5, tone],
      [1, darken(tone, 0.3)],
    ]),
  });
  const mount = 0.045;
  const field = plane.points(quad(mount));
  const paper = plane.tone('#f1eadb');
  sheet.polygon(field, { fill: paper });
  const inner = rng.chance(0.6) ? mount + Math.min(width, height) * 0.12 : mount;
  const [x0, x1, y0, y1] = [
    u - width / 2 + inner,
    u + width / 2 - inner,
    v + inner,
    v + height - inner,
  ];
  const on = (points: readonly Point[]) =>
    plane.points(points.map(([a, b]): Local => [x0 + (x1 - x0) * a, y0 + (y1 - y0) * b, 0.03]));
  const c = rng.shuffle(colours).map((colour) => plane.tone(colour));
  sheet.clip(
    on([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]),
    () => {
      const kind = rng.pick(['hills', 'forms', 'leaf', 'arches']);
      sheet.polygon(
        on([
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ]),
        { fill: mix(paper, c[0]!, kind === 'hills' ? 0.35 : 0.18) },
      );
      if (kind === 'hills') {
        sheet.polygon(on(arc([0.68, 0.7], 0.12, 0.12 * (width / height), 0, 6.283, 24)), {
          fill: mix(c[1]!, '#fff2d0', 0.4),
        });
        for (let i = 0; i < 4; i++) {
          const h = 0.55 - i * 0.13;
          sheet.polygon(
            on([
              [0, 0],
              [0, h + rng.spread() * 0.08],
              ...bezier(
                [0, h],
                [0.3, h + rng.range(0, 0.2)],
                [0.6, h - rng.range(0, 0.2)],
                [1, h + rng.spread() * 0.1],
              ),
              [1, 0],
            ]),
            { fill: mix(c[i % c.length]!, paper, 0.35 - i * 0.1) },
          );
        }
      } else if (kind === 'forms') {
        for (let i = 0; i < 4; i++)
          sheet.polygon(
            on(
              arc(
                [rng.range(0.2, 0.8), rng.range(0.2, 0.8)],
                rng.range(0.12, 0.3),
                rng.range(0.12, 0.32),
                rng.range(0, 3),
                rng.range(3.6, 7),
                24,
              ),
            ),
            { fill: c[i % c.length]!, opacity: 0.85 },
          );
      } else if (kind === 'leaf') {
        sheet.line(
          on([
            [0.5, 0.05],
            [0.52, 0.5],
            [0.5, 0.92],
          ]),
          { stroke: c[0]!, width: 1.6 },
        );
        for (let i = 0; i < 7; i++)
          for (const side of [-1, 1]) {
            const y = 0.15 + i * 0.11;
            sheet.polygon(
              on([
                ...bezier(
                  [0.5, y],
                  [0.5 + side * 0.12, y + 0.02],
                  [0.5 + side * 0.3, y + 0.1],
                  [0.5 + side * 0.34, y + 0.18],
                  8,
                ),
                ...bezier(
                  [0.5 + side * 0.34, y + 0.18],
                  [0.5 + side * 0.18, y + 0.16],
                  [0.5 + side * 0.05, y + 0.12],
                  [0.5, y],
                  8,
                ),
              ]),
              { fill: c[i % 2]! },
            );
          }
      } else {
        for (let i = 0; i < 4; i++) {
          const r = 0.46 - i * 0.11;
          sheet.polygon(
            on([[0.5 - r, 0], ...arc([0.5, 0.42], r, r * 1.05, Math.PI, 0, 24), [0.5 + r, 0]]),
            { fill: c[i % c.length]! },
          );
        }
      }
    },
  );
}
