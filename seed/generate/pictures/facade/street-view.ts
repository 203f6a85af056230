import { Camera } from '../draw/camera';
import type { Point } from '../draw/geometry';
import { lightOf, type TimeOfDay } from '../draw/light';
import { Plane, type Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { paintSky } from '../scenery/sky';
import { paintStreet } from '../scenery/street';
import { paintTree } from '../scenery/tree';
import { paintRain, paintLeafShade, paintWetGleam } from '../scenery/weather';
import { dressStreet } from './dress-street';
import type { Facade } from './facade';
import { paintFacade } from './paint-facade';

export interface StreetView {
  seed: string;
  width: number;
  height: number;
  time: TimeOfDay;
  subject: Facade;
  neighbour: (rng: Rng) => Facade;
  /** Turn of the camera in radians; 0 looks straight at the front. */
  yaw?: number;
  /** Where the house stands in the picture, as a share of its width. */
  place?: number;
  /** How much more of the street is shown than the house needs. */
  room?: number;
}

/** One house front in its street: neighbours run out of the frame on both sides. */
export function drawStreetView(view: StreetView): Sheet {
  const rng = new Rng(view.seed);
  const sheet = new Sheet(view.width, view.height);
  const { subject, yaw = 0 } = view;
  const bearing = rng.pick([-0.8, -0.6, 0.6, 0.8]);
  const light = lightOf(view.time, yaw === 0 ? bearing : Math.sign(yaw) * Math.abs(bearing));
  const scene: Scene = { sheet, light, camera: aim(view, rng) };
  const { eye } = scene.camera;
  paintSky(scene, rng.fork('sky'));
  backdrop(scene, rng.fork('backdrop'));
  const fronts = [
    { f: subject, at: 0, rng: rng.fork('subject') },
    ...neighbours(view, eye[0], rng),
  ];
  const gap = ({ f, at }: { f: Facade; at: number }) =>
    Math.max(at - eye[0], eye[0] - at - f.width, 0);
  fronts.sort((a, b) => gap(b) - gap(a));
  for (const { f, at, rng: r } of fronts)
    paintFacade(new Plane(scene, [at, 0, 0]), f, r.fork('paint'));
  hazeOver(scene, subject);
  if (view.time !== 'rain' && view.time !== 'dusk' && rng.chance(0.55))
    paintLeafShade(scene, subject, rng.fork('leaves'));
  paintStreet(scene, { tram: rng.chance(0.28), cobbles: rng.chance(0.8) }, rng.fork('street'));
  if (view.time === 'rain') paintWetGleam(scene, rng.fork('gleam'));
  dressStreet(scene, subject, rng.fork('dress'));
  if (view.time === 'rain') paintRain(scene, rng.fork('rain'));
  return sheet;
}

function aim(
  { subject, yaw = 0, width, height, place = 0.5, room = 1 }: StreetView,
  rng: Rng,
): Camera {
  const distance = rng.range(22, 27);
  const total = subject.height + roofRise(subject);
  const metres = room * Math.max(total + 3.2, (subject.width * Math.cos(yaw) + 3.6) / 1.5);
  const axis = distance / Math.cos(yaw);
  const focal = (height / metres) * axis;
  const rise = rng.range(2.2, 4.2);
  const drift = yaw === 0 ? rng.range(-1.6, 1.6) : 0;
  const base = height * (1 - 1.75 / metres);
  const centre: Point = [width * place + (drift * focal) / axis, base - (rise / axis) * focal];
  return new Camera({
    eye: [subject.width / 2 - Math.tan(yaw) * distance + drift, rise, distance],
    yaw,
    focal,
    centre,
  });
}

function neighbours(
  { subject, neighbour, width, yaw = 0, room = 1 }: StreetView,
  eyeX: number,
  rng: Rng,
) {
  const fronts: { f: Facade; at: number; rng: Rng }[] = [];
  const reach = (17 + Math.abs(yaw) * 70 + width / 300) * room ** 3;
  for (const side of [-1, 1]) {
    let edge = side < 0 ? 0 : subject.width;
    const limit = side === Math.sign(yaw) ? reach : Math.min(reach, Math.abs(eyeX - edge) + 16);
    for (let i = 0; Math.abs(edge - subject.width / 2) < limit; i++) {
      const r = rng.fork(`neighbour${side}${i}`);
      const f = neighbour(r);
      const at = side < 0 ? edge - f.width : edge;
      fronts.push({ f, at, rng: r });
      edge = side < 0 ? at : edge + f.width;
    }
  }
  return fronts;
}

function roofRise({ roof }: Facade): number {
  if (roof.kind === 'gable') return Math.max(...roof.outline.map(([, y]) => y));
  if (roof.kind === 'none') return 0;
  return roof.kind === 'parapet'
    ? roof.height
    : roof.kind === 'setback'
      ? roof.height * 0.9
      : roof.rise * 0.9;
}

/** Lets the neighbours recede a little, so that the eye rests on the house that is offered. */
function hazeOver({ sheet, light, camera }: Scene, subject: Facade): void {
  const [x0, base] = camera.point([-0.3, 0, 0]);
  const [x1] = camera.point([subject.width + 0.3, 0, 0]);
  const veil = light.time === 'dusk' ? light.shadow : light.haze;
  const strength = light.time === 'dusk' ? 0.26 : 0.4;
  for (const [from, to] of [
    [x0, 0],
    [x1, sheet.width],
  ] as const) {
    const fill = sheet.linear(
      [from, 0],
      [to, 0],
      [
        [0, veil, 0],
        [0.35, veil, strength * 0.6],
        [1, veil, strength],
      ],
    );
    sheet.rectangle(Math.min(from, to), 0, Math.abs(to - from), base + 2, { fill });
  }
}

function backdrop(scene: Scene, rng: Rng): void {
  for (let i = 0; i < 7; i++) {
    const at = [rng.range(-22, 30), 0, -rng.range(14, 30)] as const;
    paintTree(
      scene,
      { at, height: rng.range(9, 14), foliage: 'summer', far: 0.55 },
      rng.fork(`t${i}`),
    );
  }
}
