import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../csv';
import { instantBefore, writePlainDate } from '../dates';
import { findDates } from '../fields-identity';
import type { Listing } from '../listing';
import type { Prng } from '../prng';

const DAY = 86_400_000;
const MINUTES_OF_A_DAY = 540;
/** The number of days by which an entry varies, so that no two listings have the same history. */
const JITTER = 2;

const HISTORIES = ['communications', 'onlinemedia', 'appearances'] as const;
type History = (typeof HISTORIES)[number];

type Row = Readonly<Record<string, string>>;
type PortalRecord = Readonly<Record<string, string | string[]>>;

/**
 * Writes the owner portal's data of some listings: one invented owner, and histories from the
 * tables of this folder. Homes with a history but without an owner belong to the installation's own
 * owner. `listings` are those of the snapshot by key.
 */
export function writePortal(outDir: string, listings: ReadonlyMap<string, Listing>): void {
  const write = (name: string, records: readonly object[]): void =>
    writeFileSync(join(outDir, `${name}.json`), `${JSON.stringify(records, null, 2)}\n`);
  write(
    'owners',
    readTable('./portal/owners.csv', ';').map((row) => writeOwner(row, listings)),
  );
  const owned = readTable('./portal/owned.csv', ';');
  for (const history of HISTORIES) {
    write(
      history,
      owned.flatMap((row) => listEntries(history, row, listings)),
    );
  }
}

function writeOwner(row: Row, listings: ReadonlyMap<string, Listing>): PortalRecord {
  return {
    ID: row.id ?? '',
    Email: row.email ?? '',
    Title: row.title ?? '',
    FirstName: row.firstName ?? '',
    LastName: row.lastName ?? '',
    Phone: row.phone ?? '',
    Language: row.language ?? '',
    PropertyIDs: (row.listings ?? '').split(' ').map((key) => getListing(key, listings).id),
  };
}

/** Newest last, as in the source system. */
function listEntries(
  history: History,
  { key = '', language, story }: Row,
  listings: ReadonlyMap<string, Listing>,
): PortalRecord[] {
  const listing = getListing(key, listings);
  const prng = listing.prng(`portal ${history}`);
  const contacts = readTable('./portal/contacts.csv', ';').filter(
    (row) => row.language === language,
  );
  const names = prng.shuffle(contacts.map((row) => row.name ?? ''));
  const entries = readTable('./portal/entries.csv', ';')
    .filter((row) => row.file === history && row.language === language)
    .filter((row) => row.story === story || (row.story === 'all' && isOnOffer(row, story)))
    .flatMap((row) => {
      const instant = findInstant(row, listing, prng);
      return instant === null ? [] : [{ row, instant }];
    })
    .sort((a, b) => a.instant - b.instant);
  return entries.map(({ row, instant }, index) => ({
    ID: `${listing.id}-${history.charAt(0)}${index + 1}`,
    PropertyID: listing.id,
    Date: writePlainDate(instant),
    Type: row.type ?? '',
    Contact: row.contact === '*' ? (names[index % names.length] ?? '') : (row.contact ?? ''),
    Subject: row.subject ?? '',
    Comment: row.comment ?? '',
    Status: row.status ?? '',
    Source: row.source ?? '',
    ...(history === 'onlinemedia' ? { Url: writeUrl(row, listing) } : {}),
  }));
}

/** Sold homes have no recent entries, only those of their publication. */
function isOnOffer(row: Row, story: string | undefined): boolean {
  return story !== 'sold' || Number(row.day) >= 0;
}

/**
 * Counts days from the publication, or before the snapshot if negative; null before it was on
 * offer.
 */
function findInstant(row: Row, listing: Listing, prng: Prng): number | null {
  const day = Number(row.day);
  const minutes = prng.int(0, MINUTES_OF_A_DAY);
  const jitter = Math.abs(day) > JITTER ? prng.int(-JITTER, JITTER) : 0;
  const { published } = findDates(listing);
  if (day >= 0) {
    const age = Math.floor((instantBefore(0, 0) - published) / DAY);
    const instant = instantBefore(age - day - jitter, minutes);
    return instant <= instantBefore(0, 0) ? Math.max(instant, published) : null;
  }
  const instant = instantBefore(-day + jitter, minutes);
  return instant > published ? instant : null;
}

/** Returns addresses of invented sites; the snapshot cannot know that of the agency's own page. */
function writeUrl({ source = '' }: Row, { id }: Listing): string {
  const site = source.toLowerCase().replace(/[^a-z]+/g, '-');
  return source === 'Corbelle' || source === 'corbelle.example'
    ? ''
    : `https://www.${site}.example/${id}`;
}

function getListing(key: string, listings: ReadonlyMap<string, Listing>): Listing {
  const listing = listings.get(key);
  if (!listing) throw new Error(`portal: there is no listing ${key}`);
  return listing;
}
