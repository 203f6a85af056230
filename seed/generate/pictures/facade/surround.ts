import { darken, lighten } from '../draw/colour';
import type { Local, Plane } from '../draw/plane';
import type { Opening } from './facade';
import { openingOutline } from './opening-shape';

/** The dressed stone or brick around an opening, drawn before its hole. */
export function paintSurround(plane: Plane, o: Opening, trim: string): void {
  const { sheet, light } = plane.scene;
  const { u, v, width, height, head = 'flat', surround = 'none' } = o;
  if (surround === 'none') return;
  const tone = plane.tone(trim);
  const edge = { stroke: darken(tone, 0.35), width: 0.7 };
  const ring = (grow: number, w: number) =>
    plane.points(openingOutline(u, v, width, height, head, w, grow));
  if (plane.sunlit) {
    const soft = plane.points(
      openingOutline(u, v, width, height, head, 0.06, 0.14).map((p) => plane.thrown(p)),
    );
    sheet.polygon(soft, { fill: light.shadow, opacity: light.shadowStrength * 0.7 });
  }
  if (surround === 'brick') {
    voussoirs(plane, o, trim, 9, 0.24);
    return;
  }
  const wash = sheet.linear(plane.point([u, v + height]), plane.point([u, v]), [
    [0, lighten(tone, 0.16)],
    [1, darken(tone, 0.06)],
  ]);
  sheet.polygon(ring(0.15, 0.03), { fill: wash, ...edge });
  if (surround === 'moulded') {
    sheet.polygon(ring(0.1, 0.03), {
      fill: darken(tone, 0.12),
      stroke: lighten(tone, 0.5),
      width: 0.8,
    });
    sheet.polygon(ring(0.06, 0.03), { fill: lighten(tone, 0.12), ...edge });
  }
  if (surround === 'quoined') {
    for (let y = v; y < v + height - 0.2; y += 0.56) {
      for (const side of [-1, 1]) {
        const a = u + side * (width / 2);
        const b = a + side * 0.32;
        sheet.polygon(
          plane.points([
            [a, y, 0.03],
            [b, y, 0.03],
            [b, y + 0.3, 0.03],
            [a, y + 0.3, 0.03],
          ]),
          { fill: tone, ...edge },
        );
      }
    }
  }
  if (surround === 'keyed' || head === 'round' || head === 'segment') {
    const top = v + height;
    const key: Local[] = [
      [u - 0.1, top - 0.03, 0.08],
      [u + 0.1, top - 0.03, 0.08],
      [u + 0.15, top + 0.3, 0.08],
      [u - 0.15, top + 0.3, 0.08],
    ];
    if (plane.sunlit)
      sheet.polygon(plane.points(key.map((p) => plane.thrown(p))), {
        fill: light.shadow,
        opacity: light.shadowStrength,
      });
    sheet.polygon(plane.points(key), { fill: lighten(tone, 0.18), ...edge });
  }
}

function voussoirs(plane: Plane, o: Opening, trim: string, count: number, rise: number): void {
  const { sheet } = plane.scene;
  const { u, v, width, height, head = 'flat' } = o;
  const tone = plane.tone(trim);
  const half = width / 2;
  const top = v + height;
  for (let i = 0; i < count; i++) {
    const [a, b] = [-1 + (2 * i) / count, -1 + (2 * (i + 1)) / count];
    const drop = head === 'flat' ? 0 : width * 0.12;
    const y = (x: number) => top - drop * x * x;
    const quad: Local[] = [
      [u + a * half, y(a) - 0.02],
      [u + b * half, y(b) - 0.02],
      [u + b * half * 1.16, y(b) + rise],
      [u + a * half * 1.16, y(a) + rise],
    ];
    sheet.polygon(plane.points(quad), {
      fill: i % 2 === 0 ? tone : darken(tone, 0.14),
      stroke: lighten(tone, 0.4),
      width: 0.5,
    });
  }
}
