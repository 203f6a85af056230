import { z } from 'zod';
import { isDay, isTime } from '@agency/domain/day';
import { languages } from '@agency/domain/languages';
import { toPlainText } from '@agency/domain/plain-text';
import { atAgencyTime } from '../../platform/rules/agency-time';
import { longest, mostPlaces, openHouseMinutes } from './limits';
import { refuse } from '../../platform/validation/refusal';

const line = (most: number) => z.string().trim().max(most).optional();

const byLanguage = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(languages.map((code) => [code, value.optional()]))).strict();

const correctionSchema = z
  .object({
    texts: byLanguage(
      z
        .object({
          title: line(longest.title),
          description: line(longest.description).transform((text) => text && toPlainText(text)),
          ribbon: line(longest.ribbon),
        })
        .strict(),
    ),
    isHidden: z.boolean(),
    isFeatured: z.boolean(),
    until: z.string().refine(isDay).nullable(),
  })
  .strict();

const openHouseSchema = z
  .object({
    day: z.string().refine(isDay),
    time: z.string().refine(isTime),
    minutes: z.number().int().min(openHouseMinutes.least).max(openHouseMinutes.most),
    places: z.number().int().min(1).max(mostPlaces).nullable(),
    notes: byLanguage(line(longest.note)),
  })
  .strict();

/** Parses a correction; empty texts are omitted. Throws a ValidationError that names the field. */
export function parseCorrection(given: unknown) {
  const { texts, ...rest } = parse(correctionSchema, given);
  const filled = Object.entries(texts).flatMap(([language, own]) => {
    const words = Object.entries(own ?? {}).filter(([, value]) => value);
    return words.length > 0 ? [[language, Object.fromEntries(words)] as const] : [];
  });
  return { ...rest, texts: Object.fromEntries(filled) };
}

/**
 * Parses an open house, with times in Brussels. Throws a ValidationError if it is invalid or over.
 */
export function parseOpenHouse(given: unknown, now: Date) {
  const { day, time, minutes, places, notes } = parse(openHouseSchema, given);
  const starts = atAgencyTime(day, time).getTime();
  const ends = starts + minutes * 60_000;
  if (ends <= now.getTime()) {
    throw refuse('plan.past');
  }
  return {
    starts,
    ends,
    places,
    notes: Object.fromEntries(Object.entries(notes).filter(([, note]) => note)),
  };
}

function parse<Value>(schema: z.ZodType<Value>, given: unknown): Value {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.join('.') ?? '';
  throw refuse('addition.wrong', { path });
}
