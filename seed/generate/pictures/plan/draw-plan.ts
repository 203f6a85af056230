import type { Point } from '../draw/geometry';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { LANDSCAPE } from '../picture';
import { paintDimensions, paintScaleBar, paintNorth } from './annotate';
import { furnish, type Symbol } from './furnish';
import { INK } from './ink';
import { layFlat, layHouse, layStudio, type Gap, type Layout, type PlanRoom } from './layout';

const FILLS: Record<NonNullable<Symbol['fill']>, string> = {
  soft: '#efe7d8',
  wood: '#dcc7a4',
  water: '#d5e3e6',
  plant: '#b9c9a2',
  none: 'none',
};

const FLOORS: Record<PlanRoom['use'], string> = {
  living: '#f3e6cf',
  kitchen: '#eee6da',
  bedroom: '#f1e7d6',
  bath: '#dfe9ea',
  toilet: '#dfe9ea',
  hall: '#ebe3d6',
  study: '#f0e6d4',
  stairs: '#ebe3d6',
  garage: '#e2e1dd',
  terrace: '#e4e6d2',
};

/** A furnished floor plan on white paper with dimensions, scale bar and north arrow; no words, so it serves every language. */
export function drawPlan(number: number): Sheet {
  const rng = new Rng(`plan ${number}`);
  const { width, height } = LANDSCAPE;
  const sheet = new Sheet(width, height);
  const layout = mirror(
    rng,
    number % 4 === 3 ? layHouse(rng) : number % 10 === 5 ? layStudio(rng) : layFlat(rng),
  );
  sheet.rectangle(0, 0, width, height, { fill: '#fdfcf9' });
  const scale = Math.min((width - 420) / layout.width, (height - 270) / layout.height, 118);
  const [x0, y0] = [(width - layout.width * scale) / 2, (height - layout.height * scale) / 2 - 22];
  const at = ([x, y]: Point): Point => [x0 + x * scale, y0 + y * scale];
  grid(sheet);
  for (const room of layout.rooms) floor(sheet, room, at, scale);
  for (const room of layout.rooms) {
    for (const symbol of furnish(room, rng.fork(`${room.use}${room.x}`))) {
      const points = symbol.points.map(at);
      if (symbol.closed)
        sheet.polygon(points, { fill: FILLS[symbol.fill ?? 'none'], stroke: INK, width: 1.3 });
      else sheet.line(points, { stroke: INK, width: 1, opacity: 0.55 });
    }
  }
  walls(sheet, layout, at, scale);
  for (const gap of layout.gaps) opening(sheet, gap, at, scale);
  paintDimensions(sheet, layout, at);
  paintScaleBar(sheet, [x0, height - 58], scale);
  paintNorth(sheet, [width - 96, height - 108], rng.range(-0.6, 0.6));
  return sheet;
}

function mirror(rng: Rng, layout: Layout): Layout {
  if (rng.chance(0.5)) return layout;
  const { width } = layout;
  return {
    ...layout,
    rooms: layout.rooms.map((r) => ({ ...r, x: width - r.x - r.w })),
    gaps: layout.gaps.map((g) =>
      g.along === 'x'
        ? { ...g, x: width - g.x - g.size, hinge: g.hinge === 'start' ? 'end' : 'start' }
        : { ...g, x: width - g.x, swing: g.swing === 1 ? -1 : 1 },
    ),
  };
}

function grid(sheet: Sheet): void {
  const dots: Point[][] = [];
  for (let x = 40; x < sheet.width; x += 40)
    for (let y = 40; y < sheet.height; y += 40)
      dots.push([
        [x - 0.9, y],
        [x, y - 0.9],
        [x + 0.9, y],
        [x, y + 0.9],
      ]);
  sheet.shape(dots, { fill: '#cfd3cc' });
}

