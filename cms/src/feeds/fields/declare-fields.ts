import type { Language } from '@agency/domain/languages';
import { z } from 'zod';
import type { RefusalKey } from '../../platform/rules/refusals/say-refusal';
import type { FieldForm, FieldInput } from './field-form';

/** A setting or a secret of a kind: drawn by the form, validated, and named in the documentation. */
interface FieldLook extends Omit<FieldForm, 'name' | 'input'> {
  /** The refusal of a value that the schema does not accept. */
  refusal: RefusalKey;
  /** Limits that the refusal names. */
  limits: Readonly<Record<string, number>>;
}

interface SettingField<Value = unknown> extends FieldLook {
  input: Exclude<FieldInput, 'secret'>;
  schema: z.ZodType<Value>;
}

interface SecretField extends FieldLook {
  input: 'secret';
  schema: z.ZodType<string>;
}

export type FeedField = SettingField | SecretField;
export type FeedFields = Readonly<Record<string, FeedField>>;

type SettingsOf<Shape> = {
  [
    Name in keyof Shape as Shape[Name] extends SecretField ? never : Name
  ]: Shape[Name] extends SettingField<infer Value> ? Value : never;
};

/**
 * Declares the fields of a kind, in the order of the form. The names are those of its settings, and
 * of its secrets in capitals. Their labels and help are messages of the admin:
 * `agency.feeds.field.{name}`, `agency.feeds.help.{name}` and `agency.feeds.help.{kind}.{name}`.
 */
export function declareFields<Shape extends FeedFields>(
  fields: Shape,
): { fields: Shape; settings: z.ZodType<SettingsOf<Shape>> } {
  const settings = Object.entries(fields).filter(([, { input }]) => input !== 'secret');
  const shape = Object.fromEntries(settings.map(([name, { schema }]) => [name, schema]));
  return { fields, settings: z.object(shape) as unknown as z.ZodType<SettingsOf<Shape>> };
}

export function required<Value>(field: SettingField<Value>): SettingField<Value> {
  return { ...field, isRequired: true };
}

export function optional<Value>(field: SettingField<Value>): SettingField<Value | undefined> {
  return { ...field, schema: field.schema.optional() };
}

/** A field with a value that applies until another is written. */
export function prefilled<Value>(field: SettingField<Value>, initial: Value): SettingField<Value> {
  const schema = field.schema.default(initial as never) as unknown as z.ZodType<Value>;
  return { ...field, initial, schema };
}

/** Most feeds keep its initial value: the form shows it under “More settings”. */
export function rare<Value>(field: SettingField<Value>): SettingField<Value> {
  return { ...field, isRare: true };
}

/** An http(s) address without a name and a password. */
export function address(): SettingField<string> {
  const schema = z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .refine((url) => !URL.canParse(url) || new URL(url).username === '', {
      params: { refusal: 'feed.field.login' satisfies RefusalKey },
    });
  return { ...look('feed.field.address'), input: 'address', schema };
}

export function text({ max = 200, pattern = /^[^\r\n]+$/ } = {}): SettingField<string> {
  const schema = z.string().max(max).regex(pattern);
  return { ...look('feed.field.text', { max }), input: 'text', schema };
}

export function email(): SettingField<string> {
  return { ...look('feed.field.email'), input: 'email', schema: z.email().max(254) };
}

export function wholeNumber({ min = 0, max = 999_999_999 } = {}): SettingField<number> {
  const schema = z.number().int().min(min).max(max);
  return { ...look('feed.field.number', { min, max }), input: 'number', schema };
}

export function yesNo(): SettingField<boolean> {
  return { ...look('feed.field.value'), input: 'yesNo', schema: z.boolean() };
}

export function oneLanguage(choices: readonly Language[]): SettingField<Language> {
  const schema = z.enum([...choices]);
  return { ...look('feed.field.language'), input: 'language', choices, schema };
}

export function someLanguages(choices: readonly Language[]): SettingField<Language[]> {
  const schema = z.array(z.enum([...choices])).min(1);
  return { ...look('feed.field.language'), input: 'languages', choices, schema };
}

/**
 * A setting that a part of the admin's form draws for this kind (`cms/src/admin/feeds/form`,
 * `kind-parts.tsx`).
 */
export function own<Value>(schema: z.ZodType<Value>): SettingField<Value> {
  return { ...look('feed.field.value'), input: 'own', schema };
}

const SECRET_LENGTH = 2000;

/** A required secret, of the form `name:password` if it is a login. */
export function secret({ isLogin = false } = {}): SecretField {
  const line = z
    .string()
    .min(1)
    .max(SECRET_LENGTH)
    .regex(/^[^\r\n]*$/);
  const refusal = isLogin ? 'feed.field.pair' : 'feed.field.text';
  return {
    ...look(refusal, { max: SECRET_LENGTH }),
    isRequired: true,
    input: 'secret',
    schema: isLogin ? line.regex(/^[^:]+:./) : line,
  };
}

/** A field that is shown and required only while the yes/no field of that name is on. */
export function onlyWith<Field extends FeedField>(name: string, field: Field): Field {
  return { ...field, onlyWith: name };
}

function look(refusal: RefusalKey, limits: FieldLook['limits'] = {}): FieldLook {
  const rest = { isRequired: false, initial: null, choices: [], onlyWith: null, isRare: false };
  return { ...rest, refusal, limits };
}
