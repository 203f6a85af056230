import type { TFunction } from 'i18next';
import { z } from 'zod';
import { isDay } from '@agency/domain/day';
import { formLimits } from '@agency/domain/form-limits';
import { isPhoneNumber } from '@agency/domain/phone';
import { fieldMeta, type FieldMeta } from './field-meta.server';
import type { Variant, OptionView } from '../form-view';
import { isEmailAddress, isNearbyPostalCode, isPostalCode } from '@agency/domain/contact';

/** Options of every builder. `required` is the message for an empty field. */
export type FieldOptions = Pick<
  FieldMeta,
  | 'label'
  | 'hint'
  | 'link'
  | 'width'
  | 'autoComplete'
  | 'unit'
  | 'group'
  | 'inputMode'
  | 'sharePercent'
>;
type Required = { required: string };
type NotRequired = { required?: undefined };
type Choosing = { options: readonly OptionView[]; invalid?: string; variant?: Variant };

/** Enough for every country; the CMS allows more. */
const longestZip = 12;
/** For passwords that are only compared; the site accepts no longer ones. */
const longestPassword = 1000;

/**
 * Returns the field builders with their shared messages. Each returns a schema that knows how it is
 * rendered; a required one has its own message.
 */
export function createFields(t: TFunction) {
  const tooLong = t('form.errors.tooLong');
  const choose = t('form.errors.choice');

  /** One line of text, or several with `rows`. */
  function text(options: FieldOptions & Required & TextOptions): z.ZodString;
  function text(options: FieldOptions & NotRequired & TextOptions): z.ZodOptional<z.ZodString>;
  function text({ max = formLimits.name, isLong, required, ...options }: MaybeText) {
    const schema = z.string({ error: required ?? tooLong }).max(max, { error: tooLong });
    return withMeta(schema, required, {
      ...options,
      widget: isLong ? 'textarea' : 'text',
      messages: { required, tooLong },
    });
  }

  /** An email address; `invalid` replaces the message about the visitor's own. */
  function email(options: FieldOptions & Required & { invalid?: string }): z.ZodString;
  function email(
    options: FieldOptions & NotRequired & { invalid?: string },
  ): z.ZodOptional<z.ZodString>;
  function email({ required, invalid, ...options }: Maybe & { invalid?: string }) {
    const wrong = invalid ?? t('form.errors.emailInvalid');
    const schema = z
      .string({ error: required ?? wrong })
      .max(formLimits.email, { error: tooLong })
      .refine(isEmailAddress, { error: wrong });
    return withMeta(schema, required, {
      ...options,
      widget: 'email',
      messages: { required, invalid: wrong, tooLong },
    });
  }

  /** A password, unchanged; a new one has bounds in bytes. */
  function password(options: FieldOptions & Required & PasswordOptions): z.ZodString {
    const { required, bounds, ...words } = options;
    const schema =
      bounds === undefined
        ? z.string({ error: required }).max(longestPassword, { error: tooLong })
        : z
            .string({ error: required })
            .min(bounds.least, { error: bounds.tooShort })
            .refine((typed) => new TextEncoder().encode(typed).length <= bounds.most, {
              error: tooLong,
            });
    const messages = { required, invalid: bounds?.tooShort ?? required, tooLong };
    return withMeta(schema, required, { ...words, widget: 'password', messages });
  }

  /** A phone number in any common format. */
  function phone(options: FieldOptions & Required): z.ZodString;
  function phone(options: FieldOptions & NotRequired): z.ZodOptional<z.ZodString>;
  function phone({ required, ...options }: Maybe) {
    const invalid = t('form.errors.phoneInvalid');
    const schema = z
      .string({ error: required ?? invalid })
      .max(formLimits.phone, { error: tooLong })
      .refine(isPhoneNumber, { error: invalid });
    return withMeta(schema, required, {
      ...options,
      widget: 'tel',
      messages: { required, invalid, tooLong },
    });
  }

  /** A postal code; with `isNearby` of Belgium, Luxembourg or a neighbouring country. */
  function zip(options: FieldOptions & Required & { isNearby?: boolean }): z.ZodString {
    const { required, isNearby, ...words } = options;
    const invalid = t('form.errors.zipInvalid');
    const schema = z
      .string({ error: required })
      .max(longestZip, { error: tooLong })
      .refine(isNearby ? isNearbyPostalCode : isPostalCode, { error: invalid });
    return withMeta(schema, required, {
      ...words,
      widget: 'text',
      messages: { required, invalid, tooLong },
    });
  }

  /** A number within bounds in any common format; `read` returns null if invalid. */
  function number(options: FieldOptions & Required & NumberOptions): NumberField;
  function number(options: FieldOptions & NotRequired & NumberOptions): z.ZodOptional<NumberField>;
  function number(options: Maybe & NumberOptions) {
    const { required, read, min, max, outside, ...words } = options;
    const invalid = options.invalid ?? t('form.errors.number');
    const schema = z
      .string({ error: required ?? invalid })
      .max(30, { error: tooLong })
      .transform((typed, context) => {
        const value = read(typed);
        if (value !== null && value >= min && value <= max) return value;
        const message = value === null ? invalid : (outside ?? invalid);
        context.issues.push({ code: 'custom', message, input: typed });
        return z.NEVER;
      });
    return withMeta(schema, required, {
      inputMode: 'numeric',
      ...words,
      widget: 'number',
      messages: { required, invalid },
    });
  }

  /** A day as `2026-11-21`. */
  function date(options: FieldOptions & Required & DateOptions): z.ZodString;
  function date(options: FieldOptions & NotRequired & DateOptions): z.ZodOptional<z.ZodString>;
  function date({ required, invalid, min, max, ...options }: Maybe & DateOptions) {
    const wrong = invalid ?? required ?? t('form.errors.date');
    const schema = z
      .string({ error: required ?? wrong })
      .refine((day) => isDay(day) && day >= (min ?? '') && day <= (max ?? '9'), { error: wrong });
    return withMeta(schema, required, {
      ...options,
      widget: 'date',
      constraint: { ...(min && { min }), ...(max && { max }) },
      messages: { required, invalid: wrong },
    });
  }

  /** One of several: a select, or radio buttons with `isOpen`. */
  function choice(options: FieldOptions & Required & Choosing & Open): z.ZodString;
  function choice(
    options: FieldOptions & NotRequired & Choosing & Open,
  ): z.ZodOptional<z.ZodString>;
  function choice({ required, invalid, isOpen, ...options }: Maybe & Choosing & Open) {
    const values = listValues(options.options);
    const wrong = invalid ?? required ?? choose;
    const schema = z
      .string({ error: required ?? wrong })
      .refine((value) => values.has(value), { error: wrong });
    return withMeta(schema, required, {
      ...options,
      widget: isOpen ? 'radios' : 'select',
      messages: { required, invalid: wrong },
    });
  }

  /** Any number of options, or at most `most`; at least one if required. */
  function choices({ required, invalid, most, ...options }: Maybe & Choosing & Most) {
    const values = listValues(options.options);
    const wrong = invalid ?? required ?? choose;
    const schema = z
      .array(z.string(), { error: required ?? wrong })
      .min(required === undefined ? 0 : 1, { error: required ?? wrong })
      .max(most?.count ?? values.size, { error: most?.message ?? wrong })
      .refine((chosen) => chosen.every((value) => values.has(value)), { error: wrong });
    schema.register(fieldMeta, {
      ...options,
      widget: 'checkboxes',
      messages: { required, invalid: wrong },
    });
    return schema;
  }

  function checkbox(options: FieldOptions) {
    const schema = z.boolean({ error: choose }).optional();
    return schema.register(fieldMeta, { ...options, widget: 'checkbox', messages: {} });
  }

  /** A checkbox that must be checked. */
  function agreement({ required, ...options }: FieldOptions & Required) {
    const schema = z.boolean({ error: required });
    const meta: FieldMeta = { ...options, widget: 'checkbox', messages: { required } };
    return schema.register(fieldMeta, meta);
  }

  /** A file; the CMS accepts it by its content. */
  function file(options: FieldOptions & Required & FileOptions): z.ZodCustom<File, File>;
  function file(
    options: FieldOptions & NotRequired & FileOptions,
  ): z.ZodOptional<z.ZodCustom<File, File>>;
  function file({ required, purpose, accept, ...options }: Maybe & FileOptions) {
    const schema = z.custom<File>((value) => value instanceof Blob, {
      error: required ?? t('form.errors.file'),
    });
    return withMeta(schema, required, {
      ...options,
      widget: 'file',
      purpose,
      constraint: { accept },
      messages: { required, tooLong: t('form.errors.fileSize') },
    });
  }

  return {
    text,
    email,
    password,
    phone,
    zip,
    number,
    date,
    choice,
    choices,
    checkbox,
    agreement,
    file,
  };
}

