import { darken } from '../draw/colour';
import { paintMaterial } from '../draw/material';
import { paintRoofing } from '../draw/roofing';
import type { Local, Plane } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintDormer } from './dormer';
import type { Facade } from './facade';
import { paintOpening } from './opening';

const MANSARD_LEAN = 0.32;

const PITCH_LEAN = 0.66;

/** Whatever closes the house above its cornice; drawn before the cornice, from back to front. */
export function paintRoof(plane: Plane, f: Facade, rng: Rng): void {
  const { roof, width, height } = f;
  if (roof.kind === 'none') return;
  if (f.chimneys) for (const u of [0.35, width - 0.35]) chimney(plane, u, height, roof, rng);
  if (!f.detached) partyWalls(plane, f);
  if (roof.kind === 'parapet') {
    paintMaterial(
      plane,
      { u0: 0, v0: height, u1: width, v1: height + roof.height },
      f.material,
      roof.colour,
      rng,
    );
    plane.box(
      -0.02,
      height + roof.height,
      width + 0.02,
      height + roof.height + 0.1,
      -0.35,
      0.06,
      f.trim,
    );
  } else if (roof.kind === 'setback') {
    const back = plane.turned([0.8, height, -roof.inset]);
    paintMaterial(
      back,
      { u0: 0, v0: 0, u1: width - 1.6, v1: roof.height },
      'render',
      roof.colour,
      rng,
    );
    const count = Math.max(2, Math.round((width - 1.6) / 2.2));
    for (let i = 0; i < count; i++) {
      const wide = (width - 1.6) / count;
      paintOpening(
        back,
        {
          u: wide * (i + 0.5),
          v: 0.1,
          width: wide - 0.35,
          height: roof.height - 0.5,
          kind: 'window',
          columns: 2,
          frame: '#3a3f3f',
          depth: 0.12,
        },
        roof.colour,
        rng,
      );
    }
    back.box(-0.3, roof.height, width - 1.3, roof.height + 0.22, -0.5, 0.5, f.trim);
  } else if (roof.kind === 'mansard' || roof.kind === 'pitched') {
    const lean = roof.kind === 'mansard' ? MANSARD_LEAN : PITCH_LEAN;
    const slope = plane.leaning([0, height, 0.05], lean);
    const long = roof.rise / Math.cos(lean);
    paintRoofing(slope, { u0: 0, v0: 0, u1: width, v1: long }, roof.colour, rng);
    const ridgeColour = roof.kind === 'mansard' ? '#8c9494' : darken(roof.colour, 0.2);
    const tone = plane.tone(ridgeColour);
    sheetStrip(plane, slope, width, long, tone);
    for (const dormer of roof.dormers) paintDormer(plane, dormer, height, lean, roof.colour, rng);
  } else {
    gable(plane, f, rng);
  }
}

/** The blind flanks of a house that stands higher than its neighbours. */
function partyWalls(plane: Plane, f: Facade): void {
  const { roof, width, height } = f;
  const { sheet } = plane.scene;
  const end = plane.eye[0] < 0 ? 0 : plane.eye[0] > width ? width : undefined;
  if (end === undefined) return;
  const top: Local[] = [[end, height, 0]];
  if (roof.kind === 'pitched' || roof.kind === 'mansard') {
    const lean = roof.kind === 'mansard' ? MANSARD_LEAN : PITCH_LEAN;
    top.push([end, height + roof.rise, -roof.rise * Math.tan(lean)]);
  } else if (roof.kind === 'parapet') top.push([end, height + roof.height, 0]);
  const back = top.at(-1)!;
  const wall: Local[] = [[end, 0, 0], ...top, [end, back[1], -8], [end, 0, -8]];
  const tone = darken(
    plane.tone(f.material === 'concrete' ? '#b9b2a4' : '#a58672', [end === 0 ? -1 : 1, 0, 0]),
    0.08,
  );
  sheet.polygon(plane.points(wall), { fill: tone, stroke: darken(tone, 0.25), width: 0.6 });
}

function sheetStrip(plane: Plane, slope: Plane, width: number, long: number, tone: string): void {
  plane.scene.sheet.polygon(
    slope.points([
      [0, long - 0.02],
      [width, long - 0.02],
      [width, long + 0.16],
      [0, long + 0.16],
    ]),
    { fill: tone, stroke: darken(tone, 0.3), width: 0.6 },
  );
}

function chimney(plane: Plane, u: number, height: number, roof: Facade['roof'], rng: Rng): void {
  const rise =
    roof.kind === 'pitched' || roof.kind === 'mansard'
      ? roof.rise
      : roof.kind === 'gable'
        ? 1.6
        : 0.6;
  const top = height + rise + rng.range(0.5, 1.2);
  plane.box(u - 0.3, height, u + 0.3, top, -3.4, -2.5, '#9a6a55');
  plane.box(u - 0.36, top, u + 0.36, top + 0.1, -3.45, -2.45, '#b9b0a0');
  for (const d of [-0.15, 0.15])
    plane.box(u + d - 0.09, top + 0.1, u + d + 0.09, top + 0.45, -3.1, -2.9, '#b06a4a');
}

function gable(plane: Plane, f: Facade, rng: Rng): void {
  const { roof, width, height } = f;
  if (roof.kind !== 'gable') return;
  const { sheet } = plane.scene;
  const top = Math.max(...roof.outline.map(([, y]) => y));
  const outline: Local[] = roof.outline.map(([x, y]): Local => [x, height + y]);
  sheet.clip(plane.points(outline), () =>
    paintMaterial(
      plane,
      { u0: 0, v0: height, u1: width, v1: height + top },
      f.material,
      f.colour,
      rng,
    ),
  );
  const tone = plane.tone(roof.coping);
  if (roof.stepped) {
    for (let i = 0; i < roof.outline.length - 1; i++) {
      const [[x0, y0], [x1, y1]] = [roof.outline[i]!, roof.outline[i + 1]!];
      if (Math.abs(y0 - y1) > 0.01 || y0 < 0.05) continue;
      plane.castBox(
        Math.min(x0, x1) - 0.05,
        height + y0,
        Math.max(x0, x1) + 0.05,
        height + y0 + 0.12,
        -0.3,
        0.1,
      );
      plane.box(
        Math.min(x0, x1) - 0.05,
        height + y0,
        Math.max(x0, x1) + 0.05,
        height + y0 + 0.12,
        -0.3,
        0.08,
        roof.coping,
      );
    }
    plane.paintShadows(plane.points(outline));
  } else {
    sheet.line(plane.open(outline), {
      stroke: tone,
      width: plane.pixels([width / 2, height]) * 0.16,
    });
    sheet.line(plane.open(outline), { stroke: darken(tone, 0.4), width: 0.8 });
  }
}
