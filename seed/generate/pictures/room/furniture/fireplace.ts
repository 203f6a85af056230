import { darken, lighten, mix } from '../../draw/colour';
import { arc, type Point } from '../../draw/geometry';
import type { Local } from '../../draw/plane';
import type { Rng } from '../../draw/prng';
import type { Room } from '../room';
import { paintBooksRow } from './shelves';
import { paintVase } from './vase';

/** A marble chimneypiece on the back wall with its overmantel mirror and what stands on the shelf. */
export function paintFireplace(room: Room, u: number, rng: Rng): void {
  const { back, scene, palette, height } = room;
  const { sheet, light } = scene;
  const marble = rng.pick(['#efeae2', '#dcd6cc', '#55504e', '#c9b3a0', '#e9e6e1']);
  const [half, top, deep] = [0.82, 1.12, 0.3];
  sheet.polygon(
    back.points([
      [u - half - 0.1, 0.005, 0],
      [u + half + 0.1, 0.005, 0],
      [u + half + 0.25, 0.005, deep + 0.55],
      [u - half - 0.25, 0.005, deep + 0.55],
    ]),
    { fill: back.tone(darken(marble, 0.25), [0, 1, 0]), stroke: darken(marble, 0.5), width: 0.8 },
  );
  back.castBox(u - half, 0, u + half, top, 0, deep);
  back.paintShadows(undefined, 0.2);
  const hole: Point[] = [
    [u - 0.5, 0.02],
    [u + 0.5, 0.02],
    ...arc([u, 0.5], 0.5, 0.3, 0, Math.PI, 14),
  ];
  back.box(u - half, 0, u - 0.5, top - 0.1, 0, deep * 0.8, marble);
  back.box(u + 0.5, 0, u + half, top - 0.1, 0, deep * 0.8, marble);
  back.box(u - 0.5, 0.8, u + 0.5, top - 0.1, 0, deep * 0.8, marble);
  const w = deep * 0.8;
  const hearth = back.points([
    [u - 0.5, 0.02, w],
    [u + 0.5, 0.02, w],
    [u + 0.5, 0.82, w],
    [u - 0.5, 0.82, w],
  ]);
  sheet.polygon(hearth, { fill: back.tone(marble), stroke: darken(marble, 0.4), width: 0.8 });
  const inside = back.points(hole.map(([a, b]): Local => [a, b, w]));
  sheet.polygon(inside, { fill: '#1f1b19' });
  if (light.time === 'dusk' || light.time === 'autumn' || rng.chance(0.3))
    fire(room, u, w, inside, rng);
  veins(room, u, w, half, marble, rng);
  back.box(u - half - 0.12, top - 0.1, u + half + 0.12, top, 0, deep + 0.08, lighten(marble, 0.1));
  const wide = 0.62;
  const [low, high] = [top + 0.1, Math.min(height - 0.55, top + 1.75)];
  const outline = (grow: number): Local[] => [
    [u - wide - grow, low - grow, 0.04],
    [u + wide + grow, low - grow, 0.04],
    ...arc([u, high - 0.25], wide + grow, 0.28 + grow, 0, Math.PI, 18).map(([a, b]): Local => [
      a,
      b,
      0.04,
    ]),
  ];
  const gilt = back.tone(
    palette.metal === '#3a3f3d' || palette.metal === '#2f3433' ? '#b8924f' : palette.metal,
  );
  const [tl, br] = [back.point([u - wide, high]), back.point([u + wide, low])];
  sheet.polygon(back.points(outline(0.09)), {
    fill: sheet.linear(tl, br, [
      [0, lighten(gilt, 0.45)],
      [0.5, gilt],
      [1, darken(gilt, 0.35)],
    ]),
    stroke: darken(gilt, 0.4),
    width: 0.8,
  });
  const day =
    light.time === 'dusk'
      ? ['#5c6285', '#8a7f92', '#3d4263']
      : [
          mix(palette.wall, '#ffffff', 0.35),
          mix(light.sky[1], palette.wall, 0.5),
          darken(palette.wall, 0.28),
        ];
  const glass = back.points(outline(0));
  sheet.polygon(glass, {
    fill: sheet.linear(tl, br, [
      [0, day[0]!],
      [0.5, day[1]!],
      [1, day[2]!],
    ]),
  });
  sheet.clip(glass, () => {
    sheet.polygon(
      back.points([
        [u - 0.5, low, 0.05],
        [u - 0.1, low, 0.05],
        [u + 0.3, high, 0.05],
        [u - 0.1, high, 0.05],
      ]),
      { fill: '#ffffff', opacity: 0.16 },
    );
    for (const d of [0.18, 0.42])
      sheet.polygon(
        back.points([
          [u + d, low + 0.5, 0.05],
          [u + d + 0.18, low + 0.5, 0.05],
          [u + d + 0.18, high - 0.2, 0.05],
          [u + d, high - 0.3, 0.05],
        ]),
        { fill: light.time === 'dusk' ? '#7d86b0' : '#ffffff', opacity: 0.4 },
      );
  });
  const shelf = (du: number): [number, number, number] => [u + du, top, 0.2];
  paintVase(
    scene,
    shelf(-0.66),
    rng.pick(['branches', 'tulips', 'bouquet']),
    rng.pick([palette.accent, palette.second, '#e9e2d3']),
    rng,
    0.9,
  );
  paintBooksRow(
    scene,
    [u + 0.45, top, 0.14],
    0.32,
    0.22,
    [palette.accent, palette.sofa, palette.second, '#e6dcc6'],
    rng,
  );
}

