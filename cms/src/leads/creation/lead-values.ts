import { z } from 'zod';
import { isBlank, isEmailAddress } from '@agency/domain/contact';
import { formLimits } from '@agency/domain/form-limits';
import { isDay } from '@agency/domain/day';
import { isPhoneNumber } from '@agency/domain/phone';

/** Half of a pair of surrogates is no letter, and PostgreSQL refuses the character 0. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

const emptyWhenBlank = (text: string): string => (isBlank(text) ? '' : text);

/** A text on one line, without spaces around it, at most so many characters; empty when blank. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(oneLine, 'has characters that are no text')
    .overwrite(emptyWhenBlank);

/** A text of several lines. */
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

/** An id that a program made. */
export const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w.~-]+$/, 'is no id');

export const email = z.string().trim().refine(isEmailAddress, 'is no email address');

export const phone = line(formLimits.phone).refine(isPhoneNumber, 'is no phone number');

/** A postal code as `isCode` knows it, or nothing. */
export const zip = (isCode: (text: string) => boolean) =>
  line(formLimits.zip).refine((text) => text === '' || isCode(text), 'is no postal code');

/** Euros, from 0 to a thousand million (FORM-3). */
export const amount = z.number().min(0).max(formLimits.euros);

export const count = (most: number) => z.number().int().min(0).max(most);

/** `YYYY-MM-DD`. */
export const day = z.string().refine(isDay, 'is no day');

/** A web address that a browser opens as one (FORM-12). */
export const address = line(formLimits.website).refine((text) => {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text);
}, 'is no web address');

/** Texts of this form, each once, at most so many. */
export const choices = (form: RegExp, most: number) =>
  z
    .array(z.string().regex(form, 'is not one of the choices'))
    .max(most)
    .nullish()
    .transform((given) => [...new Set(given)]);
