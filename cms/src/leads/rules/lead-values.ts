import { z } from 'zod';
import { isBlank, isEmailAddress } from '@agency/domain/contact';
import { formLimits } from '@agency/domain/form-limits';
import { isDay } from '@agency/domain/day';
import { isPhoneNumber } from '@agency/domain/phone';

/** Lone surrogates are not characters, and PostgreSQL refuses NUL. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

const emptyWhenBlank = (text: string): string => (isBlank(text) ? '' : text);

/** A trimmed single-line text with a maximum length; may be empty. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(oneLine, 'has characters that are no text')
    .overwrite(emptyWhenBlank);

export const prose = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(most)
        .regex(manyLines, 'has characters that are no text')
        .overwrite(emptyWhenBlank),
    );

/** An id created by a program. */
export const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w.~-]+$/, 'is no id');

export const email = z.string().trim().refine(isEmailAddress, 'is no email address');

export const phone = line(formLimits.phone).refine(isPhoneNumber, 'is no phone number');

/** An optional postal code that matches `isCode`. */
export const zip = (isCode: (text: string) => boolean) =>
  line(formLimits.zip).refine((text) => text === '' || isCode(text), 'is no postal code');

/** Euro, from 0 to a thousand million. */
export const amount = z.number().min(0).max(formLimits.euros);

export const count = (most: number) => z.number().int().min(0).max(most);

/** `YYYY-MM-DD`. */
export const day = z.string().refine(isDay, 'is no day');

/** A URL that browsers accept. */
export const address = line(formLimits.website).refine((text) => {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text);
}, 'is no web address');

/** Unique texts that match a pattern, with a maximum number. */
export const choices = (form: RegExp, most: number) =>
  z
    .array(z.string().regex(form, 'is not one of the choices'))
    .max(most)
    .nullish()
    .transform((given) => [...new Set(given)]);
