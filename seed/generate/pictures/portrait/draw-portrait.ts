import { darken, lighten } from '../draw/colour';
import { arc, bezier, type Point } from '../draw/geometry';
import { Sheet } from '../draw/sheet';
import { paintFace } from './face';
import { paintHairBack, paintHairFront } from './hair';
import { PEOPLE, type Person } from './people';

export const CENTRE = 400;

/** A calm drawn bust before a washed arch, lit from the left. */
export function drawPortrait(number: number): Sheet {
  const person = PEOPLE[(number - 1) % PEOPLE.length]!;
  const sheet = new Sheet(800, 800);
  backdrop(sheet, person);
  sheet.group('transform="translate(-64 -66) scale(1.16)"', () => {
    paintHairBack(sheet, person);
    neck(sheet, person);
    clothes(sheet, person);
    paintFace(sheet, person);
    paintHairFront(sheet, person);
  });
  const fade = sheet.radial([330, 330], 640, [
    [0.4, '#2b2018', 0],
    [1, '#2b2018', 0.24],
  ]);
  sheet.rectangle(0, 0, 800, 800, { fill: fade });
  return sheet;
}

function backdrop(sheet: Sheet, { backdrop: [paper, wash] }: Person): void {
  sheet.rectangle(0, 0, 800, 800, {
    fill: sheet.linear(
      [0, 0],
      [800, 800],
      [
        [0, lighten(paper, 0.3)],
        [1, darken(paper, 0.12)],
      ],
    ),
  });
  const shape: Point[] = [
    [120, 800],
    ...arc([400, 380], 280, 280, Math.PI, 2 * Math.PI, 40),
    [680, 800],
  ];
  sheet.polygon(shape, {
    fill: sheet.linear(
      [120, 100],
      [680, 800],
      [
        [0, lighten(wash, 0.28)],
        [1, darken(wash, 0.1)],
      ],
    ),
  });
  sheet.group(`filter="${sheet.blur(14)}"`, () =>
    sheet.shape(
      [
        [
          [130, 150],
          [300, 110],
          [420, 800],
          [230, 800],
        ],
        [
          [330, 104],
          [420, 96],
          [560, 800],
          [470, 800],
        ],
      ],
      { fill: '#fff5dc', opacity: 0.2 },
    ),
  );
}

function neck(sheet: Sheet, { skin, broad }: Person): void {
  const w = 62 * broad;
  const shape: Point[] = [
    [CENTRE - w, 430],
    ...bezier([CENTRE - w, 480], [CENTRE - w, 545], [CENTRE - w - 22, 575], [CENTRE - 130, 610]),
    [CENTRE + 130, 610],
    ...bezier([CENTRE + 130, 610], [CENTRE + w + 22, 575], [CENTRE + w, 545], [CENTRE + w, 480]),
    [CENTRE + w, 430],
  ];
  sheet.polygon(shape, {
    fill: sheet.linear(
      [CENTRE - w, 0],
      [CENTRE + w, 0],
      [
        [0, skin],
        [0.5, darken(skin, 0.12)],
        [1, darken(skin, 0.34)],
      ],
    ),
  });
  const chin: Point[] = [
    ...bezier([CENTRE - w, 470], [CENTRE - 30, 545], [CENTRE + 40, 545], [CENTRE + w, 480]),
    [CENTRE + w, 420],
    [CENTRE - w, 420],
  ];
  sheet.group(`filter="${sheet.blur(5)}"`, () =>
    sheet.polygon(chin, { fill: darken(skin, 0.55), opacity: 0.5 }),
  );
}

function shoulders(collar: number): Point[] {
  return [
    [60, 800],
    ...bezier([62, 800], [72, 690], [120, 640], [235, 612]),
    ...bezier([235, 612], [290, 598], [318, 580], [CENTRE - collar, 560]),
    ...bezier(
      [CENTRE - collar, 560],
      [CENTRE - 40, 612],
      [CENTRE + 40, 612],
      [CENTRE + collar, 560],
    ),
    ...bezier([CENTRE + collar, 560], [482, 580], [510, 598], [565, 612]),
    ...bezier([565, 612], [680, 640], [728, 690], [738, 800]),
    [740, 800],
  ];
}

