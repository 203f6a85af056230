import { mix } from '../draw/colour';
import { Plane, type Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';
import { paintFacade } from '../facade/paint-facade';
import { masterHouse } from '../facade/styles/master-house';
import { neoclassical } from '../facade/styles/neoclassical';
import { rowHouse } from '../facade/styles/row-house';
import { stepGable } from '../facade/styles/step-gable';
import { paintTree } from '../scenery/tree';

interface Row {
  z: number;
  ground: number;
  from: number;
  to: number;
}

/** A row of houses seen over the roofs, standing on its own ground level. */
export function paintRow(scene: Scene, row: Row, rng: Rng): void {
  const fronts: { at: number; paint: () => void }[] = [];
  const eye = scene.camera.eye[0];
  for (let x = row.from, i = 0; x < row.to; i++) {
    const r = rng.fork(`${i}`);
    const f = {
      ...r.pick([masterHouse, neoclassical, rowHouse, masterHouse, rowHouse, stepGable])(r),
      detached: false,
    };
    const at = x;
    fronts.push({
      at: Math.max(at - eye, eye - at - f.width, 0),
      paint: () => paintFacade(new Plane(scene, [at, row.ground, row.z]), f, r.fork('paint')),
    });
    x += f.width;
  }
  fronts.sort((a, b) => b.at - a.at).forEach((front) => front.paint());
}

/** A veil of air between two rows. */
export function paintAir({ sheet, light, camera }: Scene, strength: number, low = 0.5): void {
  const air = mix(light.haze, light.sky[2], 0.4);
  const top = camera.horizon - sheet.height * 0.12;
  sheet.rectangle(0, top, sheet.width, sheet.height - top, {
    fill: sheet.linear(
      [0, top],
      [0, sheet.height],
      [
        [0, air, 0],
        [low, air, strength],
        [1, air, strength * 0.5],
      ],
    ),
  });
}

/** Trees between the rows. */
export function paintGroves(
  scene: Scene,
  z: number,
  ground: number,
  from: number,
  to: number,
  count: number,
  rng: Rng,
  far: number,
): void {
  for (let i = 0; i < count; i++) {
    const at = [rng.range(from, to), ground, z + rng.range(-3, 3)] as const;
    paintTree(
      scene,
      {
        at,
        height: rng.range(9, 14),
        crown: rng.range(3.4, 5),
        foliage: rng.pick(['summer', 'lime', 'summer']),
        far,
      },
      rng.fork(`${i}`),
    );
  }
}
