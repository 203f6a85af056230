import type { Core } from '@strapi/strapi';
import type { OptIn } from '../../platform/mail-links/mail-link';
import { toZipKey } from '../../listings/rules/places/zip-key';
import { type Rhythm } from '@agency/domain/rhythms';
import { readStoredFilters, type Criteria } from './criteria';

export const SAVED_SEARCH = 'api::demand.demand';

export interface StoredSavedSearch extends OptIn {
  rhythm: Rhythm;
  /** Time of the last request, until confirmed. */
  askedAt: Date;
  criteria: Criteria;
}

type Stored<Value> = { [Key in keyof Value]?: Value[Key] | null };

/** Types are relations to their rows, which kinds do not have. */
interface StoredTypes {
  types?: { webId: string }[];
  kinds?: unknown;
  filters?: unknown;
}

interface Row extends Omit<StoredSavedSearch, 'askedAt' | 'criteria'> {
  askedAt: string | null;
  createdAt: string;
  criteria: (Stored<Omit<Criteria, 'types'>> & StoredTypes) | null;
}

/** Returns the saved search with a document id; null if erased. */
export async function findSavedSearch(
  strapi: Core.Strapi,
  documentId: string,
): Promise<StoredSavedSearch | null> {
  const [savedSearch] = await listSavedSearches(strapi, { documentId });
  return savedSearch ?? null;
}

/** Lists matching saved searches, oldest first; joins the current transaction. */
export async function listSavedSearches(
  strapi: Core.Strapi,
  where: object,
): Promise<StoredSavedSearch[]> {
  const rows = (await strapi.db.query(SAVED_SEARCH).findMany({
    where,
    orderBy: { id: 'asc' },
    populate: { criteria: { populate: { types: { select: ['webId'] } } } },
  })) as Row[];
  return rows.map(readSavedSearch);
}

function readSavedSearch({ criteria, askedAt, createdAt, ...row }: Row): StoredSavedSearch {
  const zips = Array.isArray(criteria?.zips) ? criteria.zips : [];
  const kinds = Array.isArray(criteria?.kinds) ? criteria.kinds.map(String) : [];
  const types = [...(criteria?.types ?? []).map(({ webId }) => webId), ...kinds];
  return {
    ...row,
    rhythm: row.rhythm ?? 'instant',
    askedAt: new Date(askedAt ?? createdAt),
    criteria: {
      goal: criteria?.goal ?? 'sale',
      types: [...new Set(types)].sort(),
      zips: [...new Set(zips.map((zip) => toZipKey(String(zip))))].sort(),
      minPrice: criteria?.minPrice ?? null,
      maxPrice: criteria?.maxPrice ?? null,
      minBedrooms: criteria?.minBedrooms ?? null,
      maxBedrooms: criteria?.maxBedrooms ?? null,
      minGarages: criteria?.minGarages ?? null,
      minParkings: criteria?.minParkings ?? null,
      ...readStoredFilters(criteria?.filters),
    },
  };
}
