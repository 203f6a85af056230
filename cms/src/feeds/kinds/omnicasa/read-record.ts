import { LISTING_FIELDS, LISTING_TEXTS } from '../../../listings/rules/listing-fields';
import type { FeedRecord } from '../../feed-kind';
import { reportUnknown, type Report } from '../mapping/read-fields';

const PLACE = ['ID', 'Zip', 'City', 'CountryID', 'CountryName', 'Pictures'];
const LISTING = [
  ...['Goal', 'Status', 'WebIDs', 'WebID', 'ProjectID', 'Documents', 'Language', 'CreatedDate'],
  'SmallPictureItem',
  ...LISTING_FIELDS.map(({ source }) => source),
  ...LISTING_TEXTS.map(({ source }) => source),
];
const PROJECT = ['Name', 'Description', 'PublicAddress', 'Street', 'HouseNumber', 'BoxNr'];

/** Field names occur in upper and lower case. */
const NAMES = {
  listings: nameByLowerCase([...PLACE, ...LISTING]),
  projects: nameByLowerCase([...PLACE, ...PROJECT]),
};

/** Returns the fields of a record that the snapshot has, without people and anything else. */
export function readRecord(
  item: Readonly<Record<string, unknown>>,
  to: 'listings' | 'projects',
  report: Report,
): FeedRecord {
  const named = Object.fromEntries(
    Object.entries(item).map(([name, value]) => [NAMES[to].get(name.toLowerCase()) ?? name, value]),
  );
  const known = new Set(NAMES[to].values());
  reportUnknown(named, known, report);
  return Object.fromEntries(Object.entries(named).filter(([name]) => known.has(name)));
}

function nameByLowerCase(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name.toLowerCase(), name]));
}
