import { darken, lighten, mix } from '../draw/colour';
import type { Local, Plane } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintDoorLeaf, paintGarageLeaf } from './door';
import type { Opening } from './facade';
import { paintGlass } from './glazing';
import { headRise, openingOutline } from './opening-shape';

/** An opening with real depth: glass and frame set back, reveals, and the shade its own edges throw on them. */
export function paintOpening(plane: Plane, o: Opening, wall: string, rng: Rng): void {
  const { sheet, light } = plane.scene;
  const { u, v, width, height, head = 'flat' } = o;
  const depth = o.depth ?? (o.kind === 'door' ? 0.3 : 0.2);
  const front = openingOutline(u, v, width, height, head);
  const hole = plane.points(front);
  if (plane.pixels([u, v]) < 24) {
    paintGlass(plane, o, 0, rng);
    paintFrame(plane, o, 0.02);
    return;
  }
  sheet.clip(hole, () => {
    const back = openingOutline(u, v, width, height, head, -depth);
    if (o.kind === 'garage') paintGarageLeaf(plane, o, depth, rng);
    else if (o.kind === 'door') paintDoorLeaf(plane, o, depth, rng);
    else {
      paintGlass(plane, o, depth, rng);
      paintFrame(plane, o, depth);
    }
    front.forEach((from, i) => {
      const next = (i + 1) % front.length;
      const to = front[next]!;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const normal: [number, number, number] = [
        (to[1] - from[1]) / length,
        -(to[0] - from[0]) / length,
        0,
      ];
      const tone = darken(plane.tone(lighten(wall, 0.1), normal), 0.06);
      sheet.polygon(plane.points([from, to, back[next]!, back[i]!]), {
        fill: tone,
        stroke: tone,
        width: 0.4,
      });
    });
    if (plane.sunlit) {
      const thrown = plane.points(front.map((p) => plane.thrown(p, -depth)));
      const around = plane.points([
        [u - 9, v - 9, -depth],
        [u + 9, v - 9, -depth],
        [u + 9, v + 15, -depth],
        [u - 9, v + 15, -depth],
      ]);
      sheet.shape([around, thrown], {
        fill: light.shadow,
        opacity: light.shadowStrength * 0.95,
        rule: 'evenodd',
      });
    } else {
      sheet.polygon(hole, {
        fill: sheet.linear(plane.point([u, v + height]), plane.point([u, v]), [
          [0, light.shadow, 0.4],
          [0.35, light.shadow, 0.05],
        ]),
      });
    }
  });
  sheet.polygon(hole, { fill: 'none', stroke: darken(plane.tone(wall), 0.5), width: 0.8 });
}

/** Sash frame, mullions, transom and bars, as flat strips with a thin light edge. */
export function paintFrame(plane: Plane, o: Opening, depth: number): void {
  const { sheet } = plane.scene;
  const {
    u,
    v,
    width,
    height,
    head = 'flat',
    columns = 2,
    rows = 1,
    transom = 0,
    frame = '#f1ede3',
  } = o;
  const w = -depth + 0.03;
  const thick = o.kind === 'shop' ? 0.07 : 0.075;
  const tone = plane.tone(frame);
  const edge = darken(tone, 0.35);
  const outer = plane.points(openingOutline(u, v, width, height, head, w));
  const inner = plane.points(
    openingOutline(u, v + thick, width - thick * 2, height - thick * 2, head, w),
  );
  sheet.shape([outer, inner], { fill: tone, rule: 'evenodd', stroke: edge, width: 0.5 });
  const strip = (list: Local[]) =>
    sheet.polygon(plane.points(list), { fill: tone, stroke: edge, width: 0.4 });
  const rise = headRise(width, head);
  const bar = transom > 0 ? v + height * (1 - transom) : undefined;
  const foot = v + thick;
  const topAt = (x: number) => {
    const share = Math.abs(x - u) / (width / 2);
    return v + height - rise * (1 - Math.sqrt(Math.max(0, 1 - share * share))) - thick * 0.5;
  };
  for (let i = 1; i < columns; i++) {
    const x = u - width / 2 + (width * i) / columns;
    const half = columns > 2 && i % 2 === 1 ? thick * 0.45 : thick * 0.6;
    strip([
      [x - half, foot, w],
      [x + half, foot, w],
      [x + half, topAt(x), w],
      [x - half, topAt(x), w],
    ]);
  }
  const limit = bar ?? v + height;
  for (let i = 1; i < rows; i++) {
    const y = v + ((limit - v) * i) / rows;
    strip([
      [u - width / 2 + thick, y - 0.02, w],
      [u + width / 2 - thick, y - 0.02, w],
      [u + width / 2 - thick, y + 0.02, w],
      [u - width / 2 + thick, y + 0.02, w],
    ]);
  }
  if (bar !== undefined)
    strip([
      [u - width / 2, bar - thick * 0.6, w + 0.02],
      [u + width / 2, bar - thick * 0.6, w + 0.02],
      [u + width / 2, bar + thick * 0.6, w + 0.02],
      [u - width / 2, bar + thick * 0.6, w + 0.02],
    ]);
  if (columns === 2) {
    const sash = mix(tone, '#ffffff', 0.35);
    sheet.line(
      plane.open([
        [u - 0.012, foot, w],
        [u - 0.012, bar ?? topAt(u), w],
      ]),
      { stroke: sash, width: 0.8 },
    );
  }
}
