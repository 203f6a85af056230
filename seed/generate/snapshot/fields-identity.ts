import { instantBefore, writePlainDate, writeWrappedDate } from './dates';
import type { Language } from './language';
import type { Listing } from './listing';
import { COUNTRY_NAMES, getLocality, spellCity } from './localities';
import type { ListingRecord } from './record';
import { KIND_NAMES, KIND_TYPES } from './vocabulary/kinds';
import { TYPES } from './vocabulary/types';
import { MARQUEES } from './vocabulary/terms';

/** Writes ids, goal, state, types and dates of a listing. */
export function writeIdentity(listing: Listing, language: Language): ListingRecord {
  const { scenario, index, sale } = listing;
  const { marquee, name } = findMarquee(listing);
  const types = scenario.flags.get('webids')?.split(',') ?? [KIND_TYPES[scenario.kind]];
  const webId = types.join(', ');
  const main = TYPES.find((type) => type.webId === types[0]);
  const { created, published, modified } = findDates(listing);
  return {
    ID: listing.id,
    UniqueCode: `CRB-${sale ? 'V' : 'H'}${1000 + index}`,
    Language: language,
    Goal: scenario.goal,
    Status: listing.status,
    ...(types.length === 1 && index % 3 === 0 ? { WebID: webId } : { WebIDs: webId }),
    MainTypeName: main?.main[language] ?? '',
    TypeDescription: scenario.flags.has('notype') ? '' : KIND_NAMES[scenario.kind][language],
    Marquee: marquee,
    MarqueeName: MARQUEES[name]?.[language] ?? '',
    CreatedDate: writeWrappedDate(created),
    PublishedDate: index % 2 === 0 ? writeWrappedDate(published) : writePlainDate(published),
    ModifiedDate: writePlainDate(modified),
  };
}

/** Returns when a listing was created, put on offer and last changed, in milliseconds. */
export function findDates({ scenario, prng: stream }: Listing): {
  created: number;
  published: number;
  modified: number;
} {
  const prng = stream('dates');
  const age = scenario.flags.has('new') ? prng.int(1, 9) : prng.int(12, 240);
  const created = instantBefore(age + prng.int(3, 20), prng.int(0, 540));
  const published = instantBefore(age, prng.int(0, 540));
  const modified = instantBefore(Math.max(0, age - prng.int(1, 60)), prng.int(0, 540));
  return { created, published, modified };
}

/** Writes the address; the coordinates are in the neighbourhood, not at the door. */
export function writeAddress(listing: Listing, language: Language): ListingRecord {
  const { scenario } = listing;
  const locality = getLocality(scenario.zip);
  const prng = listing.prng('place');
  const spread = scenario.zip === '1000' ? 0.006 : 0.008;
  const jitter = (centre: number): number =>
    Math.round((centre + (prng.next() - 0.5) * spread) * 1e6) / 1e6;
  return {
    Street: scenario.street[language],
    HouseNumber: scenario.number,
    BoxNr: scenario.box,
    Zip: scenario.zip,
    City: spellCity(locality.name[language], listing.spelling),
    CountryID: locality.countryId,
    CountryName: COUNTRY_NAMES[locality.countryId]?.[language] ?? '',
    PublishAddress: !scenario.flags.has('hide-address'),
    Latitude: jitter(locality.latitude),
    Longitude: jitter(locality.longitude),
  };
}

function findMarquee({ scenario, status }: Listing): { marquee: number; name: string } {
  if (status !== 1) return { marquee: 4, name: status === 2 ? 'sold' : 'rented' };
  const marquee = ['new', 'newprice', 'option'].findIndex((flag) => scenario.flags.has(flag)) + 1;
  return { marquee, name: String(marquee) };
}
