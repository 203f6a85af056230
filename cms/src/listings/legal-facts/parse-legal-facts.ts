import { z } from 'zod';
import { isDay } from '@agency/domain/day';
import { refuse } from '../../platform/validation/refusal';
import { isPlausible } from '../import/records/parse-listing';
import { listingFactsSchema } from '../import/records/listing-schema';
import { agencyDay } from '../../platform/rules/agency-time';
import { legalFields } from './legal-fields';

/** A fact as the form sends it: null takes it back, so that the import counts again. */
export type LegalChange = { value: string | number | boolean; until: string | null } | null;

const changesSchema = z.record(
  z.string(),
  z
    .strictObject({
      value: z.union([z.string().max(1000), z.number(), z.boolean()]),
      until: z.string().refine(isDay).nullable().default(null),
    })
    .nullable(),
);

/**
 * Parses changes of legal facts by attribute, with the rules of the import for each value. Throws a
 * ValidationError that names the attribute.
 */
export function parseLegalFacts(given: unknown, now: Date): Map<string, LegalChange> {
  const read = changesSchema.safeParse(given);
  if (!read.success) throw wrong(String(read.error.issues[0]?.path[0] ?? ''));
  return new Map(
    Object.entries(read.data).map(([attribute, change]) => [
      attribute,
      change === null ? requireField(attribute) : readChange(attribute, change, now),
    ]),
  );
}

function readChange(
  attribute: string,
  { value, until }: NonNullable<LegalChange>,
  now: Date,
): LegalChange {
  const field = legalFields.find((one) => one.attribute === attribute);
  const schema = field && listingFactsSchema.shape[field.source];
  const read = schema?.safeParse(value);
  if (!read?.success || read.data === null) throw wrong(attribute);
  if (!isPlausible(attribute, read.data, null)) throw wrong(attribute);
  if (until !== null && until < agencyDay(now)) throw refuse('addition.past');
  return { value: read.data, until };
}

function requireField(attribute: string): null {
  if (!legalFields.some((field) => field.attribute === attribute)) throw wrong(attribute);
  return null;
}

const wrong = (path: string): Error => refuse('addition.wrong', { path });
