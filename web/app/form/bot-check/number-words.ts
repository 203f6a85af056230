import type { Localized } from '@agency/domain/languages';

/** The numbers from 0 to 18, enough for sums of two digits. */
export const numberWords: Localized<readonly string[]> = {
  nl: split(
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien',
  ),
  fr: split(
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit',
  ),
  en: split(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen',
  ),
  de: split(
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn',
  ),
};

/** Parses a number in digits or in words of any language; null if invalid. */
export function readNumberWord(text: string): number | null {
  const word = bare(text);
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return spellings.get(word) ?? null;
}

const spellings = new Map(
  Object.values(numberWords).flatMap((words) =>
    words.flatMap((word, number) => [
      [bare(word), number] as const,
      // Accepts `ue` and `oe` for umlauts.
      [bare(word.replace('ü', 'ue').replace('ö', 'oe')), number] as const,
    ]),
  ),
);

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function split(words: string): string[] {
  return words.split(' ');
}
