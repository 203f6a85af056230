import { darken } from '../../draw/colour';
import { paintBlock, paintPool } from '../../draw/solid';
import type { Room } from '../room';

/** A fitted wardrobe along the wall away from the windows. */
export function paintWardrobe({ scene, palette, height }: Room, far: number, away: number): void {
  const { sheet, camera } = scene;
  const deep = 0.58;
  const [x0, x1] = away > 0 ? [far - deep, far] : [far, far + deep];
  const top = Math.min(height - 0.3, 2.35);
  const [z0, z1] = [0.2, 2.2];
  paintPool(scene, [x0, z0], [x1, z1], 0.005, 0.3);
  paintBlock(scene, [x0, 0.06, z0], [x1, top, z1], palette.cabinet);
  const x = away > 0 ? x0 : x1;
  const tone = darken(palette.cabinet, 0.16);
  for (let i = 0; i < 4; i++) {
    const [a, b] = [z0 + ((z1 - z0) * i) / 4 + 0.02, z0 + ((z1 - z0) * (i + 1)) / 4 - 0.02];
    sheet.polygon(
      camera.polygon([
        [x, 0.12, a],
        [x, 0.12, b],
        [x, top - 0.06, b],
        [x, top - 0.06, a],
      ]),
      { fill: 'none', stroke: darken(tone, 0.3), width: 1.1 },
    );
    const z = i % 2 === 0 ? b - 0.04 : a + 0.04;
    sheet.line(
      camera.line([
        [x - away * 0.02, 1, z],
        [x - away * 0.02, 1.2, z],
      ]),
      { stroke: palette.metal, width: 3, cap: 'round' },
    );
  }
}
