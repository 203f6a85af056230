import { LISTING_FIELDS } from '../rules/listing-fields';

type Row = Record<string, unknown>;

const FLAGS = new Set(
  LISTING_FIELDS.filter(({ kind }) => kind === 'flag').map(({ attribute }) => attribute),
);
const ATTRIBUTES = new Map(
  [
    ...['id', 'reference', 'goal', 'state', 'availability', 'zip', 'countryId', 'createdAt'],
    ...['pictureDetails', 'lawMissing', 'correctedHere', 'name'],
    ...LISTING_FIELDS.map(({ attribute }) => attribute),
  ].map((attribute) => [attribute.toLowerCase(), attribute]),
);

/** A row of the listings' table under the names of its attributes; SQLite's 0 and 1 become flags. */
export function nameColumns(row: Row): Row {
  const named: Row = {};
  for (const [column, value] of Object.entries(row)) {
    const attribute = ATTRIBUTES.get(column.replaceAll('_', ''));
    if (attribute === undefined) continue;
    const isFlag = FLAGS.has(attribute) && value !== null && value !== undefined;
    named[attribute] = isFlag ? Boolean(value) : value;
  }
  return named;
}
