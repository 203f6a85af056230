import { perLanguage, isLanguage } from '@agency/domain/languages';
import { toInstant } from '../../platform/rules/stored-value';
import type { ListingFacts } from './listing-facts';
import { foldWords } from './listing-kind';

/** Words with which sources say that a home is free, as the whole text. */
const WORDS = {
  nl: 'onmiddellijk, direct, onmiddellijk beschikbaar, direct beschikbaar, vrij, onmiddellijk vrij, beschikbaar, nu',
  fr: 'immédiatement, immédiate, immédiat, disponibilité immédiate, disponible immédiatement, libre, libre immédiatement, libre de suite, de suite, disponible',
  en: 'immediately, immediate, available immediately, immediately available, vacant, now, available now, available',
  de: 'sofort, ab sofort, sofort verfügbar, sofort frei, sofort bezugsfrei, bezugsfrei, frei, verfügbar',
} as const;

const immediate = perLanguage((language) => new Set(WORDS[language].split(',').map(foldWords)));

/**
 * Returns the time in milliseconds since 1970 from which a home is available: 1 if its source says
 * that it is free, 0 if it gives no date.
 */
export function findAvailableFrom({ facts, texts }: Pick<ListingFacts, 'facts' | 'texts'>): number {
  const instant = toInstant(facts.availableFrom);
  if (instant !== null) return Math.max(Date.parse(instant), 1);
  const isFree = texts.some(({ language, availabilityText }) => {
    return isLanguage(language) && immediate[language].has(foldWords(availabilityText ?? ''));
  });
  return isFree ? 1 : 0;
}
