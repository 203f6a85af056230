import { z } from 'zod';
import { countryIds } from '@agency/domain/countries';
import { pictureOrigins } from '@agency/domain/picture-origins';
import { LISTING_FIELDS, LISTING_TEXTS, type ListingField } from '../../rules/listing-fields';
import { readDate } from '../../rules/snapshot-date';
import { readFlag, readNumber, readText } from '../../rules/snapshot-value';
import { parseWebIds } from '../../rules/web-ids';
import { toPlainLine, toPlainText, toTitle } from '@agency/domain/plain-text';

const TEXT_LENGTH = 255;
const DESCRIPTION_LENGTH = 20_000;
const MAX_MONEY = 99_999_999.99;
const MAX_INTEGER = 2_147_483_647;

// Fields may be missing: which ones a record has depends on the listing.
const anything = z.unknown().optional();

const required = <Value>(schema: z.ZodType<Value | null>) =>
  schema.transform((value, context) => {
    if (value !== null) return value;
    context.addIssue('is missing');
    return z.NEVER;
  });

/** The facts that the importer handles by name, from the record in the first language. */
export const listingRecordSchema = z.object({
  Goal: required(integer()),
  Status: integer(),
  WebIDs: anything.transform((value) => parseWebIds(value)),
  WebID: anything.transform((value) => parseWebIds(value)),
  Zip: required(text(20)),
  City: required(text(120)),
  CountryID: integer().refine(
    (id) => id === null || Object.values<number>(countryIds).includes(id),
    'is neither Belgium (10) nor Luxembourg (50)',
  ),
  ProjectID: verbatim(40),
  Pictures: z
    .array(
      z.object({
        ID: required(verbatim(40)),
        Url: required(verbatim(2000)),
        Name: text(TEXT_LENGTH),
        Changed: verbatim(120),
        Kind: z.enum(['photo', 'plan'], 'is neither photo nor plan').optional(),
        Origin: z.enum(pictureOrigins, `is none of ${pictureOrigins.join(', ')}`).optional(),
      }),
      'is not a list',
    )
    .optional(),
});

export const listingFactsSchema = z.object(
  Object.fromEntries(LISTING_FIELDS.map((field) => [field.source, fact(field)])),
);

export const listingTextsSchema = z.object({
  ...Object.fromEntries(LISTING_TEXTS.map(({ source }) => [source, text(TEXT_LENGTH)])),
  Title: text(TEXT_LENGTH, toTitle),
  Description: text(DESCRIPTION_LENGTH, toPlainText),
  City: text(120),
  CountryName: text(120),
  Documents: z
    .array(
      z.object({
        ID: required(verbatim(80)),
        Kind: text(40),
        Name: required(text(TEXT_LENGTH)),
      }),
      'is not a list',
    )
    .optional(),
  Pictures: z.array(z.object({ ID: verbatim(40), Name: text(TEXT_LENGTH) })).optional(),
});

function fact(field: ListingField): z.ZodType<string | number | boolean | null> {
  if (field.kind === 'text') return text(TEXT_LENGTH);
  if (field.kind === 'flag') return value(readFlag, 'is neither yes nor no');
  if (field.kind === 'date') return value(readDate, 'is not a date');
  if (field.kind === 'integer') return integer(field.zeroIsEmpty);
  const money = field.kind === 'money';
  return value(readNumber, 'is not a number').transform((number, context) => {
    if (number === null || (number === 0 && field.zeroIsEmpty)) return null;
    if (!money || (number >= 0 && number <= MAX_MONEY)) return number;
    context.addIssue(`is not an amount between 0 and ${MAX_MONEY}`);
    return z.NEVER;
  });
}

/** Validates an integer that fits a column; null if empty. */
export function integer(zeroIsEmpty?: true): z.ZodType<number | null> {
  return value(readNumber, 'is not a number').transform((number, context) => {
    if (number === null || (number === 0 && zeroIsEmpty)) return null;
    if (Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER) return number;
    context.addIssue('is not a whole number');
    return z.NEVER;
  });
}

function text(length: number, clean = toPlainLine): z.ZodType<string | null> {
  return verbatim(length, clean);
}

function verbatim(length: number, clean?: (given: string) => string): z.ZodType<string | null> {
  return anything.transform((raw, context) => {
    if (typeof raw === 'object' && raw !== null) context.addIssue('is not a text');
    if (typeof raw === 'boolean') context.addIssue('is not a text');
    const given = readText(raw);
    const read = given !== null && clean ? readText(clean(given)) : given;
    if (read === null || read.length <= length) return read;
    context.addIssue(`is longer than ${length} characters`);
    return z.NEVER;
  });
}

function value<Value>(
  read: (raw: unknown) => Value | undefined,
  complaint: string,
): z.ZodType<Value> {
  return anything.transform((raw, context) => {
    const result = read(raw);
    if (result !== undefined) return result;
    context.addIssue(complaint);
    return z.NEVER;
  });
}
