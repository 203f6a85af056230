import type { DrawnPicture } from './drawn-picture';
import { findLegalRegion } from './region';
import type { Scenario } from './scenario';
import { FLATS, HOUSES } from './vocabulary/kinds';

/** The years in which each style of front was built. */
const YEARS: Readonly<Record<string, readonly [number, number]>> = {
  'step-gable': [0, 1894],
  neoclassical: [1780, 1918],
  'master-house': [1860, 1941],
  'art-nouveau': [1893, 1919],
  'row-house': [1860, 1941],
  'art-deco': [1919, 1941],
};
const POST_WAR = 1942;
const RECENT = 1988;

/** Reports whether a drawn picture does not contradict the record of a home. */
export function fits(picture: DrawnPicture, home: Scenario): boolean {
  const rule = RULES[picture.kind];
  return rule === undefined || rule(new Set(picture.tags), home);
}

type Rule = (tags: ReadonlySet<string>, home: Scenario) => boolean;

const RULES: Readonly<Record<string, Rule>> = {
  facade: (tags, home) =>
    listStyles(home).some((style) => tags.has(style)) &&
    (!tags.has('luxembourg') || findLegalRegion(home.zip) === 'luxembourg'),
  interior: fitsRoom,
  plan: fitsPlan,
  terrace: (_, { kind, floor, terrace, zip }) =>
    // It shows the roofs of a town, so it does not fit low floors or a promenade.
    terrace > 0 && !HOUSES.includes(kind) && (floor ?? 0) >= 2 && !zip.startsWith('84'),
  garden: (tags, home) => home.garden > 0 && !(tags.has('town') && isDetached(home)),
  land: (_, { kind }) => kind === 'land',
  garage: (_, { kind }) => kind === 'garage',
  parking: (_, { kind }) => kind === 'parking',
  commercial: (tags, { kind }) =>
    tags.has('office') ? kind === 'office' : ['shop', 'takeover'].includes(kind),
};

function isDetached({ kind, built, flags }: Scenario): boolean {
  const isCottage = flags.has('facade');
  return (
    ['villa', 'farmhouse'].includes(kind) || (kind === 'house' && (isCottage || built >= POST_WAR))
  );
}

/** Lists the styles of front that fit a home; empty for homes without a front. */
function listStyles(home: Scenario): string[] {
  const { kind, built } = home;
  if (kind === 'farmhouse') return ['fermette'];
  if (kind === 'loft' || kind === 'workshop') return ['warehouse'];
  if (kind === 'shop' || kind === 'takeover') return ['corner'];
  if (isDetached(home)) {
    if (findLegalRegion(home.zip) === 'luxembourg') return ['luxembourg'];
    return kind === 'villa' ? ['villa'] : ['detached'];
  }
  const isHome =
    HOUSES.includes(kind) || FLATS.includes(kind) || ['studio', 'income'].includes(kind);
  if (!isHome) return [];
  if (built >= RECENT) return ['contemporary'];
  if (built >= POST_WAR) return ['modernist'];
  return Object.entries(YEARS).flatMap(([style, [from, to]]) =>
    built >= from && built <= to ? [style] : [],
  );
}

function fitsRoom(tags: ReadonlySet<string>, home: Scenario): boolean {
  const { kind, built, garden, flags } = home;
  if (tags.has('period') && built >= POST_WAR) return false;
  if (tags.has('doors') && garden === 0) return false;
  // New-build homes are not painted, and their texts call them light.
  if (tags.has('dark') && flags.has('vat')) return false;
  return kind !== 'studio' || !['kitchen', 'bedroom', 'dining'].some((room) => tags.has(room));
}

/** The plan of one floor with the same number of bedrooms, and a terrace if there is one. */
function fitsPlan(tags: ReadonlySet<string>, home: Scenario): boolean {
  const { kind, beds, terrace } = home;
  if (tags.has('house')) return ['house', 'townhouse'].includes(kind) && !isDetached(home);
  if (kind === 'duplex' || !(FLATS.includes(kind) || kind === 'studio')) return false;
  return tags.has(`beds-${beds}`) && tags.has('terrace') === terrace > 0;
}
