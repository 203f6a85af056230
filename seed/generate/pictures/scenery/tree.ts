import { darken, lighten, mix } from '../draw/colour';
import { bezier, type Point, type Vec } from '../draw/geometry';
import { lit, shaded } from '../draw/light';
import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';

export type Foliage = 'summer' | 'lime' | 'autumn' | 'copper' | 'conifer' | 'bare' | 'blossom';

const LEAVES: Record<Foliage, string> = {
  summer: '#5f7f4c',
  lime: '#88a05a',
  autumn: '#c98a3c',
  copper: '#9a4f33',
  conifer: '#3f5f4c',
  bare: '#8a7c66',
  blossom: '#e6b8b4',
};

interface TreeOptions {
  at: Vec;
  height: number;
  crown?: number;
  foliage?: Foliage;
  /** Width of the crown against its height. */
  slim?: number;
  /** Blends into the haze, for trees behind. */
  far?: number;
}

/** A tree standing on the ground: boughs, then leaf clusters from the shade side to the sun side. */
export function paintTree(scene: Scene, options: TreeOptions, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const { at, height, foliage = 'summer', far = 0, slim = 1 } = options;
  const k = camera.scaleAt(at);
  const [x, y] = camera.point(at);
  const tint = (colour: string) => mix(colour, light.haze, far);
  const leaf = LEAVES[foliage];
  const bright = tint(lit(light, lighten(leaf, 0.16), light.sun));
  const accent = tint(lit(light, '#f0d98a', light.sun));
  const dark = tint(darken(shaded(light, leaf), 0.4));
  const h = height * k;
  const crown = (options.crown ?? height * 0.34) * k;
  if (foliage === 'conifer') {
    conifer(scene, [x, y], h, crown, bright, dark, rng);
    return;
  }
  const bark = tint(shaded(light, '#7c6b5a'));
  const centre: Point = [x, y - h + crown * 1.02];
  if (crown > 24) boughs(scene, [x, y], centre, h, crown, bark, rng);
  if (foliage === 'bare') return;
  const sunSide = light.sun[0] < 0 ? -1 : 1;
  const lobes = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * Math.PI * 2 + rng.range(-0.2, 0.2);
    const out = i % 3 === 0 ? rng.range(0, 0.3) : rng.range(0.42, 0.66);
    return { x: Math.cos(angle) * out, y: Math.sin(angle) * out * 0.9, r: rng.range(0.3, 0.46) };
  }).sort((a, b) => b.y - a.y);
  const detail = Math.min(2.4, Math.max(0.12, crown / 130));
  const passes = crown < 45 ? 4 : 6;
  const grain = Math.max(1.6, crown * 0.034);
  for (let pass = 0; pass < passes; pass++) {
    const share = pass / (passes - 1);
    const shapes: Point[][] = [];
    for (const lobe of lobes) {
      const number = Math.round((48 - pass * 5) * detail);
      for (let i = 0; i < number; i++) {
        const angle = rng.range(0, Math.PI * 2);
        const out = Math.sqrt(rng.next()) * lobe.r * (1.1 - share * 0.55);
        const px = lobe.x + Math.cos(angle) * out + sunSide * share * lobe.r * 0.36;
        const py = lobe.y + Math.sin(angle) * out - share * lobe.r * 0.44;
        shapes.push(
          leafCluster(
            [centre[0] + px * crown * slim, centre[1] + py * crown],
            (grain / Math.sqrt(detail)) * rng.range(0.7, 1.6) * (1.15 - share * 0.35),
            rng,
          ),
        );
      }
    }
    const colour = mix(mix(dark, bright, Math.pow(share, 0.85)), accent, share > 0.5 ? 0.12 : 0);
    sheet.shape(shapes, { fill: colour, opacity: 0.92 });
  }
}

function leafCluster([x, y]: Point, r: number, rng: Rng): Point[] {
  const turn = rng.range(0, 6.3);
  const count = r < 4 ? 5 : 7;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * Math.PI * 2;
    const out = r * rng.range(0.55, 1.15);
    return [x + Math.cos(angle) * out * 1.15, y + Math.sin(angle) * out * 0.8] as const;
  });
}

