import { z } from 'zod';
import { isDay } from '@agency/domain/day';
import {
  searchedHistoryFieldNames,
  type SearchedHistoryFieldName,
} from '@agency/domain/history-fields';
import { historyKinds } from './history-kinds';

const MOST_ROWS = 1000;
const MOST_PAGES = 1_000_000;
const MOST_TEXT = 200;
const MOST_SYNONYMS = 10;
const MOST_SPELLINGS = 50;

/** Columns that can be searched and sorted; none identifies a visitor. */
export const historyColumns: readonly HistoryColumn[] = ['date', ...searchedHistoryFieldNames];

export type HistoryColumn = 'date' | SearchedHistoryFieldName;

/** A text without NUL, which PostgreSQL refuses. */
const text = z
  .string()
  .max(MOST_TEXT)
  .transform((value) => value.replaceAll('\u0000', '').trim());
const spellings = z.array(text).max(MOST_SPELLINGS);
const day = z.string().refine(isDay, 'is not a day');

const sort = z
  .string()
  .regex(new RegExp(`^(${historyColumns.join('|')}):(asc|desc)$`), 'is no column with asc or desc')
  .transform((value) => {
    const [column, direction] = value.split(':') as [HistoryColumn, 'asc' | 'desc'];
    return { column, direction };
  });

/** Arguments of a history query; all except session, listing and kind are optional. */
export const historyArguments = z.object({
  session: z.string(),
  listing: z.string(),
  kind: z.enum(historyKinds),
  filter: z
    .object({
      text: text.nullish(),
      synonyms: z
        .array(z.object({ word: text, types: spellings, states: spellings, sources: spellings }))
        .max(MOST_SYNONYMS)
        .nullish(),
      type: spellings.nullish(),
      state: spellings.nullish(),
      from: day.nullish(),
      to: day.nullish(),
    })
    .nullish(),
  sort: sort.nullish(),
  page: z.number().int().min(1).max(MOST_PAGES).nullish(),
  pageSize: z.number().int().min(1).max(MOST_ROWS).nullish(),
});

export type HistoryFilter = NonNullable<z.output<typeof historyArguments>['filter']>;
export type HistorySort = NonNullable<z.output<typeof historyArguments>['sort']>;
