import type { Language } from '../language';

const CARDINALS: Readonly<Record<Language, readonly string[]>> = {
  nl: ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'],
  fr: ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  de: ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
};

const FLOORS: Readonly<Record<Language, readonly string[]>> = {
  nl: [
    'gelijkvloers',
    'eerste',
    'tweede',
    'derde',
    'vierde',
    'vijfde',
    'zesde',
    'zevende',
    'achtste',
  ],
  fr: [
    'rez',
    'premier',
    'deuxième',
    'troisième',
    'quatrième',
    'cinquième',
    'sixième',
    'septième',
    'huitième',
  ],
  en: ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'],
  de: ['Erd', 'erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste', 'siebte', 'achte'],
};

const BATHROOMS: Readonly<Record<Language, readonly [one: string, more: string]>> = {
  nl: ['badkamer', 'badkamers'],
  fr: ['salle de bains', 'salles de bains'],
  en: ['bathroom', 'bathrooms'],
  de: ['Badezimmer', 'Badezimmer'],
};

/** Writes `twee badkamers` in words. */
export function countBathrooms(count: number, language: Language): string {
  const [one, more] = BATHROOMS[language];
  return `${CARDINALS[language][count] ?? count} ${count === 1 ? one : more}`;
}

/** Writes `derde verdieping`; in German either after `im` or alone. */
export function nameFloor(floor: number, language: Language, alone: boolean): string {
  const ordinal = FLOORS[language][floor] ?? `${floor}.`;
  if (language === 'nl') return `${ordinal} verdieping`;
  if (language === 'fr') return `${ordinal} étage`;
  if (language === 'en') return `${ordinal} floor`;
  return alone ? `${ordinal}r Stock` : `${ordinal}n Stock`;
}

const LOCALES: Readonly<Record<Language, string>> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-BE',
  de: 'de-DE',
};

const formats = new Map<Language, Intl.NumberFormat>();

export function formatNumber(value: number, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(LOCALES[language]);
  formats.set(language, format);
  return format.format(value);
}
