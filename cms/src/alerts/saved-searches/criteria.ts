import { rhythms, type Rhythm } from '@agency/domain/rhythms';
import { GraphQLError } from 'graphql';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type Goal, goals } from '@agency/domain/goals';
import { parseArguments } from '../../platform/graphql/parse-arguments';
import { toZipKey } from '../../listings/rules/places/zip-key';

/** Search criteria; missing limits are null. */
export interface Criteria {
  goal: Goal;
  /** WebIDs; a type includes those below it. At least one. */
  types: string[];
  /** At least one. */
  zips: string[];
  minPrice: number | null;
  maxPrice: number | null;
  minBedrooms: number | null;
  maxBedrooms: number | null;
  minGarages: number | null;
  minParkings: number | null;
}

const mostTypes = 100;
/** Belgium has about 1,150. */
const mostZips = 2000;

const price = z.number().min(0).max(1_000_000_000).nullish().transform(orNull);
const count = z.number().int().min(0).max(100).nullish().transform(orNull);
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
  })
  .refine((given) => isRange(given.minPrice, given.maxPrice), { path: ['maxPrice'] })
  .refine((given) => isRange(given.minBedrooms, given.maxBedrooms), { path: ['maxBedrooms'] });

/**
 * Validates criteria, with sorted unique types and postal codes. Throws a GraphQL error with
 * code BAD_USER_INPUT that names the first invalid part.
 */
export async function parseCriteria(strapi: Core.Strapi, given: unknown): Promise<Criteria> {
  const criteria = parseArguments(schema, given);
  const known = await findTypeRows(strapi, criteria.types);
  const unknown = criteria.types.find((type) => !known.has(type));
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
  return { ...criteria, types: [...rows.values()] };
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
