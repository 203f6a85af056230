import { goals } from '@agency/domain/goals';
import { amenities } from '@agency/domain/amenities';
import { findChoice, perChoice } from '@agency/domain/choices';
import { parseNear, type Near } from '@agency/domain/near-kinds';
import { findMaximum, perMaximum } from '@agency/domain/maximums';
import { findMinimum, perMinimum } from '@agency/domain/minimums';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { isArea, isBox } from '../rules/places/geo-area';

const MAX_PAGE_SIZE = 50;
const MAX_PAGE = 1_000_000;
const MAX_CHOICES = 50;
const MAX_TEXT = 200;
const MAX_NUMBER = 1e12;
const MAX_COUNT = 1000;
const MAX_YEAR = 9999;
const MAX_ZOOM = 19;
const MAX_SIMILAR = 12;

/** Removes the character that PostgreSQL refuses. */
const text = z
  .string()
  .max(MAX_TEXT)
  .transform((value) => value.replaceAll('\u0000', ''));
const language = z.enum(languages);
const amount = z.number().min(0).max(MAX_NUMBER).nullish();
const count = z.number().int().min(0).max(MAX_COUNT).nullish();
const year = z.number().int().min(0).max(MAX_YEAR).nullish();
const units = { count, area: amount, year };
const day = z
  .string()
  .max(40)
  .refine((value) => !Number.isNaN(Date.parse(value)), 'is not a date')
  .nullish();
const degrees = z.number().min(-180).max(180);
const choices = z.array(text).max(MAX_CHOICES).nullish();

const goal = z.enum(goals);

const filter = z.object({
  goal,
  types: choices,
  cities: choices,
  text: text.nullish(),
  minPrice: amount,
  maxPrice: amount,
  ...perMinimum((name) => units[findMinimum(name).unit]),
  ...perMaximum((name) => units[findMaximum(name).unit]),
  newSince: day,
  availableBy: day,
  ...perChoice((name) =>
    z
      .array(z.enum(findChoice(name).values))
      .max(MAX_CHOICES)
      .nullish(),
  ),
  amenities: z.array(z.enum(amenities)).max(MAX_CHOICES).nullish(),
  near: z
    .array(
      z
        .string()
        .max(MAX_TEXT)
        .transform((value, context): Near => {
          const near = parseNear(value);
          if (near) return near;
          context.addIssue({ code: 'custom', message: 'is not a kind and 50 to 1500 metres' });
          return z.NEVER;
        }),
    )
    .max(MAX_CHOICES)
    .nullish(),
  within: z.array(degrees).refine(isArea, 'is not an area of 3 to 40 corners').nullish(),
  box: z.array(degrees).refine(isBox, 'is not south, west, north, east').nullish(),
});

export const searchArguments = z.object({
  language,
  filter,
  sort: z
    .enum(['relevance', 'newest', 'featured', 'priceAsc', 'priceDesc', 'pricePerArea', 'areaDesc'])
    .nullish(),
  page: z.number().int().min(1).max(MAX_PAGE).nullish(),
  /** 0 returns only the counts. */
  pageSize: z.number().int().min(0).max(MAX_PAGE_SIZE).nullish(),
});

export const countArguments = z.object({ language, filter });
export const placesArguments = z.object({
  language,
  filter,
  zoom: z.number().int().min(0).max(MAX_ZOOM),
});
export const similarArguments = z.object({
  language,
  id: text,
  count: z.number().int().min(1).max(MAX_SIMILAR),
});
export const cardsArguments = z.object({ language, ids: z.array(text).max(MAX_PAGE_SIZE) });
export const detailArguments = z.object({ language, id: text });
export const quickSearchArguments = z.object({ language, text });
export const addressesArguments = z.object({ part: z.number().int().min(1).max(MAX_PAGE) });
export const choicesArguments = z.object({ language });
export const cityNamesArguments = z.object({
  language,
  cities: z.array(text).max(MAX_CHOICES),
});

export const landingPageArguments = z.object({
  language,
  goal,
  citySlug: text,
  typeSlug: text.nullish(),
});
export const landingSlugsArguments = z.object({ city: text, type: text.nullish() });

export type ListingFilter = z.output<typeof filter>;
export type ListingSort = NonNullable<z.output<typeof searchArguments>['sort']>;
