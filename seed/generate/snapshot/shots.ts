import type { DrawnPicture } from './pictures';
import type { Listing } from './listing';
import { HOUSES } from './vocabulary/kinds';

export type Room =
  | 'facade'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'plan'
  | 'land'
  | 'garage'
  | 'commercial';

export interface Shot {
  room: Room;
  /** Wanted tags; a picture with one of them goes before those without. */
  tags: readonly string[];
}

const interior =
  (room: string) =>
  (picture: DrawnPicture): boolean =>
    picture.kind === 'interior' && picture.file.startsWith(`interior-${room}`);

const ofKind =
  (kind: string) =>
  (picture: DrawnPicture): boolean =>
    picture.kind === kind;

/** Which drawn pictures can stand for a room. */
export const SHOT_KINDS: Readonly<Record<Room, (picture: DrawnPicture) => boolean>> = {
  facade: ofKind('facade'),
  living: interior('living'),
  kitchen: interior('kitchen'),
  bedroom: interior('bedroom'),
  bathroom: interior('bathroom'),
  plan: ofKind('plan'),
  land: ofKind('land'),
  garage: ofKind('garage'),
  commercial: ofKind('commercial'),
};

/** What a photographer would bring home from a listing, in the order it is shown. */
export function listShots(listing: Listing): Shot[] {
  const { scenario, index } = listing;
  const { kind } = scenario;
  const shots = (...rooms: Room[]): Shot[] =>
    rooms.map((room) => ({ room, tags: tagsOf(listing) }));
  if (kind === 'land') return shots('land', 'land', 'land', 'land');
  if (kind === 'garage' || kind === 'parking') return shots('garage', 'garage', 'facade', 'garage');
  if (kind === 'shop' || kind === 'takeover' || kind === 'office' || kind === 'workshop') {
    return shots('facade', 'commercial', 'commercial', 'commercial', 'plan');
  }
  if (kind === 'studio') return shots('facade', 'living', 'kitchen', 'bathroom', 'plan');
  const beds: Room[] = scenario.beds > 1 ? ['bedroom', 'bedroom'] : ['bedroom'];
  const large = HOUSES.includes(kind) || kind === 'income' || scenario.living > 110;
  return shots(
    'facade',
    'living',
    'kitchen',
    ...beds,
    'bathroom',
    ...(large ? (['living', 'bathroom'] as const) : []),
    ...(index % 7 === 6 ? [] : (['plan'] as const)),
  );
}

function tagsOf({ scenario }: Listing): string[] {
  const era = scenario.built < 1945 ? 'old' : scenario.built < 2000 ? 'modern' : 'new';
  return [scenario.kind, era];
}
