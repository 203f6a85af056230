import type { TimeOfDay } from '../draw/light';
import type { Sheet } from '../draw/sheet';
import { drawStudy } from '../still/study';

export type RoomKind = 'living' | 'kitchen' | 'bedroom' | 'bathroom';

/** A furnished room in perspective. */
export function drawRoom(kind: RoomKind, seed: string, time: TimeOfDay): Sheet {
  return drawStudy(1600, 1067, `${kind} ${seed}`, time);
}
