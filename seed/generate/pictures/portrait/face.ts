import { darken, lighten, mix } from '../draw/colour';
import { arc, bezier, type Point } from '../draw/geometry';
import type { Sheet } from '../draw/sheet';
import { paintBeard, paintGlasses } from './face-details';
import type { Person } from './people';

export const X = 400;

/** The outline of the head, from brow to chin. */
export function headOutline(broad: number, grow = 0): Point[] {
  const w = 118 * broad + grow;
  const left: Point[] = [
    ...bezier([X, 208 - grow], [X - w * 0.75, 206 - grow], [X - w, 262], [X - w, 335]),
    ...bezier([X - w, 335], [X - w * 0.98, 412], [X - w * 0.72, 472], [X - 38, 506 + grow]),
    ...bezier([X - 38, 506 + grow], [X - 16, 514 + grow], [X - 8, 515 + grow], [X, 515 + grow]),
  ];
  return [...left, ...left.map(([x, y]): Point => [2 * X - x, y]).reverse()];
}

/** Ears, face, features and the shade of the side away from the light. */
export function paintFace(sheet: Sheet, person: Person): void {
  const { skin, broad, hair } = person;
  const w = 118 * broad;
  if (hair !== 'scarf' && hair !== 'long' && hair !== 'bob') {
    for (const s of [-1, 1]) {
      const tone = s < 0 ? skin : darken(skin, 0.26);
      sheet.ellipse(
        [X + s * (w + 3), 366],
        17,
        33,
        { fill: tone, stroke: darken(tone, 0.25), width: 1.2 },
        s * -6,
      );
      sheet.line(arc([X + s * (w + 4), 364], 8, 18, s < 0 ? 1.6 : -1.5, s < 0 ? 4.6 : 1.5, 10), {
        stroke: darken(skin, 0.4),
        width: 2,
        opacity: 0.5,
      });
    }
  }
  const outline = headOutline(broad);
  sheet.polygon(outline, {
    fill: sheet.linear(
      [X - w, 250],
      [X + w, 470],
      [
        [0, lighten(skin, 0.2)],
        [0.42, skin],
        [1, darken(skin, 0.24)],
      ],
    ),
  });
  sheet.clip(outline, () => {
    const shade: Point[] = [
      [X + 56, 180],
      ...bezier([X + 64, 230], [X + 84, 300], [X + 58, 350], [X + 78, 400]),
      ...bezier([X + 78, 400], [X + 66, 450], [X + 30, 480], [X + 8, 520]),
      [X + 200, 540],
      [X + 200, 180],
    ];
    sheet.group(`filter="${sheet.blur(9)}"`, () => {
      sheet.polygon(shade, { fill: darken(skin, 0.5), opacity: 0.34 });
      for (const s of [-1, 1])
        sheet.ellipse([X + s * 66, 418], 30, 20, {
          fill: mix(skin, '#c4503f', 0.5),
          opacity: 0.22,
        });
      sheet.ellipse([X - 30, 262], 62, 26, { fill: '#fff4e2', opacity: 0.2 });
    });
  });
  features(sheet, person);
  if (person.beard) paintBeard(sheet, person);
  mouth(sheet, person);
  if (person.lines) {
    const ink = { stroke: darken(skin, 0.42), width: 2.2, opacity: 0.4, cap: 'round' as const };
    for (const s of [-1, 1]) {
      sheet.line(
        bezier([X + s * 36, 412], [X + s * 50, 424], [X + s * 56, 438], [X + s * 54, 450]),
        ink,
      );
      sheet.line(
        [
          [X + s * 92, 352],
          [X + s * 104, 346],
        ],
        ink,
      );
      sheet.line(
        [
          [X + s * 92, 360],
          [X + s * 105, 360],
        ],
        ink,
      );
    }
  }
  if (person.glasses) paintGlasses(sheet);
  if (person.earrings)
    for (const s of [-1, 1])
      sheet.ellipse([X + s * (w + 4), 408], 6, 6, { fill: '#d2aa5a', stroke: '#9a7430', width: 1 });
}

