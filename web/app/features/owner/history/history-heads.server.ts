import type { LanguageContext } from '../../../i18n/language-context.server';
import { historyColumns, type History } from '../listing-statistics/statistics-search';

/** The names of a history's columns in their order; media online have an address too. */
export function listHistoryHeads({ t }: LanguageContext, history: History): string[] {
  const heads = historyColumns.map((column) => t(`ownerListing.columns.${column}`));
  return history === 'online-media' ? [...heads, t('ownerListing.columns.url')] : heads;
}
