import { darken, lighten } from '../draw/colour';
import { arc } from '../draw/geometry';
import { paintMaterial } from '../draw/material';
import type { Local, Plane } from '../draw/plane';
import type { Rng } from '../draw/prng';
import type { Dormer } from './facade';
import { paintOpening } from './opening';

export function paintDormer(
  plane: Plane,
  d: Dormer,
  height: number,
  lean: number,
  slate: string,
  rng: Rng,
): void {
  const { sheet, light } = plane.scene;
  const foot = 0.42;
  const setback = -foot * Math.tan(lean) + 0.08;
  const front = plane.turned([d.u - d.width / 2, height + foot, setback]);
  const run = d.height * Math.tan(lean) + 0.3;
  const side = front.eye[0] < d.width / 2 ? 0 : d.width;
  const seen = side === 0 ? front.eye[0] < 0 : front.eye[0] > d.width;
  if (seen)
    sheet.polygon(
      front.points([
        [side, 0, 0],
        [side, d.height, 0],
        [side, d.height, -run],
      ]),
      { fill: front.tone(slate, [side === 0 ? -1 : 1, 0, 0]) },
    );
  if (front.sunlit) {
    const thrown = (p: Local): Local => front.thrown(p, -0.5);
    sheet.polygon(
      front.points([
        thrown([0, 0]),
        thrown([d.width, 0]),
        thrown([d.width, d.height]),
        thrown([0, d.height]),
      ]),
      { fill: light.shadow, opacity: light.shadowStrength * 0.8 },
    );
  }
  paintMaterial(front, { u0: 0, v0: 0, u1: d.width, v1: d.height }, 'stucco', d.colour, rng);
  const mid = d.width / 2;
  paintOpening(
    front,
    {
      u: mid,
      v: 0.12,
      width: d.width - 0.36,
      height: d.height - 0.3,
      kind: 'window',
      head: d.head === 'arched' ? 'round' : 'flat',
      columns: 2,
      rows: 2,
      frame: d.frame,
      depth: 0.1,
    },
    d.colour,
    rng,
  );
  const over = 0.14;
  const tone = front.tone(d.colour);
  const edge = { stroke: darken(tone, 0.4), width: 0.7 };
  if (d.head === 'triangle') {
    sheet.polygon(
      front.points([
        [-over, d.height, 0.1],
        [mid, d.height + d.width * 0.42, 0.1],
        [d.width + over, d.height, 0.1],
      ]),
      { fill: lighten(tone, 0.1), ...edge },
    );
    sheet.lines(
      [
        front.open([
          [-over, d.height, 0.1],
          [mid, d.height + d.width * 0.42, 0.1],
          [d.width + over, d.height, 0.1],
        ]),
      ],
      { stroke: darken(front.tone(slate), 0.1), width: front.pixels([mid, d.height]) * 0.09 },
    );
  } else if (d.head !== 'flat') {
    const bow = arc([mid, d.height], mid + over, d.width * 0.36, Math.PI, 0, 16).map(
      ([x, y]): Local => [x, y, 0.1],
    );
    sheet.polygon(front.points(bow), { fill: lighten(tone, 0.1), ...edge });
    sheet.lines([front.open(bow)], {
      stroke: darken(front.tone(slate), 0.1),
      width: front.pixels([mid, d.height]) * 0.09,
    });
  } else {
    front.box(-over, d.height, d.width + over, d.height + 0.16, -0.05, 0.16, '#7f8888');
  }
  if (d.head !== 'flat')
    front.moulding(
      -over,
      d.width + over,
      [
        [0, d.height - 0.1],
        [0.08, d.height - 0.07],
        [0.12, d.height],
        [0, d.height + 0.02],
      ],
      d.colour,
    );
}
