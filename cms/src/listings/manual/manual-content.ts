import { z } from 'zod';
import { languages, type Language } from '@agency/domain/languages';
import { LISTING_FIELDS, LISTING_TEXTS } from '../rules/listing-fields';
import { refuse } from '../../platform/validation/refusal';

export type ManualFact = string | number | boolean | null;

/** The content of the form, with the field names of the snapshot format. */
export interface ManualContent {
  /** Empty until staff or the first publication choose one. */
  reference: string;
  facts: Readonly<Record<string, ManualFact>>;
  texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
  /** In the order in which they are shown, by id in the media library. */
  pictures: readonly { file: number; kind: 'photo' | 'plan' }[];
}

export const emptyContent: ManualContent = { reference: '', facts: {}, texts: {}, pictures: [] };

/** Facts that the importer handles by name. */
const named = ['Goal', 'Status', 'WebIDs', 'Zip', 'City', 'CountryID', 'ProjectID'] as const;

const factNames = [...named, ...LISTING_FIELDS.map(({ source }) => source)];
const textNames = LISTING_TEXTS.map(({ source }) => source);

/** Limits of a draft; whether a value is right is decided when it is checked. */
const most = { fact: 1000, text: 30_000, pictures: 200 } as const;

const fact = z.union([z.string().max(most.fact), z.number(), z.boolean(), z.null()]);

function optionalFields<Value extends z.ZodType>(names: readonly string[], value: Value) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, value.optional()])));
}

const contentSchema = z.strictObject({
  reference: z.string().trim().max(40).default(''),
  facts: optionalFields(factNames, fact).default({}),
  texts: optionalFields(languages, optionalFields(textNames, z.string().max(most.text))).default(
    {},
  ),
  pictures: z
    .array(z.strictObject({ file: z.number().int().positive(), kind: z.enum(['photo', 'plan']) }))
    .max(most.pictures)
    .default([]),
});

/**
 * Parses a draft, without empty fields. Values may still be wrong; throws a ValidationError if it
 * is not a draft at all.
 */
export function parseContent(given: unknown): ManualContent {
  const read = contentSchema.safeParse(given);
  if (!read.success) {
    throw refuse('manual.wrong', { path: read.error.issues[0]?.path.join('.') ?? '' });
  }
  const { reference, facts, texts, pictures } = read.data;
  return {
    reference,
    facts: dropEmpty(facts) as ManualContent['facts'],
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([language, own]) => {
        const filled = dropEmpty(own ?? {});
        return Object.keys(filled).length > 0 ? [[language, filled]] : [];
      }),
    ) as ManualContent['texts'],
    pictures: pictures.filter(
      ({ file }, index) => pictures.findIndex((one) => one.file === file) === index,
    ),
  };
}

function dropEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
