import type { Knex } from 'knex';
import { agencyDay } from '../../platform/rules/agency-time';
import { groupBy } from '../../platform/rules/group-by';
import type { OpenHouse } from '../rules/listing-facts';
import { CORRECTIONS, OPEN_HOUSES, type CorrectionRow, type OpenHouseRow } from './addition-tables';

/** Texts in one language that an editor wrote to replace those of the import. */
export interface CorrectedTexts {
  title?: string;
  description?: string;
  ribbon?: string;
}

export interface Correction {
  texts: Readonly<Record<string, CorrectedTexts>>;
  isHidden: boolean;
  isFeatured: boolean;
  until: string | null;
  /** Legal facts of staff by attribute, in place of those of the import. */
  facts: Readonly<Record<string, string | number | boolean>>;
}

/** A legal fact that a member of staff wrote. */
export interface LegalFact {
  value: string | number | boolean;
  /** The last day on which it applies, `YYYY-MM-DD`; null without an end. */
  until: string | null;
  savedBy: number;
  /** Milliseconds since 1970. */
  savedAt: number;
}

export interface Additions {
  correction: Correction | null;
  /** Ordered by start. */
  openHouses: readonly OpenHouse[];
}

export const noAdditions: Additions = { correction: null, openHouses: [] };

/** Returns what applies now by document id; most listings have no entry. */
export async function loadAdditions(
  connection: Knex,
  documentIds: readonly string[],
  now = new Date(),
): Promise<Map<string, Additions>> {
  const corrections = (await ofListings(connection, CORRECTIONS, documentIds)) as CorrectionRow[];
  const openHouses = (await ofListings(connection, OPEN_HOUSES, documentIds)
    .where('ends', '>', now.getTime())
    .orderBy(['starts', 'id'])) as OpenHouseRow[];
  const today = agencyDay(now);
  const byListing = new Map(
    corrections.flatMap((row): [string, Correction][] => {
      const correction = readCurrent(row, today);
      return correction ? [[row.listing, correction]] : [];
    }),
  );
  const houses = groupBy(openHouses, ({ listing }) => listing);
  const ids = new Set([...byListing.keys(), ...houses.keys()]);
  return new Map(
    [...ids].map((listing) => [
      listing,
      {
        correction: byListing.get(listing) ?? null,
        openHouses: (houses.get(listing) ?? []).map(readOpenHouse),
      },
    ]),
  );
}

/** Returns what applies on a day of a correction and its legal facts; null if nothing does. */
function readCurrent(row: CorrectionRow, today: string): Correction | null {
  const applies = (until: string | null): boolean => until === null || until >= today;
  const facts = Object.entries(readLegalFacts(row)).flatMap(([attribute, { value, until }]) =>
    applies(until) ? [[attribute, value] as const] : [],
  );
  const isCurrent = isCorrection(row) && applies(row.until);
  if (!isCurrent && facts.length === 0) return null;
  const words = isCurrent ? readCorrection(row) : withoutWords;
  return { ...words, facts: Object.fromEntries(facts) };
}

const withoutWords = { texts: {}, isHidden: false, isFeatured: false, until: null };

/** Reports whether a row corrects anything besides legal facts. */
export function isCorrection({ texts, is_hidden, is_featured }: CorrectionRow): boolean {
  return texts !== '{}' || Boolean(is_hidden) || Boolean(is_featured);
}

export function readLegalFacts({ facts }: Pick<CorrectionRow, 'facts'>): Record<string, LegalFact> {
  return facts ? (JSON.parse(facts) as Record<string, LegalFact>) : {};
}

export function readCorrection({
  texts,
  is_hidden,
  is_featured,
  until,
}: CorrectionRow): Omit<Correction, 'facts'> {
  return {
    texts: JSON.parse(texts) as Correction['texts'],
    isHidden: Boolean(is_hidden),
    isFeatured: Boolean(is_featured),
    until,
  };
}

export function readOpenHouse({ id, starts, ends, places, notes }: OpenHouseRow): OpenHouse {
  return {
    id,
    from: new Date(Number(starts)).toISOString(),
    to: new Date(Number(ends)).toISOString(),
    places,
    notes: JSON.parse(notes) as OpenHouse['notes'],
  };
}

/** Few listings have any, so a step of an import queries all of them, not a thousand ids. */
function ofListings(
  connection: Knex,
  table: string,
  documentIds: readonly string[],
): Knex.QueryBuilder {
  const rows = connection(table);
  const [only] = documentIds;
  return documentIds.length === 1 ? rows.where({ listing: only }) : rows;
}
