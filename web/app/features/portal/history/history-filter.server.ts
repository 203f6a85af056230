import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatDate } from '../../../lib/text/formats';
import {
  emptyStatisticsSearch,
  historyColumns,
  serialiseSort,
  type StatisticsSearch,
} from '../listing-statistics/statistics-search';
import { translateWord, type WordGroup } from './history-words.server';
import type { HistoryFilterView, HistorySelectView } from './history-view';

/** Returns a history's address with a change, on its first page. */
export type HistoryHref = (change: Partial<StatisticsSearch>) => string;

type FilterPlace = {
  search: StatisticsSearch;
  /** The form's target: the address without a query. */
  action: string;
  hrefOf: HistoryHref;
};

export const noFilter = { text: '', type: '', status: '', from: '', to: '' } as const;

/** Builds the GET form that filters a history, with the active filters as chips. */
export function buildHistoryFilter(
  context: LanguageContext,
  { types, states }: { types: readonly string[]; states: readonly string[] },
  { search, action, hrefOf }: FilterPlace,
): HistoryFilterView {
  const { t } = context;
  const set = listSetFilters(context, search);
  return {
    label: t('ownerListing.filter'),
    openText: t('ownerListing.filterOpen'),
    action,
    hidden: [
      { name: 'month', value: search.month },
      { name: 'history', value: search.history },
    ].filter(({ value }) => value !== '' && value !== emptyStatisticsSearch.history),
    text: { label: t('ownerListing.text'), value: search.text },
    selects: [
      buildSelect(context, {
        name: 'type',
        group: 'types',
        value: search.type,
        all: t('filter.allTypes'),
        choices: types,
      }),
      buildSelect(context, {
        name: 'status',
        group: 'statuses',
        value: search.status,
        all: t('ownerListing.allStatuses'),
        choices: states,
      }),
      buildSortSelect(context, search),
    ],
    days: [
      { name: 'from', label: t('ownerListing.from'), value: search.from },
      { name: 'to', label: t('ownerListing.to'), value: search.to },
    ],
    applyText: t('ownerListing.apply'),
    chips: set.map(({ label, without }) => ({
      label,
      removeText: t('filter.remove', { name: label }),
      href: hrefOf(without),
    })),
    chipsLabel: t('filter.chosen'),
    clear: set.length > 0 ? { label: t('filter.clear'), href: hrefOf(noFilter) } : null,
  };
}

type SelectFacts = {
  name: 'type' | 'status';
  group: WordGroup;
  value: string;
  all: string;
  choices: readonly string[];
};

/**
 * Offers the stored values by their name in the owner's language; values with the same name are one
 * option.
 */
function buildSelect(
  context: LanguageContext,
  { name, group, value, all, choices }: SelectFacts,
): HistorySelectView {
  // Keeps the requested value selected even if no entry has it.
  const byLabel = new Map<string, string>();
  for (const choice of value === '' ? choices : [value, ...choices]) {
    const label = translateWord(context, group, choice);
    if (!byLabel.has(label)) byLabel.set(label, choice);
  }
  const options = [...byLabel].map(([label, choice]) => ({ value: choice, label }));
  return {
    name,
    label: context.t(`ownerListing.columns.${name}`),
    value,
    isForPhones: false,
    options: [
      { value: '', label: all },
      ...options.sort((a, b) => a.label.localeCompare(b.label, context.locale)),
    ],
  };
}

function buildSortSelect({ t }: LanguageContext, search: StatisticsSearch): HistorySelectView {
  return {
    name: 'sort',
    label: t('sort.label'),
    isForPhones: true,
    value: serialiseSort(search.sort),
    options: historyColumns.flatMap((column) =>
      ([column === 'date' ? 'desc' : 'asc', column === 'date' ? 'asc' : 'desc'] as const).map(
        (direction) => ({
          value: serialiseSort({ column, direction }),
          label: t(`ownerListing.${direction}`, { column: t(`ownerListing.columns.${column}`) }),
        }),
      ),
    ),
  };
}

function listSetFilters(context: LanguageContext, search: StatisticsSearch) {
  const { t, locale } = context;
  const { text, type, status, from, to } = search;
  const day = (value: string) => formatDate(locale, value) ?? value;
  return [
    { value: text, label: `“${text}”`, without: { text: '' } },
    { value: type, label: translateWord(context, 'types', type), without: { type: '' } },
    { value: status, label: translateWord(context, 'statuses', status), without: { status: '' } },
    { value: from, label: t('ownerListing.fromDay', { day: day(from) }), without: { from: '' } },
    { value: to, label: t('ownerListing.toDay', { day: day(to) }), without: { to: '' } },
  ].filter(({ value }) => value !== '');
}
