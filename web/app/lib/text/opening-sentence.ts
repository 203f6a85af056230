import { perLocale } from '../rules/per-locale';

const segmenters = perLocale((locale) => {
  return new Intl.Segmenter(locale, { granularity: 'sentence' });
});
const shortest = 40;
const longest = 150;
/** Content that is already in the listing's facts. */
const unfit = /[€²()"“”«»]/;
/**
 * Starts with a capital and ends with a whole word: after “P.”, “ca.” or “arch.” a sentence goes
 * on.
 */
const whole = /^[\p{Lu}\p{N}].*[\p{L}\p{N}]{3}\.$/u;
const abbreviated =
  /(?<!\p{L})(?:appt|arch|bijv|dipl|excl|geb|incl|ing|inkl|kad|max|mevr|mme|nrs?|prof|resp|ste|str|usw|verd|zgn|zzgl)\.$/iu;

type Opened = { opening: string | null; paragraphs: string[] };

/**
 * Takes the first sentence off a description, to be displayed in large letters: 40 to 150
 * characters with a full stop, without amounts and areas, and with text after it. Opening and
 * paragraphs together are the complete text.
 */
export function takeOpening(paragraphs: readonly string[], locale: string): Opened {
  const [first = '', ...others] = paragraphs;
  const [sentence] = segmenters(locale).segment(first);
  const opening = sentence?.segment.trim() ?? '';
  const left = first.slice(sentence?.segment.length ?? 0).trim();
  const rest = left === '' ? others : [left, ...others];
  const isFit =
    opening.length >= shortest &&
    opening.length <= longest &&
    whole.test(opening) &&
    !abbreviated.test(opening) &&
    !unfit.test(opening);
  if (!isFit || rest.length === 0) return { opening: null, paragraphs: [...paragraphs] };
  return { opening, paragraphs: rest };
}