function clothes(sheet: Sheet, { clothes: kind, cloth, second }: Person): void {
  const wash = (colour: string) =>
    sheet.linear(
      [120, 560],
      [700, 800],
      [
        [0, lighten(colour, 0.2)],
        [0.45, colour],
        [1, darken(colour, 0.4)],
      ],
    );
  const fold = (points: readonly Point[]) =>
    sheet.line(points, { stroke: darken(cloth, 0.5), width: 3, opacity: 0.35, cap: 'round' });
  if (kind === 'blazer') {
    sheet.polygon(shoulders(66), { fill: wash(second) });
    sheet.polygon(
      [
        ...bezier([CENTRE - 66, 560], [CENTRE - 30, 612], [CENTRE - 12, 640], [CENTRE, 668]),
        [CENTRE - 34, 690],
        [CENTRE - 84, 590],
      ],
      { fill: lighten(second, 0.25), stroke: darken(second, 0.25), width: 1.4 },
    );
    sheet.polygon(
      [
        ...bezier([CENTRE + 66, 560], [CENTRE + 30, 612], [CENTRE + 12, 640], [CENTRE, 668]),
        [CENTRE + 34, 690],
        [CENTRE + 84, 590],
      ],
      { fill: darken(second, 0.06), stroke: darken(second, 0.3), width: 1.4 },
    );
    const half = (s: number): Point[] => [
      [CENTRE + s * 340, 800],
      ...bezier(
        [CENTRE + s * 338, 800],
        [CENTRE + s * 328, 690],
        [CENTRE + s * 280, 640],
        [CENTRE + s * 165, 612],
      ),
      ...bezier(
        [CENTRE + s * 165, 612],
        [CENTRE + s * 120, 600],
        [CENTRE + s * 95, 588],
        [CENTRE + s * 80, 566],
      ),
      ...bezier(
        [CENTRE + s * 80, 566],
        [CENTRE + s * 78, 650],
        [CENTRE + s * 40, 730],
        [CENTRE + s * 6, 800],
      ),
    ];
    for (const s of [-1, 1]) {
      sheet.polygon(half(s), { fill: wash(cloth) });
      const lapel: Point[] = [
        [CENTRE + s * 80, 566],
        [CENTRE + s * 148, 640],
        [CENTRE + s * 112, 660],
        [CENTRE + s * 128, 690],
        [CENTRE + s * 8, 800],
        ...bezier(
          [CENTRE + s * 8, 800],
          [CENTRE + s * 40, 730],
          [CENTRE + s * 76, 650],
          [CENTRE + s * 80, 566],
        ),
      ];
      sheet.polygon(lapel, {
        fill: s < 0 ? lighten(cloth, 0.16) : darken(cloth, 0.1),
        stroke: darken(cloth, 0.45),
        width: 1.6,
      });
    }
    return;
  }
  sheet.polygon(shoulders(kind === 'knit' ? 74 : 72), { fill: wash(cloth) });
  if (kind === 'shirt') {
    for (const s of [-1, 1])
      sheet.polygon(
        [
          [CENTRE + s * 70, 552],
          ...bezier(
            [CENTRE + s * 72, 556],
            [CENTRE + s * 40, 606],
            [CENTRE + s * 16, 626],
            [CENTRE, 640],
          ),
          [CENTRE + s * 48, 676],
          [CENTRE + s * 108, 592],
        ],
        {
          fill: s < 0 ? lighten(cloth, 0.3) : lighten(cloth, 0.06),
          stroke: darken(cloth, 0.35),
          width: 1.6,
        },
      );
    sheet.line(
      [
        [CENTRE, 640],
        [CENTRE + 2, 800],
      ],
      { stroke: darken(cloth, 0.4), width: 2 },
    );
    for (const y of [690, 760])
      sheet.ellipse([CENTRE + 1, y], 5, 5, {
        fill: lighten(second, 0.5),
        stroke: darken(cloth, 0.4),
        width: 1,
      });
  } else {
    const band = kind === 'knit' ? 26 : 12;
    const ring: Point[] = [
      ...bezier([CENTRE - 76, 556], [CENTRE - 40, 618], [CENTRE + 40, 618], [CENTRE + 76, 556]),
      ...bezier(
        [CENTRE + 76 + band * 0.5, 556 + band * 0.6],
        [CENTRE + 44, 618 + band],
        [CENTRE - 44, 618 + band],
        [CENTRE - 76 - band * 0.5, 556 + band * 0.6],
      ),
    ];
    sheet.polygon(ring, { fill: second, stroke: darken(second, 0.35), width: 1.4 });
    if (kind === 'knit') {
      const ribs: Point[][] = Array.from({ length: 34 }, (_, i) => [
        [90 + i * 19, 800],
        [140 + i * 16, 690 - Math.sin((i / 33) * Math.PI) * 30],
      ]);
      sheet.lines(ribs, { stroke: darken(cloth, 0.4), width: 2, opacity: 0.16 });
    }
  }
  fold(bezier([190, 800], [196, 740], [214, 700], [236, 676]));
  fold(bezier([612, 800], [606, 740], [588, 700], [566, 676]));
}
