import { darken, lighten, mix } from '../../draw/colour';
import type { Vec } from '../../draw/geometry';
import { paintPool } from '../../draw/solid';
import type { Room } from '../room';

/** A free-standing tub with its tap and a towel over the rim. */
export function paintBath({ scene, palette, rng }: Room, x: number, z: number): void {
  const { sheet, camera, light } = scene;
  const [long, deep, high] = [0.86, 0.4, 0.58];
  paintPool(
    scene,
    [x - long * 0.75, z - deep * 0.7],
    [x + long * 0.75, z + deep * 0.7],
    0.005,
    0.42,
    0.14,
  );
  const tap = x - long * 0.2;
  const metal = palette.metal;
  const k = camera.scaleAt([tap, 0.8, z - deep - 0.1]);
  sheet.line(
    camera.line([
      [tap, 0, z - deep - 0.12],
      [tap, 0.86, z - deep - 0.12],
      [tap, 0.93, z - deep - 0.08],
      [tap, 0.92, z - deep + 0.08],
      [tap, 0.88, z - deep + 0.1],
    ]),
    { stroke: metal, width: k * 0.026, cap: 'round' },
  );
  const outside = rng.pick(['#f4f1ea', '#f4f1ea', palette.accent, palette.cabinet, '#3f4a4a']);
  const ring = (scale: number, y: number, lift = 0): Vec[] =>
    Array.from({ length: 49 }, (_, i) => {
      const a = (i / 48) * Math.PI * 2;
      return [
        x + Math.cos(a) * long * scale,
        y + lift * Math.pow(Math.abs(Math.cos(a)), 3),
        z + Math.sin(a) * deep * scale,
      ];
    });
  const steps = 14;
  for (let s = 0; s < steps; s++) {
    const [a, b] = [s / steps, (s + 1) / steps];
    const grow = (t: number) => 0.74 + 0.26 * Math.pow(t, 0.6);
    const low = ring(grow(a), a * high, a * 0.1);
    const top = ring(grow(b), b * high, b * 0.1);
    for (let i = 0; i < 48; i++) {
      const angle = ((i + 0.5) / 48) * Math.PI * 2;
      if (Math.sin(angle) < -0.1) continue;
      const facing = Math.max(
        0,
        Math.cos(angle) * light.sun[0] + Math.sin(angle) * light.sun[2] + 0.25,
      );
      const base = mix(light.shadow, outside, 0.62 + 0.38 * Math.min(1, facing));
      const fill = mix(base, light.shadow, 0.18 * (1 - a));
      sheet.polygon(camera.polygon([low[i]!, low[i + 1]!, top[i + 1]!, top[i]!]), {
        fill,
        stroke: fill,
        width: 0.6,
      });
    }
  }
  const rim = camera.polygon(ring(1.03, high, 0.1));
  sheet.polygon(rim, { fill: '#fbf9f4', stroke: '#c9c6bf', width: 1 });
  const inner = camera.polygon(ring(0.93, high - 0.015, 0.1));
  const [, y0] = camera.point([x, high, z - deep]);
  const [, y1] = camera.point([x, high, z + deep]);
  sheet.polygon(inner, {
    fill: sheet.linear(
      [0, y0],
      [0, y1],
      [
        [0, '#bfc4c4'],
        [1, '#eceae4'],
      ],
    ),
  });
  const cloth = mix(palette.second, '#ffffff', 0.25);
  const drape: Vec[] = [
    [x + 0.3, high + 0.03, z + deep * 0.93],
    [x + 0.62, high + 0.06, z + deep * 0.72],
    [x + 0.6, 0.2, z + deep * 0.76],
    [x + 0.3, 0.16, z + deep * 0.97],
  ];
  sheet.polygon(camera.polygon(drape), {
    fill: sheet.linear(camera.point(drape[0]!), camera.point(drape[3]!), [
      [0, lighten(cloth, 0.2)],
      [1, darken(cloth, 0.2)],
    ]),
    stroke: darken(cloth, 0.3),
    width: 0.7,
  });
}
