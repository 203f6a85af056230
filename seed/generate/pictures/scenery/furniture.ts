import { darken, lighten } from '../draw/colour';
import { arc, type Point, type Vec } from '../draw/geometry';
import { lit } from '../draw/light';
import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintGroundShadow } from './street';

/** A cast-iron street lantern; its glass glows when the light asks for lamps. */
export function paintLampPost(scene: Scene, at: Vec, height = 4.2): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at);
  const [x, y] = camera.point(at);
  const tone = lit(light, '#33403b', [0, 0, 1]);
  const px = (dx: number, up: number): Point => [x + dx * k, y - up * k];
  paintGroundShadow(scene, at, 0.35, 0.16, 0.5);
  const shaft = sheet.linear(px(-0.1, 0), px(0.1, 0), [
    [0, lighten(tone, 0.25)],
    [0.5, tone],
    [1, darken(tone, 0.35)],
  ]);
  const profile: [number, number][] = [
    [0.17, 0],
    [0.17, 0.12],
    [0.12, 0.18],
    [0.1, 0.75],
    [0.13, 0.8],
    [0.07, 0.9],
    [0.05, 2.2],
    [0.08, 2.25],
    [0.05, 2.32],
    [0.04, height - 0.75],
    [0.1, height - 0.7],
    [0.06, height - 0.62],
  ];
  sheet.polygon(
    [
      ...profile.map(([dx, up]) => px(dx, up)),
      ...[...profile].reverse().map(([dx, up]) => px(-dx, up)),
    ],
    { fill: shaft },
  );
  sheet.line([px(-0.35, height - 0.95), px(0.35, height - 0.95)], {
    stroke: tone,
    width: k * 0.035,
    cap: 'round',
  });
  const glowing = light.lit > 0.2;
  if (glowing) {
    const middle = px(0, height - 0.35);
    sheet.ellipse(middle, k * 1.7, k * 1.7, {
      fill: sheet.radial(middle, k * 1.7, [
        [0, '#ffe7b0', 0.6],
        [0.3, '#ffd690', 0.22],
        [1, '#ffcf80', 0],
      ]),
    });
  }
  const glass = glowing ? '#ffe9b5' : lit(light, '#dfe6e0', [0, 0, 1]);
  sheet.polygon(
    [
      px(-0.13, height - 0.6),
      px(0.13, height - 0.6),
      px(0.22, height - 0.12),
      px(-0.22, height - 0.12),
    ],
    { fill: glass, stroke: tone, width: Math.max(1, k * 0.03) },
  );
  sheet.line([px(0, height - 0.6), px(0, height - 0.12)], {
    stroke: tone,
    width: Math.max(0.8, k * 0.018),
  });
  sheet.polygon(
    [
      px(-0.27, height - 0.12),
      px(0.27, height - 0.12),
      px(0.1, height + 0.1),
      px(-0.1, height + 0.1),
    ],
    { fill: tone },
  );
  sheet.ellipse(px(0, height + 0.15), k * 0.045, k * 0.07, { fill: tone });
}

/** A city bicycle leaning by a wall, seen from its side. */
export function paintBicycle(scene: Scene, at: Vec, colour: string): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at);
  const tone = lit(light, colour, [0, 0, 1]);
  const ink = lit(light, '#2a2d2d', [0, 0, 1]);
  const [x, y] = camera.point(at);
  const px = (dx: number, up: number): Point => [x + dx * k, y - up * k];
  paintGroundShadow(scene, [at[0] + 0.55, at[1] + 0.01, at[2] + 0.05], 0.95, 0.16, 0.45);
  for (const dx of [0, 1.08]) {
    sheet.ellipse(px(dx, 0.34), k * 0.33, k * 0.33, {
      fill: 'none',
      stroke: ink,
      width: Math.max(1.4, k * 0.035),
    });
    sheet.ellipse(px(dx, 0.34), k * 0.3, k * 0.3, {
      fill: 'none',
      stroke: lighten(ink, 0.5),
      width: 0.7,
    });
    const spokes = Array.from({ length: 9 }, (_, i): Point[] => {
      const a = (i / 9) * Math.PI;
      return [
        px(dx - Math.cos(a) * 0.3, 0.34 - Math.sin(a) * 0.3),
        px(dx + Math.cos(a) * 0.3, 0.34 + Math.sin(a) * 0.3),
      ];
    });
    sheet.lines(spokes, { stroke: ink, width: 0.4, opacity: 0.7 });
    sheet.line(
      arc([dx, 0.34], 0.37, 0.37, 0.6, 2.8).map(([a, b]) => px(a, b)),
      { stroke: tone, width: Math.max(1.2, k * 0.03) },
    );
  }
  const frame: Point[][] = [
    [px(0, 0.34), px(0.46, 0.3), px(0.36, 0.86), px(0, 0.34)],
    [px(0.46, 0.3), px(0.92, 0.72), px(0.4, 0.64)],
    [px(1.08, 0.34), px(0.88, 0.98)],
  ];
  sheet.lines(frame, { stroke: tone, width: Math.max(1.4, k * 0.036), cap: 'round' });
  sheet.line([px(0.36, 0.86), px(0.34, 0.96)], { stroke: ink, width: k * 0.03 });
  sheet.line([px(0.22, 0.98), px(0.46, 0.96)], {
    stroke: ink,
    width: Math.max(2, k * 0.07),
    cap: 'round',
  });
  sheet.line([px(0.88, 0.98), px(0.84, 1.06), px(0.7, 1.06)], {
    stroke: ink,
    width: Math.max(1.2, k * 0.035),
    cap: 'round',
  });
  sheet.polygon([px(-0.28, 0.72), px(0.14, 0.72), px(0.14, 0.76), px(-0.28, 0.76)], { fill: ink });
  sheet.ellipse(px(0.46, 0.3), k * 0.09, k * 0.09, { fill: ink });
}

