import { perLocale } from '../rules/per-locale';

const segmenters = perLocale((locale) => {
  return new Intl.Segmenter(locale, { granularity: 'sentence' });
});
const shortest = 40;
const longest = 150;
/** What the facts say already. */
const unfit = /[€²()"“”«»]/;
/** A capital first and a whole word last: what ends with “P.”, “ca.” or “arch.” goes on. */
const whole = /^[\p{Lu}\p{N}].*[\p{L}\p{N}]{3}\.$/u;
const abbreviated =
  /(?<!\p{L})(?:appt|arch|bijv|dipl|excl|geb|incl|ing|inkl|kad|max|mevr|mme|nrs?|prof|resp|ste|str|usw|verd|zgn|zzgl)\.$/iu;

/** The paragraphs of a text, of which the first sentence stands apart where it is fit for it. */
type Opened = { opening: string | null; paragraphs: string[] };

/**
 * Takes the first sentence off a description, to be set large above it: one of 40 to 150 characters
 * that ends with a full stop and has no amount or surface, if something follows it. The opening and
 * the paragraphs are together the whole text, in its order and nothing twice.
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
