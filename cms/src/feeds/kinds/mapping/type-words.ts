import { perLanguage, type Language } from '@agency/domain/languages';
import { inLanguage } from '../../../platform/rules/in-language';

/** Ids of types.json (docs/contracts/snapshot.md). */
export const TYPES = {
  house: '1',
  apartment: '2',
  studio: '3',
  land: '4',
  income: '5',
  commercial: '6',
  garage: '7',
} as const;

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [TYPES.house]: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  [TYPES.apartment]: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  [TYPES.studio]: perLanguage(() => 'Studio'),
  [TYPES.land]: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  [TYPES.income]: {
    nl: 'Opbrengsteigendom',
    fr: 'Immeuble de rapport',
    en: 'Income property',
    de: 'Renditeobjekt',
  },
  [TYPES.commercial]: {
    nl: 'Handelspand',
    fr: 'Espace commercial',
    en: 'Commercial premises',
    de: 'Gewerbefläche',
  },
  [TYPES.garage]: { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' },
};

/** Returns the name of a listing's first type; null if unknown. */
export function typeWords(webIds: string, language: Language): string | null {
  const words = WORDS[webIds.split(',')[0] ?? ''];
  return words ? inLanguage(words, language) : null;
}
