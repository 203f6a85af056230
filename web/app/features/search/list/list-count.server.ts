import type { LanguageContext } from '../../../i18n/language-context.server';
import type { ListCount } from './listing-list-view';

/** The words of the button that applies filters: `Show 12 properties`, or that there are none. */
export function buildListCount({ t }: LanguageContext, count: number): ListCount {
  return { text: count === 0 ? t('filter.applyNone') : t('filter.applyCount', { count }) };
}
