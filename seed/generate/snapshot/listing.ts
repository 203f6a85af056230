import type { Prng } from './prng';
import { createPrng } from './prng';
import type { LawRegion } from '@agency/domain/region';
import { findLegalRegion } from './region';
import { SCENARIOS, type Scenario } from './scenario';
import { CAR_SPACES } from './vocabulary/kinds';

/** A listing before it is written: its scenario, ids and region. */
export interface Listing {
  index: number;
  id: string;
  /** The key of its row. */
  key: string;
  scenario: Scenario;
  region: LawRegion;
  sale: boolean;
  spelling: number;
  /** 1 active, 2 sold, 4 rented. */
  status: number;
  /** Returns a new generator for this listing; the same name gives the same numbers. */
  prng(name: string): Prng;
}

const FIRST_ID = 5204117;

/**
 * Builds the listing at a position. The first hundred or so are written by hand; after them the
 * scenarios repeat with other numbers and addresses.
 */
export function buildListing(index: number, seed: number): Listing {
  const base = SCENARIOS[index % SCENARIOS.length];
  if (!base) throw new Error('scenarios.csv is empty');
  const round = Math.floor(index / SCENARIOS.length);
  const prng = (name: string): Prng => createPrng(seed, base.key, round, name);
  const scenario = round === 0 ? base : vary(base, round, prng('variation'));
  return {
    index,
    key: base.key,
    id: String(FIRST_ID + index * 7),
    scenario,
    region: findLegalRegion(scenario.zip),
    sale: scenario.goal === 0,
    spelling: findSpelling(scenario.zip, index),
    status: scenario.flags.has('sold') ? 2 : scenario.flags.has('rented') ? 4 : 1,
    prng,
  };
}

/** Only large postal codes have several spellings. */
function findSpelling(zip: string, index: number): number {
  if (zip === '1000') return index % 7 === 3 ? 2 : index % 4 === 1 ? 1 : 0;
  return ['1050', '1180', '1150'].includes(zip) && index % 2 === 1 ? 1 : 0;
}

function vary(base: Scenario, round: number, prng: Prng): Scenario {
  const size = 0.8 + prng.next() * 0.5;
  const step = base.goal === 0 && !CAR_SPACES.includes(base.kind) ? 5000 : 5;
  const flags = new Map(base.flags);
  for (const name of ['new', 'newprice', 'option', 'sold', 'rented']) {
    if (prng.chance(0.7)) flags.delete(name);
  }
  return {
    ...base,
    key: `${base.key}-${round}`,
    number: String(prng.int(1, 320)),
    living: Math.round(base.living * size),
    ground: Math.round(base.ground * size),
    terrace: Math.round(base.terrace * size),
    garden: Math.round(base.garden * size),
    energy: Math.round(base.energy * (0.75 + prng.next() * 0.6)),
    price: Math.max(step, Math.round((base.price * size) / step) * step),
    flags,
  };
}
