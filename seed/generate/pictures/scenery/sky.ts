import { mix } from '../draw/colour';
import type { Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';

/** Fills the sheet with the sky of the light's hour: gradient, a glow on the sun's side, soft clouds. */
export function paintSky({ sheet, light, camera }: Scene, rng: Rng): void {
  const { width } = sheet;
  const horizon = Math.min(sheet.height, camera.horizon + 40);
  const [zenith, middle, low] = light.sky;
  const wash = sheet.linear([0, 0], [0, horizon], [[0, zenith], [0.55, middle], [1, low]]);
  sheet.rectangle(0, 0, width, sheet.height, { fill: wash });
  const sunX = light.sun[0] < 0 ? width * 0.06 : width * 0.94;
  const glow = sheet.radial([sunX, horizon * 0.5], width * 0.6, [
    [0, light.time === 'dusk' ? '#ffc79a' : '#fff3d8', light.time === 'rain' ? 0.12 : 0.5],
    [1, low, 0],
  ]);
  sheet.rectangle(0, 0, width, sheet.height, { fill: glow });
  const banks = light.time === 'rain' ? 9 : rng.int(3, 6);
  for (let i = 0; i < banks; i++) {
    const at: [number, number] = [rng.range(-0.1, 1.1) * width, rng.range(0.02, 0.62) * horizon];
    cloud(sheet, at, rng.range(0.1, 0.26) * width, light, rng);
  }
}

function cloud(
  sheet: Scene['sheet'],
  [x, y]: [number, number],
  size: number,
  light: Scene['light'],
  rng: Rng,
): void {
  const side = light.sun[0] < 0 ? -1 : 1;
  sheet.group(`filter="${sheet.blur(Math.round(size / 26))}"`, () => {
    const puffs = Array.from({ length: rng.int(7, 12) }, () => {
      const along = rng.spread();
      return { along, r: size * 0.2 * (1.15 - Math.abs(along)) * rng.range(0.7, 1.2) };
    });
    for (const [dx, dy, colour, opacity] of [
      [0, 0.1, light.cloudShade, 0.45],
      [side * 0.03, -0.02, mix(light.cloud, light.cloudShade, 0.25), 0.5],
      [side * 0.05, -0.09, light.cloud, 0.55],
    ] as const) {
      for (const { along, r } of puffs) {
        sheet.ellipse([x + along * size + dx * size, y - r * 0.35 + dy * size * 0.5], r * 1.7, r * 0.62, { fill: colour, opacity });
      }
    }
  });
}
