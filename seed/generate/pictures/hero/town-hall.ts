import { darken, lighten } from '../draw/colour';
import type { Point } from '../draw/geometry';
import type { Local, Plane } from '../draw/plane';

/** The town hall of the Grand-Place: long hall under a steep dormered roof, and the openwork spire. */
export function paintTownHall(plane: Plane): void {
  const { sheet } = plane.scene;
  const stone = '#d9ccb5';
  const tone = plane.tone(stone);
  const slate = plane.tone('#66707c', [0, 0.6, 0.8]);
  for (const [a, b] of [
    [-38, -6],
    [6, 30],
  ] as const) {
    plane.box(a, 0, b, 20, -12, 0, stone);
    const arches: Point[][] = [];
    for (let u = a + 2; u < b - 1.5; u += 3.1) {
      for (const v of [6.5, 13])
        arches.push(
          plane.points(
            [
              [u - 0.9, v],
              [u - 0.9, v + 3],
              [u, v + 4.6],
              [u + 0.9, v + 3],
              [u + 0.9, v],
            ].map(([x, y]): Local => [x!, y!, 0.05]),
          ),
        );
    }
    sheet.shape(arches, {
      fill: plane.scene.light.time === 'dusk' ? '#ffcf86' : darken(tone, 0.6),
    });
    sheet.polygon(
      plane.points([
        [a, 20, 0],
        [b, 20, 0],
        [b - 2, 37, -6],
        [a + 2, 37, -6],
      ]),
      { fill: slate, stroke: darken(slate, 0.3), width: 0.8 },
    );
    for (const row of [22, 27, 31.5]) {
      for (let u = a + 3; u < b - 2; u += 4.2) {
        const w = -(row - 20) * 0.35 + 0.6;
        sheet.polygon(
          plane.points([
            [u - 0.7, row, w],
            [u + 0.7, row, w],
            [u + 0.7, row + 1.8, w],
            [u, row + 3.2, w],
            [u - 0.7, row + 1.8, w],
          ]),
          { fill: lighten(tone, 0.1), stroke: darken(tone, 0.35), width: 0.6 },
        );
      }
    }
    for (let u = a; u <= b; u += 3.1) pinnacle(plane, u, 20, 3.4, 0.5, tone);
  }
  plane.box(-6, 0, 6, 44, -8, 2, stone);
  const lancets: Point[][] = [];
  for (const v of [16, 27, 35])
    for (const u of [-3, 0, 3])
      lancets.push(
        plane.points([
          [u - 0.9, v, 2.1],
          [u - 0.9, v + 5, 2.1],
          [u, v + 7, 2.1],
          [u + 0.9, v + 5, 2.1],
          [u + 0.9, v, 2.1],
        ]),
      );
  sheet.shape(lancets, { fill: darken(tone, 0.6) });
  for (const u of [-6, 6]) pinnacle(plane, u, 44, 11, 1.1, tone);
  tier(plane, 4.6, 44, 3.9, 62, tone);
  for (const u of [-4.4, 4.4]) pinnacle(plane, u, 62, 8, 0.8, tone);
  tier(plane, 3.4, 62, 2.7, 73, tone);
  const spire = plane.points([
    [-2.7, 73, 1],
    [2.7, 73, 1],
    [0.25, 94, 1],
    [-0.25, 94, 1],
  ]);
  sheet.polygon(spire, {
    fill: sheet.linear(plane.point([-2.7, 73]), plane.point([2.7, 73]), [
      [0, lighten(tone, 0.2)],
      [1, darken(tone, 0.45)],
    ]),
  });
  const holes: Point[][] = [];
  for (let i = 0; i < 8; i++) {
    const v = 74 + i * 2.3;
    const half = 2.3 * (1 - (v - 73) / 21) * 0.55;
    holes.push(
      plane.points([
        [-half, v, 1.1],
        [0, v + 1.7, 1.1],
        [half, v, 1.1],
        [0, v - 0.4, 1.1],
      ]),
    );
  }
  sheet.shape(holes, { fill: darken(tone, 0.5), opacity: 0.7 });
  sheet.polygon(
    plane.points([
      [-0.5, 94, 1],
      [0.5, 94, 1],
      [0.9, 97, 1],
      [0.1, 98.4, 1],
      [-0.6, 96.5, 1],
    ]),
    { fill: '#e2b75c' },
  );
}

function tier(plane: Plane, low: number, v0: number, top: number, v1: number, tone: string): void {
  const { sheet } = plane.scene;
  sheet.polygon(
    plane.points([
      [-low, v0, 1.5],
      [low, v0, 1.5],
      [top, v1, 1.5],
      [-top, v1, 1.5],
    ]),
    {
      fill: sheet.linear(plane.point([-low, v0]), plane.point([low, v0]), [
        [0, lighten(tone, 0.22)],
        [0.5, tone],
        [1, darken(tone, 0.45)],
      ]),
    },
  );
  const gaps: Point[][] = [];
  for (const u of [-0.55, 0, 0.55]) {
    const c = u * low * 1.1;
    gaps.push(
      plane.points([
        [c - low * 0.17, v0 + 2, 1.6],
        [c - low * 0.15, v1 - 4.5, 1.6],
        [c, v1 - 2, 1.6],
        [c + low * 0.15, v1 - 4.5, 1.6],
        [c + low * 0.17, v0 + 2, 1.6],
      ]),
    );
  }
  sheet.shape(gaps, { fill: darken(tone, 0.6) });
  plane.box(-top - 0.5, v1 - 0.8, top + 0.5, v1, 0, 2.2, '#d9ccb5');
}

function pinnacle(
  plane: Plane,
  u: number,
  v: number,
  height: number,
  half: number,
  tone: string,
): void {
  const { sheet } = plane.scene;
  sheet.polygon(
    plane.points([
      [u - half, v, 1],
      [u + half, v, 1],
      [u + half * 0.8, v + height * 0.4, 1],
      [u, v + height, 1],
      [u - half * 0.8, v + height * 0.4, 1],
    ]),
    { fill: lighten(tone, 0.08), stroke: darken(tone, 0.35), width: 0.6 },
  );
}
