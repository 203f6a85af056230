import { Camera } from '../draw/camera';
import { normalise } from '../draw/geometry';
import { lightOf, type Light, type TimeOfDay } from '../draw/light';
import type { Scene } from '../draw/plane';
import { Rng } from '../draw/prng';
import { Sheet } from '../draw/sheet';
import { LANDSCAPE } from '../picture';
import { paintBathroom } from './bathroom';
import { paintBedroom } from './bedroom';
import { paintKitchen } from './kitchen';
import { paintLiving } from './living';
import { isPeriodRoom } from './living-plan';
import { PALETTES } from './palettes';
import { openRoom, type Room } from './room';

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bathroom';

const PAINTERS: Record<RoomKind, (room: Room) => void> = {
  living: paintLiving,
  kitchen: paintKitchen,
  bedroom: paintBedroom,
  bathroom: paintBathroom,
};

/** A furnished room in perspective: size, palette and window side follow from its kind and number. */
export function drawRoom(kind: RoomKind, number: number, time: TimeOfDay): Sheet {
  const rng = new Rng(`${kind} ${number}`);
  const { width: pixels, height: lines } = LANDSCAPE;
  const sheet = new Sheet(pixels, lines);
  const windows = rng.pick(['left', 'right'] as const);
  const high = kind === 'living' ? isPeriodRoom(number) : kind !== 'bathroom' && rng.chance(0.35);
  const height = high ? rng.range(3.2, 3.5) : 2.65;
  const width =
    kind === 'bathroom'
      ? rng.range(4, 4.6)
      : kind === 'living'
        ? rng.range(6.2, 6.9)
        : rng.range(5.2, 5.8);
  const distance = kind === 'bathroom' ? 5.8 : 7.2;
  const depth = distance - 0.3;
  const share = kind === 'bathroom' ? 0.7 : high ? 0.7 : 0.8;
  const focal = (pixels * share * distance) / width;
  const aside = windows === 'left' ? 0.12 : -0.12;
  const eye = [width * (0.5 + aside) + rng.spread() * 0.2, rng.range(1.3, 1.5), distance] as const;
  const yaw = (windows === 'left' ? -1 : 1) * rng.pick([0, 0, 0.09, 0.14]);
  const centre = [
    pixels * (0.5 + aside * share) + Math.tan(-yaw) * focal * 0.25,
    lines * (kind === 'bathroom' ? 0.45 : high ? 0.54 : 0.47),
  ] as const;
  const scene: Scene = {
    sheet,
    light: indoors(time, windows),
    camera: new Camera({ eye, yaw, focal, centre }),
  };
  sheet.rectangle(0, 0, pixels, lines, { fill: '#d9d0c0' });
  const palette = PALETTES[(number + Math.floor(number / PALETTES.length)) % PALETTES.length]!;
  PAINTERS[kind](
    openRoom(scene, { width, depth, height }, palette, windows, rng.fork('room'), number),
  );
  finish(scene);
  return sheet;
}

/** Daylight from the window wall, softened as it is inside. */
function indoors(time: TimeOfDay, windows: 'left' | 'right'): Light {
  const outside = lightOf(time, 0);
  const side = windows === 'left' ? -1 : 1;
  const sun = normalise([side * 1, time === 'noon' ? 0.95 : 0.62, 0.32]);
  const dusk = time === 'dusk';
  return {
    ...outside,
    sun,
    sunTint: dusk ? '#c9b29a' : '#fffaf0',
    shadeTint: dusk ? '#8f8596' : '#bdb8b6',
    shadow: dusk ? '#2a2338' : '#3d3a46',
  };
}

function finish({ sheet }: Scene): void {
  const { width, height } = sheet;
  const fade = sheet.radial([width / 2, height * 0.48], width * 0.68, [
    [0.55, '#2b2420', 0],
    [1, '#2b2420', 0.28],
  ]);
  sheet.rectangle(0, 0, width, height, { fill: fade });
}
