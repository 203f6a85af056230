import { isListingId } from '@agency/domain/match-address';
import { createHash } from 'node:crypto';

const LENGTH = 40;

export interface KnownReference {
  reference: string;
  source: string | null;
  externalId: string | null;
}

/**
 * Returns the references of a source's records on the site, by record id. Known records keep theirs
 * if addresses can contain it. A new record gets the one it asks for, prefixed with the source's
 * key if it belongs to another source.
 */
export function assignReferences(
  wanted: ReadonlyMap<string, string>,
  known: readonly KnownReference[],
  source: string,
): Map<string, string> {
  const taken = new Set(known.map(({ reference }) => fold(reference)));
  const own = new Map(
    known
      .filter((row) => row.source === source && isListingId(row.reference))
      .map((row) => [row.externalId ?? row.reference, row.reference]),
  );
  const assigned = new Map<string, string>();
  for (const [id, asked] of wanted) {
    const reference = own.get(id) ?? findFree(toReference(asked), { id, source, taken });
    taken.add(fold(reference));
    assigned.set(id, reference);
  }
  return assigned;
}

/**
 * Returns the rows of a source. A home that came back under another id with the same reference gets
 * that id, so that it keeps its address and everything linked to it; this applies only to homes no
 * longer on offer.
 */
export function followRelistings<Row extends KnownReference>(
  wanted: ReadonlyMap<string, string>,
  known: readonly Row[],
  source: string,
  isGone: (row: Row) => boolean,
): Row[] {
  const own = known.filter((row) => row.source === source);
  const ids = new Set(own.map(({ externalId }) => externalId));
  const gone = new Map(own.filter(isGone).map((row) => [fold(row.reference), row]));
  const followed = new Map<Row, string>();
  for (const [id, asked] of wanted) {
    // Sources without references use their ids.
    if (ids.has(id) || asked === id) continue;
    const reference = toReference(asked);
    const row = gone.get(fold(reference)) ?? gone.get(fold(`${source}-${reference}`));
    if (row && !followed.has(row)) followed.set(row, id);
  }
  return known.map((row) => ({ ...row, externalId: followed.get(row) ?? row.externalId }));
}

/** Converts a text to a segment of an address. */
function toReference(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '');
  return plain.slice(0, LENGTH) || digest(text);
}

function findFree(
  asked: string,
  { id, source, taken }: { id: string; source: string; taken: ReadonlySet<string> },
): string {
  const prefixed = `${source}-${asked}`;
  const unique = digest(`${source} ${id}`);
  const last = `${source}-${asked.slice(0, LENGTH - source.length - unique.length - 2)}-${unique}`;
  const choices = [asked, ...(prefixed.length <= LENGTH ? [prefixed] : [])];
  return choices.find((choice) => !taken.has(fold(choice))) ?? last;
}

/** Addresses are compared without regard to case. */
function fold(reference: string): string {
  return reference.toLowerCase();
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 8);
}
