import type { ReadSentenceFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { listSetFilters } from '../../i18n/set-filters.server';
import { writeCityName } from '@agency/domain/city-name';
import { emptyListSearch, zipOf } from '../../lib/rules/list-search';
import { listItems } from '../../lib/rules/per-locale';
import { applyParsedSentence } from './apply-parsed-sentence.server';
import { readSearch } from './read-search.server';

/**
 * Describes how an address's sentence was understood: misspelled words, unsupported negations and
 * limits, and ambiguous words. Null if there is nothing to report. Throws CmsError.
 */
export async function describeTyped(
  context: LanguageContext,
  typed: string,
): Promise<string | null> {
  if (typed === '') return null;
  const reading = await readSearch(context.language, typed);
  return describeNotices(context, reading);
}

export function describeNotices(
  { t, locale }: LanguageContext,
  { corrected, refused, assumed }: ReadSentenceFragment,
): string | null {
  const list = (items: string[]): string => listItems(locale, items);
  const quote = (typed: string): string => t('filter.quoted', { typed });
  const said = [
    ...corrected.map(({ typed, taken }) =>
      t('filter.corrected', { typed, taken: writeCityName(taken) }),
    ),
    ...(refused.length > 0 ? [t('filter.refused', { items: list(refused.map(quote)) })] : []),
    ...(assumed.length > 0 ? [t('filter.assumed', { items: list(assumed.map(quote)) })] : []),
  ];
  return said.length > 0 ? said.join(' ') : null;
}

/** Lists the filters of a sentence as texts: `Appartement`, `Elsene (1050)`, `max € 400.000`. */
export function listReadFilters(context: LanguageContext, reading: ReadSentenceFragment): string[] {
  const types = reading.types.map((webId, at) => ({ webId, name: reading.typeNames[at] ?? webId }));
  const cities = reading.cities.map((value, at) => ({
    name: reading.cityNames[at] ?? value,
    zip: zipOf(value),
    selectedBy: [value],
    spellings: [],
  }));
  const search = { ...emptyListSearch, ...applyParsedSentence({}, reading), text: '' };
  const filters = listSetFilters(context, search, { types, cities }).map(({ label }) => label);
  return reading.text === ''
    ? filters
    : [...filters, context.t('filter.quoted', { typed: reading.text })];
}
