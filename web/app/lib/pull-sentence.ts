import { perLocale } from './per-locale';

const segmenters = perLocale((locale) => {
  return new Intl.Segmenter(locale, { granularity: 'sentence' });
});
const shortest = 50;
const longest = 150;
/** What only the rest of the text explains, or what the facts say already. */
const unfit = /[\d€:;()"“”«»]/;

/**
 * One sentence of a description, as it stands there, to be set large beside it: the first after the
 * opening one in the first two paragraphs that is 50 to 150 characters long and ends with a full
 * stop, without figures, colons and brackets. Null when there is none.
 */
export function pullSentence(paragraphs: readonly string[], locale: string): string | null {
  const segmenter = segmenters(locale);
  const sentences = paragraphs
    .slice(0, 2)
    .flatMap((paragraph) => [...segmenter.segment(paragraph)])
    .map(({ segment }) => segment.trim());
  return sentences.slice(1).find(isFit) ?? null;
}

function isFit(sentence: string): boolean {
  const { length } = sentence;
  const isWhole = /^\p{Lu}.*\p{L}\.$/u.test(sentence);
  return isWhole && length >= shortest && length <= longest && !unfit.test(sentence);
}
