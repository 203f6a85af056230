import type { Sheet } from './draw/sheet';

export type Kind =
  | 'facade'
  | 'interior'
  | 'plan'
  | 'land'
  | 'garage'
  | 'commercial'
  | 'terrace'
  | 'garden'
  | 'hero'
  | 'article'
  | 'portrait'
  | 'og'
  | 'project';

/** The same sentence in the site's four languages. */
export interface Words {
  nl: string;
  fr: string;
  en: string;
  de: string;
}

/** One picture of the seed: its entry in the index and how it is drawn. */
export interface Picture {
  file: string;
  width: number;
  height: number;
  kind: Kind;
  tags: string[];
  alt: Words;
  draw: () => Sheet;
}

/** A numbered file name: `facade-007.jpg`. */
export function fileName(family: string, number: number): string {
  return `${family}-${String(number).padStart(3, '0')}.jpg`;
}

export const LANDSCAPE = { width: 1600, height: 1067 } as const;

const LANGUAGES = ['nl', 'fr', 'en', 'de'] as const;

/** Joins parts of a sentence in every language. */
export function joinWords(parts: readonly Words[], separator = ', '): Words {
  const join = (language: keyof Words) => parts.map((part) => part[language]).join(separator);
  const [nl, fr, en, de] = LANGUAGES.map(join) as [string, string, string, string];
  return { nl, fr, en, de };
}
