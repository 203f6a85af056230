import { darken, lighten } from '../draw/colour';
import { arc, bezier, type Point } from '../draw/geometry';
import { Rng } from '../draw/prng';
import type { Sheet } from '../draw/sheet';
import type { Person } from './people';

const X = 400;

const wash = (sheet: Sheet, colour: string) =>
  sheet.linear(
    [260, 180],
    [560, 480],
    [
      [0, lighten(colour, 0.26)],
      [0.4, colour],
      [1, darken(colour, 0.45)],
    ],
  );

/** What of the hair falls behind head and neck. */
export function paintHairBack(sheet: Sheet, { hair, hairColour, broad }: Person): void {
  const dark = darken(hairColour, 0.3);
  if (hair === 'long') {
    sheet.polygon(
      [
        ...bezier([X, 168], [X - 170, 160], [X - 170, 300], [X - 168, 420]),
        ...bezier([X - 168, 420], [X - 170, 540], [X - 190, 600], [X - 176, 660]),
        [X + 176, 660],
        ...bezier([X + 176, 660], [X + 190, 600], [X + 170, 540], [X + 168, 420]),
        ...bezier([X + 168, 420], [X + 170, 300], [X + 170, 160], [X, 168]),
      ],
      { fill: dark },
    );
  } else if (hair === 'bob') {
    sheet.polygon(
      [
        ...bezier([X, 172], [X - 166, 164], [X - 160, 320], [X - 158, 420]),
        ...bezier([X - 158, 420], [X - 158, 480], [X - 150, 508], [X - 100, 512]),
        [X + 100, 512],
        ...bezier([X + 100, 512], [X + 150, 508], [X + 158, 480], [X + 158, 420]),
        ...bezier([X + 158, 420], [X + 160, 320], [X + 166, 164], [X, 172]),
      ],
      { fill: dark },
    );
  } else if (hair === 'curls')
    curls(sheet, hairColour, 'curls back', [X, 300], 172 * broad, 165, 230, 0.45);
  else if (hair === 'bun') sheet.ellipse([X + 6, 168], 62, 54, { fill: wash(sheet, hairColour) });
  else if (hair === 'scarf') {
    sheet.polygon(
      [
        ...bezier([X, 166], [X - 176, 164], [X - 172, 330], [X - 158, 450]),
        ...bezier([X - 158, 450], [X - 150, 540], [X - 200, 600], [X - 214, 660]),
        [X + 214, 660],
        ...bezier([X + 214, 660], [X + 200, 600], [X + 150, 540], [X + 158, 450]),
        ...bezier([X + 158, 450], [X + 172, 330], [X + 176, 164], [X, 166]),
      ],
      { fill: wash(sheet, darken(hairColour, 0.12)) },
    );
  }
}

