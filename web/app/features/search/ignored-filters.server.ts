import type { LanguageContext } from '../../i18n/language-context.server';
import type { IgnoredFilter } from '../../lib/list-search';
import { listItems } from '../../lib/per-locale';

/** FIND-21: what of a list's address was not understood, in words; null when all of it was. */
export function describeIgnored(
  { t, locale }: LanguageContext,
  ignored: readonly IgnoredFilter[],
): string | null {
  if (ignored.length === 0) return null;
  const items = ignored.map(({ name, value }) =>
    t('filter.ignoredItem', {
      name: t(name === 'new' ? 'filter.newSince' : `filter.${name}`),
      value,
    }),
  );
  return t('filter.ignored', { items: listItems(locale, items) });
}