/** A row of low posts at the kerb. */
export function paintBollards(scene: Scene, from: number, count: number, z: number): void {
  const { sheet, camera, light } = scene;
  const tone = lit(light, '#4a5350', [0, 0, 1]);
  for (let i = 0; i < count; i++) {
    const at: Vec = [from + i * 1.3, 0, z];
    const k = camera.scaleAt(at);
    const [x, y] = camera.point(at);
    paintGroundShadow(scene, at, 0.2, 0.09, 0.45);
    const fill = sheet.linear(
      [x - k * 0.07, 0],
      [x + k * 0.07, 0],
      [
        [0, lighten(tone, 0.35)],
        [1, darken(tone, 0.3)],
      ],
    );
    sheet.polygon(
      [
        [x - k * 0.07, y],
        [x - k * 0.055, y - k * 0.85],
        [x + k * 0.055, y - k * 0.85],
        [x + k * 0.07, y],
      ],
      { fill },
    );
    sheet.ellipse([x, y - k * 0.86], k * 0.075, k * 0.075, { fill });
  }
}

/** A pot with a clipped ball of box. */
export function paintPlanter(scene: Scene, at: Vec, colour: string, rng: Rng): void {
  const { sheet, camera, light } = scene;
  const k = camera.scaleAt(at);
  const [x, y] = camera.point(at);
  const tone = lit(light, colour, [0, 0, 1]);
  paintGroundShadow(scene, at, 0.32, 0.14, 0.5);
  const fill = sheet.linear(
    [x - k * 0.2, 0],
    [x + k * 0.2, 0],
    [
      [0, lighten(tone, 0.25)],
      [1, darken(tone, 0.35)],
    ],
  );
  sheet.polygon(
    [
      [x - k * 0.15, y],
      [x - k * 0.2, y - k * 0.42],
      [x + k * 0.2, y - k * 0.42],
      [x + k * 0.15, y],
    ],
    { fill },
  );
  sheet.polygon(
    [
      [x - k * 0.22, y - k * 0.38],
      [x - k * 0.22, y - k * 0.45],
      [x + k * 0.22, y - k * 0.45],
      [x + k * 0.22, y - k * 0.38],
    ],
    { fill: darken(tone, 0.1) },
  );
  const side = light.sun[0] < 0 ? -1 : 1;
  const centre: Point = [x, y - k * 0.72];
  for (let pass = 0; pass < 4; pass++) {
    const dots: Point[][] = [];
    for (let i = 0; i < 46; i++) {
      const angle = rng.range(0, 6.28);
      const out = Math.sqrt(rng.next()) * 0.34 * (1 - pass * 0.16);
      const c: Point = [
        centre[0] + (Math.cos(angle) * out + side * pass * 0.05) * k,
        centre[1] + (Math.sin(angle) * out - pass * 0.05) * k,
      ];
      dots.push(arc(c, k * 0.045, k * 0.035, 0, 6.28, 6));
    }
    const green = lit(light, '#4f7048', [0, 0, 1]);
    sheet.shape(dots, {
      fill: pass < 2 ? darken(green, 0.45 - pass * 0.22) : lighten(green, (pass - 1) * 0.1),
    });
  }
}
