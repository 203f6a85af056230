import { z } from 'zod';
import { isDay } from '../rules/day';

/** Half of a pair of surrogates is no letter, and PostgreSQL refuses the character 0. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
const mostDigits = 20;
const fewestDigits = 6;

/** A text on one line, without spaces around it, at most so many characters. */
export const line = (most: number) =>
  z.string().trim().max(most).regex(oneLine, 'has characters that are no text');

/** A text of several lines. */
export const prose = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most).regex(manyLines, 'has characters that are no text'));

/** An id that a program made. */
export const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w.~-]+$/, 'is no id');

/** As wide as mail servers take them; what would end up in another header of a mail is refused. */
export const email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[^\s\p{Cc}\p{Cs}@,;:<>()[\]"\\]+@[^\s\p{Cc}\p{Cs}@,;:<>()[\]"\\]+\.[^\s.@,;:<>()[\]"\\]+$/u,
    'is no email address',
  );

/** People write numbers in many ways: enough digits, and no more than a number can have. */
export const phone = line(40).refine((text) => {
  const digits = text.replace(/\D/g, '').length;
  return digits >= fewestDigits && digits <= mostDigits;
}, 'is no phone number');

/** Euros, from 0 to a thousand million (FORM-3). */
export const amount = z.number().min(0).max(1_000_000_000);

export const count = (most: number) => z.number().int().min(0).max(most);

/** `YYYY-MM-DD`. */
export const day = z.string().refine(isDay, 'is no day');

/** A web address that a browser opens as one (FORM-12). */
export const address = line(500).refine((text) => {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text);
}, 'is no web address');

/** Texts of this form, each once, at most so many. */
export const choices = (form: RegExp, most: number) =>
  z
    .array(z.string().regex(form, 'is not one of the choices'))
    .max(most)
    .nullish()
    .transform((given) => [...new Set(given)]);
