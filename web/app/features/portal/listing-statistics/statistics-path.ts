import type { Alternate } from '../../../i18n/paths/alternates';
import type { Language } from '@agency/domain/languages';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import type { RouteTable } from '../../../i18n/paths/route-table';
import {
  emptyStatisticsSearch,
  histories,
  serialiseStatisticsSearch,
  type History,
  type StatisticsSearch,
} from './statistics-search';

/** Returns the download address of a history with its filter and sort order. */
export function buildHistoryFilePath(
  language: Language,
  reference: string,
  search: StatisticsSearch,
): string {
  const { month, history, page } = emptyStatisticsSearch;
  const query = serialiseStatisticsSearch({ ...search, month, history, page });
  return `${buildPortalPath(language, reference)}${search.history}.csv${query}`;
}

export function listStatisticsAlternates(
  { languages }: RouteTable,
  reference: string,
  search: StatisticsSearch,
): Alternate[] {
  const query = serialiseStatisticsSearch(search);
  return languages.map((language) => ({
    language,
    path: buildPortalPath(language, reference) + query,
  }));
}

export function historyOfFile(name: string | undefined): History | null {
  return histories.find((history) => `${history}.csv` === name) ?? null;
}
