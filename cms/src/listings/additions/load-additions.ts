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
  const counting = corrections.filter(({ until }) => until === null || until >= today);
  const byListing = new Map(counting.map((row) => [row.listing, readCorrection(row)]));
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

export function readCorrection({
  texts,
  is_hidden,
  is_featured,
  until,
}: CorrectionRow): Correction {
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
