import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import {
  address,
  declareFields,
  oneLanguage,
  onlyWith,
  optional,
  own,
  prefilled,
  rare,
  secret,
  yesNo,
} from '../../fields/declare-fields';
import { textEncodings } from './formats/decode-text';
import { findField } from './fields';

/** Choices that replace guesses about a file. */
const layoutSchema = z.strictObject({
  encoding: z.enum(textEncodings).optional(),
  delimiter: z.string().min(1).max(4).optional(),
  sheet: z.string().max(100).optional(),
  /** Row with the names of the columns, from 1; 0 means that none exists. */
  header: z.number().int().min(0).max(50).optional(),
  /** Path of the repeated element, separated by slashes. */
  element: z.string().max(300).optional(),
});

const columnSchema = z.strictObject({
  column: z.string().min(1).max(300),
  /** Name of a field (`fields.ts`); empty if the column is not used. */
  to: z.string().refine((to) => to === '' || findField(to) !== null, 'is no field'),
  /** Of a text; the file's language if missing. */
  language: z.enum(languages).optional(),
  /** Choices by the values of the file; the value `''` is an empty cell. */
  values: z.record(z.string().max(300), z.string().max(40)).optional(),
});

/** The page that matches columns writes those declared as `own`. */
export const { fields, settings: tableSettings } = declareFields({
  /** Address of the file; uploaded files without one. */
  url: optional(address()),
  /** True if the server requires authentication with LOGIN, `name:password`. */
  login: optional(yesNo()),
  LOGIN: onlyWith('login', secret({ isLogin: true })),
  /** Language of texts in columns without one. */
  language: prefilled(oneLanguage(languages), 'nl'),
  /** True if a file contains only some homes: the others stay. */
  partial: rare(prefilled(yesNo(), false)),
  /** Base of relative picture addresses. */
  pictures: rare(optional(address())),
  layout: rare(own(layoutSchema.default({}))),
  decimal: rare(own(z.enum([',', '.']).default(','))),
  dates: rare(own(z.enum(['dmy', 'mdy']).default('dmy'))),
  columns: own(z.array(columnSchema).max(1000).default([])),
  /** Choices that apply to every row, by field. */
  fixed: own(z.record(z.string(), z.string().max(40)).default({})),
});

export type TableSettings = z.output<typeof tableSettings>;
export type TableLayout = z.output<typeof layoutSchema>;
export type MatchedColumn = z.output<typeof columnSchema>;
