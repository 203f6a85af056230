import type { ListingVisitsQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatNumber } from '../../../lib/formats';
import type { SimilarView } from './similar-view';

export type VisitsAnswer = NonNullable<ListingVisitsQuery['ownerStatistics']>;

/** From here on a number of times says more than a percentage. */
const manyTimes = 3;

/**
 * OWN-4: how the visits of the last 30 days compare with the average of similar listings. Fewer than
 * three would tell an owner the figures of a neighbour, and are not compared.
 */
export function buildSimilar(
  { t, locale }: LanguageContext,
  { last30, similar }: Pick<VisitsAnswer, 'last30' | 'similar'>,
): SimilarView {
  const title = t('ownerListing.similar');
  if (similar === null) return { title, text: t('ownerListing.similarFew'), numbers: [] };
  const { key, values } = compare(last30, similar.last30);
  return {
    title,
    text: t(`ownerListing.${key}`, { ...values, listings: similar.listings }),
    numbers: [
      { label: t('ownerListing.own30'), value: formatNumber(locale, last30) },
      {
        label: t('ownerListing.similar30', { listings: similar.listings }),
        value: formatNumber(locale, similar.last30, 1),
      },
    ],
  };
}

/** What is said of a number beside an average, and the figure in it. */
function compare(own: number, average: number) {
  const words = (key: CompareKey, values: { percent?: number; times?: number } = {}) => ({
    key,
    values,
  });
  if (average === 0) return words(own === 0 ? 'similarNone' : 'similarOnly');
  if (own / average >= manyTimes) {
    return words('similarTimes', { times: Math.round(own / average) });
  }
  const percent = Math.round((own / average - 1) * 100);
  if (percent === 0) return words('similarSame');
  return words(percent > 0 ? 'similarMore' : 'similarLess', { percent: Math.abs(percent) });
}

type CompareKey =
  'similarNone' | 'similarOnly' | 'similarTimes' | 'similarSame' | 'similarMore' | 'similarLess';
