import type { ListingVisitsQuery } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { addDays } from '@agency/domain/day';
import { formatNumber } from '../../../lib/text/formats';
import { nameDay } from '../graph/build-visit-graph.server';

export type VisitsAnswer = NonNullable<ListingVisitsQuery['ownerStatistics']>;

/** From this factor, "times as many" is clearer than a percentage. */
const manyTimes = 3;

/** Smaller differences count as equal: with few visits they are chance. */
const percentOfChance = 5;

const fewestDays = 7;

/**
 * Compares a listing's daily visits with the average of similar listings, over its days online in
 * the last 30. With fewer than three similar listings there is no comparison, since it would reveal
 * a neighbour's figures.
 */
export function buildSimilar(
  { t, locale }: LanguageContext,
  { days, since, similar }: Pick<VisitsAnswer, 'days' | 'since' | 'similar'>,
): SimilarView {
  const title = t('ownerListing.similar');
  const words = (text: string): SimilarView => ({ title, text, numbers: [] });
  if (similar === null) return words(t('ownerListing.similarFew'));
  const online = days
    .map(({ day, visits }, index) => ({ day, visits, mean: similar.days[index] ?? 0 }))
    .filter(({ day }) => since === null || day >= since);
  if (since !== null && online.length < fewestDays) {
    const day = (value: string) => nameDay(locale, value, days.at(-1)?.day);
    const from = addDays(since, fewestDays - 1);
    return words(t('ownerListing.similarNew', { since: day(since), from: day(from) }));
  }
  const daily = (sum: number) => sum / Math.max(1, online.length);
  const own = daily(online.reduce((sum, { visits }) => sum + visits, 0));
  const average = daily(online.reduce((sum, { mean }) => sum + mean, 0));
  const { key, values } = compare(own, average);
  const { listings } = similar;
  return {
    title,
    text: t(`ownerListing.${key}`, { ...values, listings }),
    numbers: [
      {
        label: t('ownerListing.ownDaily', { days: online.length }),
        value: formatNumber(locale, own, 1),
      },
      {
        label: t('ownerListing.similarMean', { listings }),
        value: formatNumber(locale, average, 1),
      },
    ],
  };
}

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
  if (Math.abs(percent) <= percentOfChance) return words('similarSame');
  return words(percent > 0 ? 'similarMore' : 'similarLess', { percent: Math.abs(percent) });
}

type CompareKey =
  'similarNone' | 'similarOnly' | 'similarTimes' | 'similarSame' | 'similarMore' | 'similarLess';

/** Daily visits beside those of similar listings, over at most the last 30 days. */
export type SimilarView = {
  title: string;
  /** `12 % more visits than …`, or the reason why there is no comparison. */
  text: string;
  /** This listing and the average of the others; empty without a comparison. */
  numbers: { label: string; value: string }[];
};