function boughs(
  { sheet, light }: Scene,
  [x, y]: Point,
  centre: Point,
  h: number,
  crown: number,
  bark: string,
  rng: Rng,
): void {
  const girth = Math.max(2, h * 0.026);
  const top = centre[1] + crown * 0.15;
  const edge = light.sun[0] < 0 ? 1 : -1;
  const fill = sheet.linear(
    [x - girth, y],
    [x + girth, y],
    edge > 0
      ? [
          [0, lighten(bark, 0.25)],
          [1, darken(bark, 0.35)],
        ]
      : [
          [0, darken(bark, 0.35)],
          [1, lighten(bark, 0.25)],
        ],
  );
  sheet.polygon(
    [
      [x - girth * 1.25, y],
      [x - girth * 0.75, y - girth * 2],
      [x - girth * 0.55, top],
      [x + girth * 0.5, top],
      [x + girth * 0.75, y - girth * 2],
      [x + girth * 1.3, y],
    ],
    { fill },
  );
  for (let i = 0; i < 11; i++) {
    const start: Point = [x + rng.spread() * girth * 0.3, y + (top - y) * rng.range(0.72, 1)];
    const angle = -Math.PI / 2 + rng.spread() * 1.25;
    const length = crown * rng.range(0.55, 0.92);
    const end: Point = [
      centre[0] + Math.cos(angle) * length * 0.8,
      centre[1] + Math.sin(angle) * length * 0.82,
    ];
    const middle: Point = [(start[0] * 2 + end[0]) / 3, (start[1] + end[1]) / 2];
    sheet.line(bezier(start, [start[0], middle[1]], middle, end), {
      stroke: bark,
      width: girth * rng.range(0.2, 0.5),
      cap: 'round',
    });
    for (let j = 0; j < 4; j++) {
      const share = rng.range(0.45, 0.95);
      const from: Point = [
        start[0] + (end[0] - start[0]) * share,
        start[1] + (end[1] - start[1]) * share,
      ];
      const twig = angle + rng.spread() * 0.9;
      sheet.line(
        [from, [from[0] + Math.cos(twig) * crown * 0.2, from[1] + Math.sin(twig) * crown * 0.2]],
        { stroke: bark, width: Math.max(0.7, girth * 0.12), cap: 'round' },
      );
    }
  }
}

function conifer(
  { sheet, light }: Scene,
  [x, y]: Point,
  h: number,
  crown: number,
  bright: string,
  dark: string,
  rng: Rng,
): void {
  const side = light.sun[0] < 0 ? -1 : 1;
  const tiers = 13;
  for (const [shift, colour] of [
    [0, dark],
    [0.16, mix(dark, bright, 0.45)],
    [0.3, mix(dark, bright, 0.85)],
  ] as const) {
    const shapes: Point[][] = [];
    for (let i = 0; i < tiers; i++) {
      const share = i / tiers;
      const wide = crown * 0.72 * (1 - share) + 2;
      const base = y - h * (0.06 + share * 0.84);
      for (let j = 0; j < 7; j++) {
        const px = x + rng.spread() * wide * (1 - shift) + side * shift * wide;
        shapes.push([
          [px - wide * 0.3, base + rng.range(0, h * 0.03)],
          [px, base - h * 0.11],
          [px + wide * 0.3, base + rng.range(0, h * 0.03)],
          [px, base - h * 0.015],
        ]);
      }
    }
    sheet.shape(shapes, { fill: colour });
  }
}

/** A clipped hedge or a bank of shrubs along a stretch of ground. */
export function paintShrubs(
  scene: Scene,
  from: Vec,
  to: Vec,
  height: number,
  colour: string,
  rng: Rng,
  wild = 0.35,
): void {
  const { sheet, camera, light } = scene;
  const bright = lit(light, lighten(colour, 0.14), [light.sun[0], light.sun[1], light.sun[2]]);
  const dark = darken(shaded(light, colour), 0.35);
  const steps = 60;
  const at = (share: number): Vec => [
    from[0] + (to[0] - from[0]) * share,
    from[1],
    from[2] + (to[2] - from[2]) * share,
  ];
  const base = Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
  const taper = (share: number) => Math.min(1, Math.sqrt(Math.min(share, 1 - share) * 14));
  const outline: Vec[] = base.map((p, i) => [
    p[0],
    p[1] + height * taper(i / steps) * (1 - wild * 0.5 + rng.spread() * wild * 0.4),
    p[2],
  ]);
  sheet.polygon(camera.polygon([...base, ...outline.reverse()]), { fill: dark });
  for (let pass = 0; pass < 4; pass++) {
    const share = pass / 3;
    const shapes: Point[][] = [];
    const number = 420;
    for (let i = 0; i < number; i++) {
      const along = rng.next();
      const p = at(along);
      const k = camera.scaleAt(p);
      const up =
        height *
        taper(along) *
        (0.08 + share * 0.3 + rng.next() * (0.62 - share * 0.04)) *
        (1 + rng.spread() * wild * 0.25);
      shapes.push(
        leafCluster(camera.point([p[0], p[1] + up, p[2]]), k * rng.range(0.07, 0.17), rng),
      );
    }
    sheet.shape(shapes, { fill: mix(dark, bright, 0.2 + share * 0.75), opacity: 0.85 });
  }
}
