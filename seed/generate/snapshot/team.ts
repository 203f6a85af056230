import type { Listing } from './listing';
import { BELGIUM, getLocality } from './localities';
import type { ListingRecord } from './record';
import { CAR_SPACES, PREMISES, type Kind } from './vocabulary/kinds';

/** Youssef sells these everywhere. */
const investments: readonly Kind[] = ['income', 'land', ...PREMISES, ...CAR_SPACES];

/** Communes in the south of Brussels, where Antoine sells. */
const south = ['1050', '1060', '1160', '1170', '1180', '1190'];

/** Assigns an agent by place and kind (seed/content/{language}/agents.json). */
export function writeTeam(listing: Listing): ListingRecord {
  const { scenario, sale } = listing;
  const isBelgian = getLocality(scenario.zip).countryId === BELGIUM;
  if (!isBelgian)
    return { AgentID: 'project' in listing ? 'marc' : 'karin', OfficeID: 'luxembourg' };
  return { AgentID: findAgent(scenario, sale), OfficeID: 'brussels' };
}

function findAgent({ zip, kind }: Listing['scenario'], sale: boolean): string {
  if (!sale) return zip.startsWith('10') || zip.startsWith('11') ? 'ines' : 'pieterjan';
  if (investments.includes(kind)) return 'youssef';
  return south.includes(zip) ? 'antoine' : 'lieve';
}
