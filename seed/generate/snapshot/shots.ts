import type { Listing } from './listing';
import { HOUSES, PREMISES } from './vocabulary/kinds';

export type Room =
  | 'facade'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'terrace'
  | 'garden'
  | 'plan'
  | 'land'
  | 'garage'
  | 'parking'
  | 'commercial';

/** A picture that a listing needs: its room, and the weights of tags. */
export interface Shot {
  room: Room;
  tags: Readonly<Record<string, number>>;
}

/** Lists the pictures that a photographer would take, in display order. */
export function listShots(listing: Listing): Shot[] {
  const tags = weigh(listing);
  return listRooms(listing).map((room) => ({ room, tags }));
}

function listRooms({ scenario }: Listing): Room[] {
  const { kind } = scenario;
  if (kind === 'land' || kind === 'garage' || kind === 'parking') return [kind, kind, kind];
  if (PREMISES.includes(kind)) return ['commercial', 'facade', 'commercial'];
  const rooms: Room[] = ['facade', 'living', 'kitchen'];
  if (kind !== 'studio') rooms.push('bedroom');
  if (scenario.beds > 1) rooms.push('bedroom');
  rooms.push('bathroom');
  if (scenario.living > 140 || HOUSES.includes(kind)) rooms.push('living');
  if (scenario.terrace > 0) rooms.push('terrace');
  if (scenario.garden > 0) rooms.push('garden');
  return [...rooms, 'plan'];
}

/** Weighs tags: a front of the right kind of building, and rooms of its years. */
function weigh({ scenario }: Listing): Record<string, number> {
  const { kind, built } = scenario;
  if (HOUSES.includes(kind)) return { house: 3, period: built < 1920 ? 2 : 1, doors: 1 };
  const weights = { [kind]: 3, apartment: 2, income: 2, mixed: 1, house: -1 };
  return { ...weights, corner: PREMISES.includes(kind) ? 3 : -3, period: built < 1920 ? 2 : 1 };
}