/** Crown, fringe and sides over the face. */
export function paintHairFront(sheet: Sheet, { hair, hairColour, broad }: Person): void {
  const w = 118 * broad;
  const fill = wash(sheet, hairColour);
  const strand = (from: Point, a: Point, b: Point, to: Point) =>
    sheet.line(bezier(from, a, b, to), {
      stroke: lighten(hairColour, 0.35),
      width: 2.2,
      opacity: 0.28,
      cap: 'round',
    });
  const cap = (drop: number, brow: readonly Point[]): Point[] => [
    [X - w - 6, drop],
    ...bezier([X - w - 12, drop - 20], [X - w - 20, 190], [X - 60, 170], [X, 170]),
    ...bezier([X, 170], [X + 60, 170], [X + w + 20, 190], [X + w + 12, drop - 20]),
    [X + w + 6, drop],
    ...brow,
  ];
  if (hair === 'short' || hair === 'crop') {
    const high = hair === 'crop' ? 246 : 258;
    const brow = [
      ...bezier([X + w - 4, 330], [X + w - 14, 290], [X + 86, high], [X + 40, high - 4]),
      ...bezier([X + 40, high - 4], [X - 20, high - 14], [X - 70, high - 4], [X - 92, high + 22]),
      ...bezier([X - 92, high + 22], [X - w + 8, 300], [X - w + 4, 316], [X - w + 4, 334]),
    ];
    sheet.polygon(cap(342, brow), { fill });
    for (let i = 0; i < 9; i++)
      strand(
        [X - 90 + i * 20, high],
        [X - 84 + i * 18, 220],
        [X - 60 + i * 16, 192],
        [X - 30 + i * 12, 180],
      );
  } else if (hair === 'bob' || hair === 'long') {
    const foot = hair === 'bob' ? 505 : 600;
    for (const s of [-1, 1]) {
      const lock: Point[] = [
        ...bezier(
          [X + s * 6, 190],
          [X + s * 90, 196],
          [X + s * (w + 4), 270],
          [X + s * (w - 8), 360],
        ),
        ...bezier(
          [X + s * (w - 8), 360],
          [X + s * (w - 14), 430],
          [X + s * (w - 6), 470],
          [X + s * (w - 26), foot],
        ),
        ...bezier(
          [X + s * (w + 44), foot],
          [X + s * (w + 62), 420],
          [X + s * (w + 60), 180],
          [X + s * 6, 168],
        ),
      ];
      sheet.polygon(lock, { fill: s < 0 ? fill : wash(sheet, darken(hairColour, 0.16)) });
    }
    const parting: Point[] = [
      ...bezier([X - 30, 178], [X + 30, 196], [X + 96, 236], [X + w - 2, 330]),
      ...bezier([X + w + 10, 330], [X + w + 10, 220], [X + 66, 172], [X - 30, 172]),
    ];
    sheet.polygon(parting, { fill: wash(sheet, darken(hairColour, 0.08)) });
    for (let i = 0; i < 6; i++)
      strand(
        [X - 30 - i * 8, 184 + i * 4],
        [X - 90 - i * 6, 214],
        [X - w - 4 - i * 5, 290],
        [X - w - 2 - i * 5, foot - 60],
      );
  } else if (hair === 'bun') {
    const brow = [
      ...bezier([X + w - 2, 330], [X + w - 10, 280], [X + 70, 244], [X, 240]),
      ...bezier([X, 240], [X - 70, 244], [X - w + 10, 280], [X - w + 2, 330]),
    ];
    sheet.polygon(cap(338, brow), { fill });
    for (let i = 0; i < 8; i++)
      strand(
        [X - 84 + i * 24, 262],
        [X - 70 + i * 20, 230],
        [X - 40 + i * 12, 200],
        [X - 16 + i * 6, 178],
      );
  } else if (hair === 'curls') {
    const brow = [
      ...bezier([X + w - 2, 330], [X + w - 10, 285], [X + 70, 258], [X, 254]),
      ...bezier([X, 254], [X - 70, 258], [X - w + 10, 285], [X - w + 2, 330]),
    ];
    sheet.polygon(cap(338, brow), { fill });
    curls(sheet, hairColour, 'curls front', [X, 222], 138 * broad, 62, 120, 1);
    curls(sheet, hairColour, 'curls left', [X - w - 16, 320], 34, 90, 40, 1);
    curls(sheet, darken(hairColour, 0.1), 'curls right', [X + w + 16, 320], 34, 90, 40, 1);
  } else if (hair === 'scarf') {
    const hood: Point[] = [
      ...bezier([X, 168], [X - 150, 166], [X - w - 44, 300], [X - w - 20, 400]),
      ...bezier([X - w - 20, 400], [X - w - 6, 480], [X - 80, 530], [X, 556]),
      ...bezier([X, 556], [X + 80, 530], [X + w + 6, 480], [X + w + 20, 400]),
      ...bezier([X + w + 20, 400], [X + w + 44, 300], [X + 150, 166], [X, 168]),
    ];
    const face: Point[] = [
      ...bezier([X, 244], [X - 80, 242], [X - w + 4, 300], [X - w + 8, 360]),
      ...bezier([X - w + 8, 360], [X - w + 16, 430], [X - 62, 494], [X, 506]),
      ...bezier([X, 506], [X + 62, 494], [X + w - 16, 430], [X + w - 8, 360]),
      ...bezier([X + w - 8, 360], [X + w - 4, 300], [X + 80, 242], [X, 244]),
    ];
    sheet.shape([hood, face], { fill, rule: 'evenodd' });
    sheet.polygon(
      [
        ...bezier([X - 128, 452], [X - 80, 520], [X + 20, 545], [X + 142, 470]),
        ...bezier([X + 142, 470], [X + 190, 640], [X + 120, 700], [X - 20, 690]),
        ...bezier([X - 20, 690], [X - 160, 680], [X - 210, 600], [X - 128, 452]),
      ],
      { fill: wash(sheet, hairColour) },
    );
    for (const d of [0, 26, 52])
      sheet.line(
        bezier([X - 118, 510 + d], [X - 60, 590 + d], [X + 40, 620 + d * 0.8], [X + 140, 580 + d]),
        { stroke: darken(hairColour, 0.4), width: 3, opacity: 0.4, cap: 'round' },
      );
    for (const s of [-1, 1])
      sheet.line(
        bezier(
          [X + s * 20, 186],
          [X + s * 90, 200],
          [X + s * (w + 6), 290],
          [X + s * (w + 2), 380],
        ),
        {
          stroke: s < 0 ? lighten(hairColour, 0.3) : darken(hairColour, 0.4),
          width: 3,
          opacity: 0.4,
          cap: 'round',
        },
      );
  }
}

function curls(
  sheet: Sheet,
  colour: string,
  seed: string,
  [x, y]: Point,
  rx: number,
  ry: number,
  count: number,
  light: number,
): void {
  const rng = new Rng(seed);
  for (let i = 0; i < count; i++) {
    const a = rng.range(0, 6.283);
    const out = Math.sqrt(rng.next());
    const c: Point = [x + Math.cos(a) * out * rx, y + Math.sin(a) * out * ry];
    const r = rng.range(12, 22);
    const shade = (c[0] - x) / rx;
    const tone =
      shade > 0.2
        ? darken(colour, 0.2)
        : lighten(colour, Math.max(0, (0.1 - shade * 0.14) * light));
    sheet.ellipse(c, r, r * 0.9, { fill: tone });
    sheet.line(arc(c, r * 0.6, r * 0.55, rng.range(0, 3), rng.range(4, 6), 10), {
      stroke: lighten(colour, 0.3),
      width: 1.8,
      opacity: 0.35,
    });
  }
}
