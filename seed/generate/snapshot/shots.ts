import type { Listing } from './listing';
import { HOUSES, type Kind } from './vocabulary/kinds';

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
  | 'commercial';

/** One picture a listing wants: of what, and which tags count for or against a drawn one. */
export interface Shot {
  room: Room;
  tags: Readonly<Record<string, number>>;
}

/** What a photographer would bring home from a listing, in the order it is shown. */
export function listShots(listing: Listing): Shot[] {
  return listRooms(listing).map((room) => ({
    room,
    tags: room === 'facade' ? weigh(listing) : weighUse(listing.scenario.kind),
  }));
}

function listRooms({ scenario, index }: Listing): Room[] {
  const { kind } = scenario;
  if (kind === 'land') return ['land', 'land', 'land', 'land'];
  if (kind === 'garage' || kind === 'parking') return ['garage', 'garage', 'garage', 'garage'];
  if (['shop', 'office', 'takeover', 'workshop'].includes(kind)) {
    return ['commercial', 'facade', 'commercial', 'plan'];
  }
  const rooms: Room[] = ['facade', 'living', 'kitchen'];
  if (kind !== 'studio') rooms.push('bedroom');
  if (scenario.beds > 1 && index % 3 !== 2) rooms.push('bedroom');
  rooms.push('bathroom');
  if (scenario.living > 140 || HOUSES.includes(kind)) rooms.push('living');
  if (scenario.terrace > 6) rooms.push('terrace');
  if (scenario.garden > 0) rooms.push('garden');
  if (index % 7 !== 6 || rooms.length < 4) rooms.push('plan');
  return rooms.slice(0, 9);
}

const STYLES: readonly { until: number; tags: readonly string[] }[] = [
  { until: 1895, tags: ['neoclassical', 'step-gable', 'master-house'] },
  { until: 1919, tags: ['art-nouveau', 'master-house', 'row-house', 'corner'] },
  { until: 1942, tags: ['art-deco', 'row-house'] },
  { until: 1988, tags: ['modernist'] },
  { until: 9999, tags: ['contemporary'] },
];

const BUILDINGS: Readonly<Record<Kind, readonly string[]>> = {
  house: ['house', 'row-house'],
  townhouse: ['house', 'master-house'],
  villa: ['villa'],
  farmhouse: ['farm'],
  apartment: ['apartment', 'income', 'studio', 'mixed'],
  duplex: ['apartment', 'master-house', 'income'],
  penthouse: ['apartment', 'contemporary', 'studio'],
  loft: ['warehouse', 'apartment'],
  'ground-floor': ['apartment', 'master-house'],
  studio: ['studio', 'apartment'],
  land: [],
  income: ['income', 'mixed'],
  shop: ['mixed', 'income'],
  office: ['contemporary', 'modernist', 'mixed'],
  takeover: ['mixed', 'income'],
  workshop: ['warehouse', 'mixed'],
  garage: ['modernist', 'apartment'],
  parking: ['apartment', 'modernist'],
};

/** A façade should be of the right kind of building first, of the right years next. */
function weigh({ scenario, region }: Listing): Record<string, number> {
  const weights: Record<string, number> = {
    villa: -6,
    farm: -9,
    warehouse: -4,
    luxembourg: -6,
    'step-gable': -1,
  };
  const styles = STYLES.find(({ until }) => scenario.built < until)?.tags ?? [];
  for (const style of styles) weights[style] = 3;
  BUILDINGS[scenario.kind].forEach((building, rank) => {
    weights[building] = Math.max(weights[building] ?? 0, 0) + 5 - rank;
  });
  if (region === 'luxembourg') weights['luxembourg'] = 4;
  if (!HOUSES.includes(scenario.kind)) weights['house'] = -2;
  return weights;
}

function weighUse(kind: Kind): Record<string, number> {
  return kind === 'office' ? { office: 5, shop: -5 } : { shop: 2, office: -5 };
}