type PasswordOptions = { bounds?: { least: number; most: number; tooShort: string } };
type TextOptions = { max?: number; isLong?: boolean };
type Maybe = FieldOptions & { required?: string | undefined };
type MaybeText = Maybe & TextOptions;
type DateOptions = { min?: string; max?: string; invalid?: string };
type FileOptions = { purpose: 'cv' | 'picture'; accept: string };
type Most = { most?: { count: number; message: string } };
type Open = { isOpen?: boolean };
type NumberField = z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>;
type NumberOptions = {
  /** Parses the text; null if it is not a number. */
  read: (typed: string) => number | null;
  min: number;
  max: number;
  invalid?: string;
  /** Message for values out of bounds; `invalid` by default. */
  outside?: string;
};

function withMeta<Schema extends z.ZodType>(
  schema: Schema,
  required: string,
  meta: FieldMeta,
): Schema;
function withMeta<Schema extends z.ZodType>(
  schema: Schema,
  required: string | undefined,
  meta: FieldMeta,
): Schema | z.ZodOptional<Schema>;
function withMeta(schema: z.ZodType, required: string | undefined, meta: FieldMeta): z.ZodType {
  const described = required === undefined ? schema.optional() : schema;
  return described.register(fieldMeta, meta);
}

function listValues(options: readonly OptionView[]): Set<string> {
  return new Set(options.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value));
}
