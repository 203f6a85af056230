import { mix } from '../draw/colour';
import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';

/** Fills the sheet with the sky of the light's hour: gradient, a glow on the sun's side, soft clouds. */
export function paintSky({ sheet, light, camera }: Scene, rng: Rng): void {
  const { width } = sheet;
  const horizon = Math.min(sheet.height, camera.horizon + 40);
  const [zenith, middle, low] = light.sky;
  const wash = sheet.linear(
    [0, 0],
    [0, horizon],
    [
      [0, zenith],
      [0.55, middle],
      [1, low],
    ],
  );
  sheet.rectangle(0, 0, width, sheet.height, { fill: wash });
  const sunX = light.sun[0] < 0 ? width * 0.06 : width * 0.94;
  const glow = sheet.radial([sunX, horizon * 0.5], width * 0.6, [
    [0, light.time === 'dusk' ? '#ffc79a' : '#fff3d8', light.time === 'rain' ? 0.12 : 0.5],
    [1, low, 0],
  ]);
  sheet.rectangle(0, 0, width, sheet.height, { fill: glow });
  const overcast = light.time === 'rain';
  for (let i = 0; i < (overcast ? 10 : 5); i++) veil(sheet, horizon, light, rng);
  if (overcast) return;
  const count = rng.int(1, 3);
  for (let i = 0; i < count; i++) {
    const at: [number, number] = [rng.range(0, 1) * width, rng.range(0.1, 0.6) * horizon];
    cumulus(sheet, at, rng.range(0.1, 0.22) * width, light, rng);
  }
}

/** A long thin streak of high cloud. */
function veil(sheet: Scene['sheet'], horizon: number, light: Scene['light'], rng: Rng): void {
  const centre: [number, number] = [rng.next() * sheet.width, rng.range(0.04, 0.7) * horizon];
  const wide = sheet.width * rng.range(0.14, 0.4);
  const colour = mix(light.cloud, light.cloudShade, rng.next());
  sheet.group(`filter="${sheet.blur(22, 7)}"`, () => {
    for (let i = 0; i < 6; i++) {
      const at: [number, number] = [centre[0] + rng.spread() * wide, centre[1] + rng.spread() * 16];
      sheet.ellipse(
        at,
        wide * rng.range(0.3, 0.6),
        rng.range(4, 12),
        { fill: colour, opacity: 0.3 },
        -2,
      );
    }
  });
}

/** A heap cloud with a flat foot, bright on the sun's side. */
function cumulus(
  sheet: Scene['sheet'],
  [x, y]: [number, number],
  size: number,
  light: Scene['light'],
  rng: Rng,
): void {
  const side = light.sun[0] < 0 ? -1 : 1;
  const puffs = Array.from({ length: 26 }, () => {
    const along = rng.spread();
    const swell = Math.pow(1 - Math.abs(along), 0.8);
    const r = size * (0.05 + 0.1 * swell) * rng.range(0.7, 1.15);
    return { x: x + along * size, y: y - rng.next() * swell * size * 0.3, r };
  });
  const faint = light.time === 'dusk' ? 0.5 : 1;
  const layer = (
    dx: number,
    dy: number,
    grow: number,
    fill: string,
    opacity: number,
    blur: number,
  ) =>
    sheet.group(`filter="${sheet.blur(blur)}" opacity="${opacity * faint}"`, () => {
      for (const p of puffs)
        sheet.ellipse(
          [p.x + dx * p.r, Math.min(p.y + dy * p.r, y + p.r * 0.1)],
          p.r * grow * 1.25,
          p.r * grow * 0.86,
          { fill },
        );
    });
  const soft = Math.max(3, Math.round(size / (light.time === 'dusk' ? 26 : 44)));
  layer(-side * 0.2, 0.25, 1.1, light.cloudShade, 0.5, soft * 2);
  layer(0, 0, 1, mix(light.cloud, light.cloudShade, 0.45), 0.6, soft);
  layer(side * 0.32, -0.36, 0.72, light.cloud, 0.75, soft);
}
