import { isKind, kindTypes } from '@agency/domain/kinds';
import { maximums, type MaximumFilter } from '@agency/domain/maximums';
import {
  perSavedLimit,
  readSavedLimits,
  savedAmenities,
  savedLimits,
  type SavedLimit,
} from '@agency/domain/saved-limits';
import { rhythms, type Rhythm } from '@agency/domain/rhythms';
import { GraphQLError } from 'graphql';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Goal, goals } from '@agency/domain/goals';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { toZipKey } from '../../listings/rules/places/zip-key';

/** Search criteria; missing limits are null. */
export interface Criteria extends Record<SavedLimit, number | null> {
  goal: Goal;
  /** WebIDs and kinds; a type includes those below it. At least one. */
  types: string[];
  /** At least one. */
  zips: string[];
  minPrice: number | null;
  maxPrice: number | null;
  minBedrooms: number | null;
  maxBedrooms: number | null;
  minGarages: number | null;
  minParkings: number | null;
  /** A day such as `2027-01-01`, on which it is available at the latest. */
  availableBy: string | null;
  /** All must match. */
  amenities: string[];
}

const mostTypes = 100;
/** Belgium has about 1,150. */
const mostZips = 2000;

const price = z.number().min(0).max(1_000_000_000).nullish().transform(orNull);
const count = z.number().int().min(0).max(100).nullish().transform(orNull);
const limit = z.number().min(0).max(100_000_000).nullish().transform(orNull);
const code = z.string().trim().min(1).max(40);
const zip = z
  .string()
  .trim()
  .max(20)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, 'is not a postal code')
  .transform(toZipKey);

const schema = z
  .object({
    goal: z.enum(goals),
    types: z.array(code).min(1).max(mostTypes).transform(sortOnce),
    zips: z.array(zip).min(1).max(mostZips).transform(sortOnce),
    minPrice: price,
    maxPrice: price,
    minBedrooms: count,
    maxBedrooms: count,
    minGarages: count,
    minParkings: count,
    ...perSavedLimit(() => limit),
    availableBy: z.iso
      .date()
      .nullish()
      .transform((day) => day ?? null),
    amenities: z
      .array(z.enum(savedAmenities))
      .nullish()
      .transform((names) => sortOnce(names ?? [])),
  })
  .refine((given) => isRange(given.minPrice, given.maxPrice), { path: ['maxPrice'] })
  .refine((given) => isRange(given.minBedrooms, given.maxBedrooms), { path: ['maxBedrooms'] })
  .refine((given) => listSwapped(given).length === 0, { path: ['filters'] });

/** Lists the maximums below their minimums. */
function listSwapped(given: Record<SavedLimit, number | null>): SavedLimit[] {
  return savedLimits.filter((name) => {
    if (!(name in maximums)) return false;
    const { minimum } = maximums[name as MaximumFilter];
    return minimum !== 'minBedrooms' && !isRange(given[minimum], given[name]);
  });
}

/**
 * Validates criteria, with sorted unique types and postal codes. Throws a GraphQL error with
 * code BAD_USER_INPUT that names the first invalid part.
 */
export async function parseCriteria(strapi: Core.Strapi, given: unknown): Promise<Criteria> {
  const criteria = parseArguments(schema, given);
  const known = await findTypeRows(strapi, criteria.types);
  const unknown = criteria.types.find((type) => !known.has(type) && !isKind(type));
  if (unknown === undefined) return criteria;
  throw new GraphQLError(`types: there is no type ${unknown}`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}

/** Returns the mail frequency; `instant` by default. Throws BAD_USER_INPUT if invalid. */
export function parseRhythm(given: unknown): Rhythm {
  const { rhythm } = parseArguments(z.object({ rhythm: z.enum(rhythms).nullish() }), {
    rhythm: given,
  });
  return rhythm ?? 'instant';
}

export async function buildCriteriaComponent(
  strapi: Core.Strapi,
  criteria: Criteria,
): Promise<Record<string, unknown>> {
  const rows = await findTypeRows(strapi, criteria.types);
  const kinds = criteria.types.filter((type) => !rows.has(type));
  const { availableBy, amenities, ...limits } = criteria;
  const plain = Object.entries(limits).filter(([name]) => !isSavedLimit(name));
  const filters = { ...perSavedLimit((name) => criteria[name]), availableBy, amenities };
  return { ...Object.fromEntries(plain), types: [...rows.values()], kinds, filters };
}

function isSavedLimit(name: string): boolean {
  return savedLimits.some((one) => one === name);
}

/** Reads the stored filters of criteria; unknown and missing ones are no conditions. */
export function readStoredFilters(
  stored: unknown,
): Pick<Criteria, SavedLimit | 'availableBy' | 'amenities'> {
  const filters = (stored ?? {}) as Record<string, unknown>;
  const { availableBy, amenities } = filters;
  const names = Array.isArray(amenities) ? amenities : [];
  return {
    ...readSavedLimits(filters),
    availableBy: typeof availableBy === 'string' ? availableBy : null,
    amenities: savedAmenities.filter((name) => names.includes(name)).sort(),
  };
}

/** Drops the types that a kind among them narrows, as in lists. */
export function narrowTypes(types: readonly string[]): string[] {
  const narrowed = new Set<string>(types.flatMap((type) => (isKind(type) ? kindTypes[type] : [])));
  return types.filter((type) => !narrowed.has(type));
}

/**
 * Returns one row of each existing type, in any language of its feed: relations from outside
 * refer to a row of a localized document.
 */
export async function findTypeRows(
  strapi: Core.Strapi,
  webIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = (await strapi.db.query('api::property-type.property-type').findMany({
    where: { webId: { $in: webIds } },
    select: ['id', 'webId'],
    orderBy: { id: 'desc' },
  })) as { id: number; webId: string }[];
  return new Map(rows.map((row) => [row.webId, row.id]));
}

function orNull(value: number | null | undefined): number | null {
  return value ?? null;
}

function sortOnce(values: string[]): string[] {
  return [...new Set(values)].sort();
}

function isRange(min: number | null, max: number | null): boolean {
  return min === null || max === null || min <= max;
}