function floor(
  sheet: Sheet,
  { use, x, y, w, h }: PlanRoom,
  at: (p: Point) => Point,
  scale: number,
): void {
  const corners = [at([x, y]), at([x + w, y]), at([x + w, y + h]), at([x, y + h])];
  const outside = use === 'terrace';
  sheet.polygon(corners, { fill: FLOORS[use], ...(outside ? { stroke: INK, width: 2 } : {}) });
  const lines: Point[][] = [];
  if (use === 'living' || use === 'bedroom' || use === 'study')
    for (let d = 0.16; d < h; d += 0.16) lines.push([at([x, y + d]), at([x + w, y + d])]);
  if (use === 'bath' || use === 'toilet' || use === 'kitchen') {
    for (let d = 0.4; d < h; d += 0.4) lines.push([at([x, y + d]), at([x + w, y + d])]);
    for (let d = 0.4; d < w; d += 0.4) lines.push([at([x + d, y]), at([x + d, y + h])]);
  }
  sheet.lines(lines, { stroke: '#8a7a5f', width: 0.8, opacity: 0.22 });
  const shade = scale * 0.16;
  const [ax, ay] = corners[0]!;
  if (!outside)
    sheet.rectangle(ax, ay, w * scale, shade + 6, {
      fill: sheet.linear(
        [0, ay],
        [0, ay + shade + 6],
        [
          [0, '#3a3a36', 0.18],
          [1, '#3a3a36', 0],
        ],
      ),
    });
}

function walls(
  sheet: Sheet,
  { rooms, gaps }: Layout,
  at: (p: Point) => Point,
  scale: number,
): void {
  const inside = rooms.filter((room) => room.use !== 'terrace');
  const [left, top] = [Math.min(...inside.map((r) => r.x)), Math.min(...inside.map((r) => r.y))];
  const [right, bottom] = [
    Math.max(...inside.map((r) => r.x + r.w)),
    Math.max(...inside.map((r) => r.y + r.h)),
  ];
  const outer = scale * 0.3;
  const inner = scale * 0.13;
  for (const { x, y, w, h } of inside)
    sheet.polygon([at([x, y]), at([x + w, y]), at([x + w, y + h]), at([x, y + h])], {
      fill: 'none',
      stroke: INK,
      width: inner,
    });
  sheet.polygon([at([left, top]), at([right, top]), at([right, bottom]), at([left, bottom])], {
    fill: 'none',
    stroke: INK,
    width: outer,
  });
  for (const g of gaps) {
    const edge = g.along === 'x' ? g.y === top || g.y === bottom : g.x === left || g.x === right;
    const thick = (edge ? outer : inner) + 2;
    const [x, y] = at([g.x, g.y]);
    const long = g.size * scale;
    const fill = g.kind === 'window' ? '#fdfcf9' : '#f1e8d8';
    if (g.along === 'x') sheet.rectangle(x, y - thick / 2, long, thick, { fill });
    else sheet.rectangle(x - thick / 2, y, thick, long, { fill });
    if (g.kind !== 'window') continue;
    const lines: Point[][] = [-0.5, -0.12, 0.12, 0.5].map((d) =>
      g.along === 'x'
        ? [
            [x, y + d * thick],
            [x + long, y + d * thick],
          ]
        : [
            [x + d * thick, y],
            [x + d * thick, y + long],
          ],
    );
    sheet.lines(lines, { stroke: INK, width: 1.4 });
  }
}

function opening(sheet: Sheet, g: Gap, at: (p: Point) => Point, scale: number): void {
  if (g.kind !== 'door') return;
  const leaves = g.size > 1.3 ? 2 : 1;
  for (let i = 0; i < leaves; i++) {
    const size = (g.size / leaves) * scale;
    const atStart = leaves === 2 ? i === 0 : g.hinge !== 'end';
    const swing = g.swing ?? 1;
    const from =
      g.along === 'x'
        ? at([g.x + (atStart ? 0 : g.size), g.y])
        : at([g.x, g.y + (atStart ? 0 : g.size)]);
    const run = atStart ? 1 : -1;
    const points: Point[] = Array.from({ length: 13 }, (_, k) => {
      const a = (k / 12) * (Math.PI / 2);
      const [along, out] = [Math.cos(a) * size * run, Math.sin(a) * size * swing];
      return g.along === 'x' ? [from[0] + along, from[1] + out] : [from[0] + out, from[1] + along];
    });
    sheet.line(points, { stroke: INK, width: 1, opacity: 0.6 });
    sheet.line([from, points.at(-1)!], { stroke: INK, width: 3 });
  }
}
