import type { Language } from '../language';
import type { Listing } from '../listing';
import { ORIENTATION } from '../vocabulary/technical';
import { countBathrooms, formatNumber, nameFloor } from './numbers';

const NBSP = '\u00a0';

/** Replaces the `{names}` of a fragment by facts of the listing in the language. */
export function fillPhrases(text: string, listing: Listing, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const phrase = PHRASES[name];
    if (!phrase) throw new Error(`no phrase {${name}}`);
    return phrase(listing, language);
  });
}

const PHRASES: Readonly<Record<string, (listing: Listing, language: Language) => string>> = {
  baths: ({ scenario }, language) => countBathrooms(scenario.baths, language),
  terrace: ({ scenario }, language) => formatArea(scenario.terrace, language),
  garden: ({ scenario }, language) => formatArea(scenario.garden, language),
  energy: ({ scenario }, language) => `${formatNumber(scenario.energy, language)}${NBSP}kWh/m²`,
  renovated: ({ scenario }) => String(scenario.renovated),
  orient: ({ scenario }, language) => ORIENTATION[scenario.orientation]?.[language] ?? '',
  floor: ({ scenario }, language) => nameFloor(scenario.floor ?? 0, language, false),
  floorAlone: ({ scenario }, language) => nameFloor(scenario.floor ?? 0, language, true),
  charges: ({ scenario }, language) => formatEuros(scenario.charges, language),
};

function formatArea(area: number, language: Language): string {
  return `${formatNumber(area, language)}${NBSP}m²`;
}

function formatEuros(amount: number, language: Language): string {
  const number = formatNumber(amount, language);
  if (language === 'nl') return `${number}${NBSP}euro`;
  return `${number}${NBSP}${language === 'de' ? 'Euro' : 'euros'}`;
}