function fire(
  { back, scene }: Room,
  u: number,
  w: number,
  inside: readonly Point[],
  rng: Rng,
): void {
  const { sheet } = scene;
  sheet.clip(inside, () => {
    const c = back.point([u, 0.12, w]);
    const k = back.pixels([u, 0.1, w]);
    sheet.ellipse(c, k * 0.6, k * 0.5, {
      fill: sheet.radial(c, k * 0.6, [
        [0, '#ff9b3d', 0.9],
        [0.5, '#d9541f', 0.45],
        [1, '#7a2413', 0],
      ]),
    });
    for (let i = 0; i < 9; i++) {
      const x = c[0] + rng.spread() * k * 0.26;
      const h = k * rng.range(0.14, 0.34);
      const wide = k * rng.range(0.03, 0.07);
      sheet.polygon(
        [
          [x - wide, c[1] + k * 0.02],
          [x - wide * 0.5, c[1] - h * 0.5],
          [x + rng.spread() * wide, c[1] - h],
          [x + wide * 0.7, c[1] - h * 0.45],
          [x + wide, c[1] + k * 0.02],
        ],
        { fill: rng.pick(['#ffd36b', '#ffae45', '#ff8a35']), opacity: 0.85 },
      );
    }
    for (const d of [-0.16, 0.02, 0.15])
      sheet.line(
        [
          [c[0] + (d - 0.15) * k, c[1] + k * 0.05],
          [c[0] + (d + 0.15) * k, c[1] + k * 0.02],
        ],
        { stroke: '#4a2f20', width: k * 0.06, cap: 'round' },
      );
  });
}

function veins(
  { back, scene }: Room,
  u: number,
  w: number,
  half: number,
  marble: string,
  rng: Rng,
): void {
  const lines: Point[][] = [];
  for (let i = 0; i < 14; i++) {
    const side = rng.chance(0.5) ? -1 : 1;
    let [x, y] = [u + side * rng.range(0.54, half - 0.05), rng.range(0.1, 0.9)];
    const line: Local[] = [];
    for (let j = 0; j < 5; j++) {
      line.push([x, y, w]);
      x = Math.max(u - half + 0.02, Math.min(u + half - 0.02, x + rng.spread() * 0.08));
      y += rng.range(0.02, 0.09);
      if (y > 1 || Math.abs(x - u) < 0.52) break;
    }
    lines.push(back.open(line));
  }
  scene.sheet.lines(lines, { stroke: darken(marble, 0.35), width: 0.9, opacity: 0.45 });
}
