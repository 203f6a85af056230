import type { Camera } from '../draw/camera';
import type { Vec } from '../draw/geometry';
import { Plane, type Scene } from '../draw/plane';
import type { Rng } from '../draw/prng';
import type { RoomPalette } from './palettes';

/** A room: back wall at z = 0, x to the right, open towards the viewer. */
export interface Room {
  scene: Scene;
  width: number;
  depth: number;
  height: number;
  palette: RoomPalette;
  /** The wall the daylight comes through. */
  windows: 'left' | 'right';
  back: Plane;
  left: Plane;
  right: Plane;
  floor: Plane;
  /** Axes of the world, for furniture. */
  space: Plane;
  rng: Rng;
  /** Place of the picture in its series; plans of furnishing are dealt out by it. */
  number: number;
}

export function openRoom(
  scene: Scene,
  size: { width: number; depth: number; height: number },
  palette: RoomPalette,
  windows: Room['windows'],
  rng: Rng,
  number: number,
): Room {
  const { width, depth } = size;
  return {
    scene,
    ...size,
    palette,
    windows,
    rng,
    number,
    back: new Plane(scene, [0, 0, 0]),
    left: new Plane(scene, [0, 0, depth], [0, 0, -1]),
    right: new Plane(scene, [width, 0, 0], [0, 0, 1]),
    floor: new Plane(scene, [0, 0, depth], [1, 0, 0], [0, 0, -1]),
    space: new Plane(scene, [0, 0, 0]),
  };
}

/** How far along the window wall a depth z lies. */
export function alongWall(room: Room, z: number): number {
  return room.windows === 'left' ? room.depth - z : z;
}

export function windowWall(room: Room): Plane {
  return room.windows === 'left' ? room.left : room.right;
}

/** Paints the nearest things last. */
export function paintInDepth(
  camera: Camera,
  things: readonly { at: Vec; paint: () => void }[],
): void {
  [...things]
    .sort((a, b) => camera.depth(b.at) - camera.depth(a.at))
    .forEach((thing) => thing.paint());
}
