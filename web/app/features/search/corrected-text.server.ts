import type { LanguageContext } from '../../i18n/language-context.server';
import type { SearchAnswer } from './search-listings.server';

/** FIND-15: which misspelled words were taken for which places, in words; null when none was. */
export function describeCorrections(
  { t }: LanguageContext,
  corrections: SearchAnswer['corrections'],
): string | null {
  return corrections.map((one) => t('filter.corrected', { ...one })).join(' ') || null;
}