function features(sheet: Sheet, { skin, hairColour, hair, lines }: Person): void {
  const brow = lines
    ? darken(hairColour, 0.25)
    : hair === 'scarf'
      ? '#3a2a20'
      : darken(hairColour, 0.15);
  for (const s of [-1, 1]) {
    const cx = X + s * 49;
    sheet.polygon(
      [
        ...bezier(
          [cx - s * 30, 316],
          [cx - s * 12, 302],
          [cx + s * 14, 300],
          [cx + s * 34, 313],
          10,
        ),
        ...bezier(
          [cx + s * 34, 313],
          [cx + s * 14, 307],
          [cx - s * 10, 310],
          [cx - s * 29, 323],
          10,
        ),
      ],
      { fill: brow, opacity: 0.92 },
    );
    const lid: Point[] = [
      ...bezier([cx - 24, 350], [cx - 12, 336], [cx + 12, 336], [cx + 24, 350], 12),
      ...bezier([cx + 24, 350], [cx + 12, 360], [cx - 12, 360], [cx - 24, 350], 12),
    ];
    sheet.group(`filter="${sheet.blur(3)}"`, () =>
      sheet.ellipse([cx, 338], 30, 12, { fill: darken(skin, 0.45), opacity: 0.28 }),
    );
    sheet.polygon(lid, { fill: '#f7f1e8' });
    sheet.clip(lid, () => {
      sheet.ellipse([cx + 1, 348], 11.5, 11.5, { fill: '#4a3628' });
      sheet.ellipse([cx + 1, 348], 5.4, 5.4, { fill: '#17110e' });
      sheet.ellipse([cx - 3, 344], 2.8, 2.8, { fill: '#ffffff' });
    });
    sheet.line(
      bezier([cx - s * 25, 350], [cx - s * 12, 335], [cx + s * 12, 335], [cx + s * 26, 349], 12),
      { stroke: darken(mix(skin, '#2b1a12', 0.7), 0.3), width: 3.6, cap: 'round' },
    );
    sheet.line(bezier([cx - 20, 328], [cx - 8, 322], [cx + 8, 322], [cx + 20, 329], 8), {
      stroke: darken(skin, 0.42),
      width: 1.8,
      opacity: 0.5,
      cap: 'round',
    });
  }
  const nose: Point[] = [
    ...bezier([X + 10, 330], [X + 14, 370], [X + 26, 396], [X + 26, 408]),
    ...bezier([X + 26, 408], [X + 24, 420], [X + 6, 422], [X - 2, 418]),
    ...bezier([X - 2, 418], [X + 8, 400], [X + 4, 360], [X + 10, 330]),
  ];
  sheet.group(`filter="${sheet.blur(2)}"`, () =>
    sheet.polygon(nose, { fill: darken(skin, 0.5), opacity: 0.36 }),
  );
  sheet.line(bezier([X - 22, 411], [X - 16, 421], [X - 6, 415], [X, 420]), {
    stroke: darken(skin, 0.5),
    width: 2.6,
    opacity: 0.6,
    cap: 'round',
  });
  sheet.line(bezier([X, 420], [X + 6, 415], [X + 18, 421], [X + 23, 410]), {
    stroke: darken(skin, 0.55),
    width: 2.6,
    opacity: 0.65,
    cap: 'round',
  });
}

function mouth(sheet: Sheet, { skin, beard }: Person): void {
  const lip = mix(darken(skin, 0.2), '#a8443c', beard ? 0.35 : 0.5);
  const upper: Point[] = [
    ...bezier([X - 38, 453], [X - 20, 446], [X - 8, 442], [X, 447], 10),
    ...bezier([X, 447], [X + 8, 442], [X + 20, 446], [X + 38, 453], 10),
    ...bezier([X + 38, 453], [X + 16, 459], [X - 16, 459], [X - 38, 453], 10),
  ];
  const lower: Point[] = [
    ...bezier([X - 38, 453], [X - 16, 459], [X + 16, 459], [X + 38, 453], 10),
    ...bezier([X + 38, 453], [X + 20, 475], [X - 20, 475], [X - 38, 453], 10),
  ];
  sheet.polygon(upper, { fill: darken(lip, 0.16) });
  sheet.polygon(lower, { fill: lip });
  sheet.ellipse([X - 8, 464], 12, 3.4, { fill: '#ffeadd', opacity: 0.3 });
  sheet.line(bezier([X - 43, 450], [X - 18, 461], [X + 18, 461], [X + 43, 450]), {
    stroke: darken(lip, 0.5),
    width: 2.6,
    cap: 'round',
  });
  sheet.group(`filter="${sheet.blur(3)}"`, () =>
    sheet.ellipse([X + 2, 481], 22, 5, { fill: darken(skin, 0.5), opacity: 0.3 }),
  );
}
