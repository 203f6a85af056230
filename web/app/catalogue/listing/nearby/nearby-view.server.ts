import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { formatMetres } from '../../../lib/text/formats';
import { listItems } from '../../../lib/rules/per-locale';

const metresPerMinute = 80;

/**
 * Builds nearby places by category, nearest first; null if none exist or the address is hidden.
 */
export function buildNearby(
  { nearby }: Pick<ListingDetailFragment, 'nearby'>,
  { t, locale }: LanguageContext,
): NearbyView | null {
  if (nearby.length === 0) return null;
  const sources = new Set(nearby.flatMap(({ places }) => places.map((one) => one.attribution)));
  return {
    groups: nearby.map(({ kind, places }) => ({
      title: t(`nearby.${kind}`),
      places: places.map(({ name, metres }) => ({
        name,
        distance: formatMetres(locale, metres),
        walk: t('nearby.walk', { count: Math.max(1, Math.ceil(metres / metresPerMinute)) }),
      })),
    })),
    attribution: t('nearby.attribution', { sources: listItems(locale, [...sources]) }),
  };
}

export type NearbyPlaceView = { name: string; distance: string; walk: string };

/** Places near a listing with a published address. */
export type NearbyView = {
  groups: {
    title: string;
    /** At least one. */
    places: NearbyPlaceView[];
  }[];
  attribution: string;
};
