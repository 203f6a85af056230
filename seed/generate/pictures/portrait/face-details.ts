import { darken, lighten } from '../draw/colour';
import { arc, bezier, type Point } from '../draw/geometry';
import type { Sheet } from '../draw/sheet';
import { X } from './face';
import type { Person } from './people';

/** A full beard, or the shade of one. */
export function paintBeard(sheet: Sheet, { beard: kind, hairColour, broad }: Person): void {
  const w = 118 * broad;
  const side = (s: number): Point[] => [
    ...bezier([X + s * w, 350], [X + s * (w - 10), 400], [X + s * 82, 428], [X + s * 56, 434], 12),
    ...bezier([X + s * 56, 434], [X + s * 36, 428], [X + s * 18, 430], [X, 433], 8),
  ];
  const low: Point[] = [
    ...bezier([X + w, 350], [X + w * 1.02, 430], [X + w * 0.76, 500], [X, 532], 18),
    ...bezier([X, 532], [X - w * 0.76, 500], [X - w * 1.02, 430], [X - w, 350], 18),
  ];
  const shape: Point[] = [...side(-1), ...side(1).reverse(), ...low];
  if (kind === 'stubble')
    sheet.group(`filter="${sheet.blur(6)}"`, () =>
      sheet.polygon(shape, { fill: hairColour, opacity: 0.42 }),
    );
  else {
    sheet.polygon(shape, {
      fill: sheet.linear(
        [X - w, 0],
        [X + w, 0],
        [
          [0, lighten(hairColour, 0.16)],
          [0.5, hairColour],
          [1, darken(hairColour, 0.4)],
        ],
      ),
    });
    const strands: Point[][] = Array.from({ length: 46 }, (_, i) => {
      const x = X - 100 + i * 4.4;
      const y = 440 + 40 * Math.sin((i / 45) * Math.PI);
      return [
        [x, y],
        [x + (X - x) * 0.06, y + 22],
      ];
    });
    sheet.lines(strands, { stroke: darken(hairColour, 0.4), width: 1.6, opacity: 0.3 });
  }
  sheet.polygon(
    [
      ...bezier([X - 52, 442], [X - 30, 448], [X - 12, 444], [X, 440]),
      ...bezier([X, 440], [X + 12, 444], [X + 30, 448], [X + 52, 442]),
      ...bezier([X + 52, 442], [X + 30, 426], [X + 10, 424], [X, 428]),
      ...bezier([X, 428], [X - 10, 424], [X - 30, 426], [X - 52, 442]),
    ],
    { fill: hairColour, opacity: kind === 'full' ? 1 : 0.35 },
  );
}

/** Round spectacles. */
export function paintGlasses(sheet: Sheet): void {
  const ink = '#3a2f2a';
  for (const s of [-1, 1]) {
    const ring = arc([X + s * 50, 351], 40, 34, 0, 6.283, 40);
    sheet.polygon(ring, { fill: '#ffffff', opacity: 0.12 });
    sheet.line([...ring, ring[0]!], { stroke: ink, width: 5 });
    sheet.line(
      [
        [X + s * 90, 343],
        [X + s * 121, 338],
      ],
      { stroke: ink, width: 5 },
    );
  }
  sheet.line(bezier([X - 11, 346], [X - 5, 338], [X + 5, 338], [X + 11, 346]), {
    stroke: ink,
    width: 5,
  });
}
