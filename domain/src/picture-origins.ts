import { languages, type Language, type Localized } from './languages';

/** Origins of pictures that are not plain photographs. */
const words = {
  illustration: { nl: 'Illustratie', fr: 'Illustration', en: 'Illustration', de: 'Illustration' },
  rendering: {
    nl: 'Computerbeeld',
    fr: 'Image de synthèse',
    en: 'Computer-generated image',
    de: 'Computerbild',
  },
  staged: {
    nl: 'Virtueel ingericht',
    fr: 'Aménagement virtuel',
    en: 'Virtually staged',
    de: 'Virtuell eingerichtet',
  },
  edited: {
    nl: 'Bewerkt beeld',
    fr: 'Image retouchée',
    en: 'Edited picture',
    de: 'Bearbeitetes Bild',
  },
} satisfies Record<string, Localized<string>>;

export type MarkedOrigin = keyof typeof words;
export type PictureOrigin = 'photograph' | MarkedOrigin;

export const markedOrigins = Object.keys(words) as [MarkedOrigin, ...MarkedOrigin[]];
export const pictureOrigins: readonly [PictureOrigin, ...PictureOrigin[]] = [
  'photograph',
  ...markedOrigins,
];

/** Checks for an origin that pictures are marked with. */
export function isMarkedOrigin(value: unknown): value is MarkedOrigin {
  return typeof value === 'string' && Object.hasOwn(words, value);
}

/** Returns the word that is shown with a picture of this origin. */
export function nameOrigin(origin: MarkedOrigin, language: string): string {
  return words[origin][language as Language] ?? words[origin].en;
}

/** Adds the word of an origin to a picture's name: `Kitchen (Virtually staged)`. */
export function markName(name: string, word: string): string {
  return name === '' ? word : `${name} (${word})`;
}

/**
 * Splits a name that {@link markName} wrote, in any language; the origin is null for another name.
 */
export function splitMarkedName(given: string): { name: string; origin: MarkedOrigin | null } {
  const [, name = '', word = given] = /^(.*) \(([^()]+)\)$/s.exec(given) ?? [];
  const folded = word.trim().toLowerCase();
  const origin = markedOrigins.find((one) =>
    languages.some((language) => words[one][language].toLowerCase() === folded),
  );
  return origin ? { name, origin } : { name: given, origin: null };
}
