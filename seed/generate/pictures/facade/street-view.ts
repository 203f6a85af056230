import { Camera } from '../draw/camera';
import type { Point } from '../draw/geometry';
import { lightOf, type TimeOfDay } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintLampPost, paintBicycle, paintBollards } from '../scenery/furniture';
import { paintSky } from '../scenery/sky';
import { paintGroundShadow, paintStreet } from '../scenery/street';
import { paintTree, type Foliage } from '../scenery/tree';
import type { Facade } from './facade';
import { paintFacade } from './paint-facade';

interface StreetView {
  seed: string;
  width: number;
  height: number;
  time: TimeOfDay;
  subject: Facade;
  neighbour: (rng: Rng) => Facade;
  /** Turn of the camera in radians; 0 looks straight at the front. */
  yaw?: number;
}

/** One house front in its street: neighbours run out of the frame on both sides. */
export function drawStreetView(view: StreetView): Sheet {
  const rng = new Rng(view.seed);
  const sheet = new Sheet(view.width, view.height);
  const light = lightOf(view.time, rng.pick([-0.75, -0.6, 0.6, 0.75]));
  const { subject } = view;
  const total = subject.height + roofRise(subject);
  const yaw = view.yaw ?? 0;
  const distance = 17;
  const metres = Math.max(total + 3.4, (subject.width + 4.2) / 1.5);
  const focal = (view.height / metres) * distance;
  const eye = [subject.width / 2 - Math.tan(yaw) * distance + rng.range(-1.2, 1.2), 2.2, distance] as const;
  const base = view.height - (view.height / metres) * 2;
  const centre: Point = [view.width / 2, base - (eye[1] / distance) * focal];
  const scene: Scene = { sheet, light, camera: new Camera({ eye, yaw, focal, centre }) };
  paintSky(scene, rng.fork('sky'));
  backdrop(scene, rng.fork('backdrop'));
  const reach = view.width / 2 / (focal / distance) + 6 + Math.abs(yaw) * 40;
  const fronts: { f: Facade; at: number; rng: Rng }[] = [];
  for (const side of [-1, 1]) {
    let edge = side < 0 ? 0 : subject.width;
    for (let i = 0; Math.abs(edge - subject.width / 2) < reach; i++) {
      const r = rng.fork(`neighbour${side}${i}`);
      const f = view.neighbour(r);
      const at = side < 0 ? edge - f.width : edge;
      fronts.push({ f, at, rng: r });
      edge = side < 0 ? at : edge + f.width;
    }
  }
  fronts.sort((a, b) => Math.abs(b.at - eye[0]) - Math.abs(a.at - eye[0]));
  for (const { f, at, rng: r } of fronts) paintFacade(new Plane(scene, [at, 0, 0]), f, r.fork('paint'));
  paintFacade(new Plane(scene, [0, 0, 0]), subject, rng.fork('subject'));
  paintStreet(scene, { tram: rng.chance(0.25), cobbles: rng.chance(0.7) }, rng.fork('street'));
  dress(scene, subject, rng.fork('dress'));
  return sheet;
}

function roofRise({ roof }: Facade): number {
  if (roof.kind === 'gable') return Math.max(...roof.outline.map(([, y]) => y));
  return roof.kind === 'parapet' ? roof.height : roof.kind === 'setback' ? roof.height * 0.8 : roof.rise * 0.85;
}

function backdrop(scene: Scene, rng: Rng): void {
  for (let i = 0; i < 7; i++) {
    paintTree(scene, { at: [rng.range(-22, 30), 0, -rng.range(14, 30)], height: rng.range(9, 14), foliage: 'summer', far: 0.55 }, rng.fork(`t${i}`));
  }
}

function dress(scene: Scene, subject: Facade, rng: Rng): void {
  const autumn = scene.light.time === 'autumn';
  const foliage: Foliage = autumn ? rng.pick(['autumn', 'copper'] as const) : rng.pick(['summer', 'lime', 'summer', 'blossom', 'bare'] as const);
  const lampAt = rng.chance(0.5) ? -1.2 : subject.width + 1.2;
  if (rng.chance(0.6)) paintLampPost(scene, [lampAt, 0, 2.1]);
  if (rng.chance(0.5)) paintBicycle(scene, [rng.range(0.8, subject.width - 2), 0, 0.45], rng.pick(['#2f4a3e', '#8c3b2c', '#3a4a5a', '#c79a4a']));
  if (rng.chance(0.4)) paintBollards(scene, lampAt > 0 ? -6 : subject.width + 1, 5, 2.15);
  if (rng.chance(0.75)) {
    const x = lampAt < 0 ? subject.width + rng.range(3.2, 5) : -rng.range(3.2, 5);
    const at = [x, 0, 1.9] as const;
    paintGroundShadow(scene, [x - scene.light.sun[0] * 1.6, 0.01, 1.7], 2.2, 0.5, 0.32);
    paintTree(scene, { at, height: rng.range(6.5, 8.5), crown: rng.range(1.9, 2.5), foliage }, rng.fork('tree'));
  }
}
