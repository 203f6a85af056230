import { renderRichText } from '../../cms/rich-text.server';
import { queryCms } from '../../cms/client/query.server';
import {
  LandingPageDocument,
  LandingSlugsDocument,
  LandingTextsDocument,
  type LandingLinkFragment,
  type LandingPageQuery,
} from '../../cms/generated/graphql';
import { type Goal, goals, listKeys } from '@agency/domain/goals';
import { buildLandingPath, type LandingAddress } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCity } from '../../lib/text/city-text';
import { formatNumber } from '../../lib/text/formats';
import { emptyListSearch, serialiseListSearch, type ListSearch } from '../../lib/rules/list-search';
import type { ParsedListSearch } from '../../lib/rules/list-search.server';
import type { OpenSite } from '../../site/open-language.server';
import type { LinkView } from '../../ui/links/app-link';

export type Landing = NonNullable<LandingPageQuery['landingPage']>;

/** FIND-17: what is known of a landing page; null for an unknown place or type. Throws CmsError. */
export async function findLanding(
  language: string,
  address: LandingAddress,
): Promise<Landing | null> {
  return (await queryCms(LandingPageDocument, { language, ...address })).landingPage;
}

/** The list of a landing page, as a filter says it. */
export function landingSearch({ place, typeId }: Landing): ListSearch {
  return { ...emptyListSearch, cities: [place], types: typeId === null ? [] : [typeId] };
}

/**
 * FIND-17: the landing page that says the same as a list's address; null where the address says more
 * than one place and at most one type, or the place is not exactly one. Throws CmsError.
 */
export async function findLandingPath(
  { table, language }: LanguageContext,
  pageKey: string,
  { search, ignored, typed }: Pick<ParsedListSearch, 'search' | 'ignored' | 'typed'>,
): Promise<string | null> {
  const goal = goals.find((one) => listKeys[one] === pageKey);
  const [city, ...otherCities] = search.cities;
  const [type, ...otherTypes] = search.types;
  const { cities, types } = search;
  const saysMore = serialiseListSearch(search) !== serialiseListSearch({ cities, types });
  if (!goal || !city || otherCities.length + otherTypes.length > 0 || saysMore) return null;
  if (ignored.length > 0 || typed !== '') return null;
  const { landingSlugs } = await queryCms(LandingSlugsDocument, { city, type });
  const own = landingSlugs?.find((slugs) => slugs.language === language);
  return own ? buildLandingPath(table, language, { goal, ...own }) : null;
}

/** What the editors wrote above the list, as HTML; null when they wrote nothing. Throws CmsError. */
export async function findLandingText(
  context: OpenSite,
  goal: Goal,
  { place, typeId }: Landing,
): Promise<string | null> {
  const { queryCms: ask, status, language } = context;
  const { landingTexts } = await ask(LandingTextsDocument, { language, goal, place, status });
  const text = landingTexts.find((one) => (one?.type || null) === typeId);
  return text ? renderRichText(text.introduction, context) : null;
}

/** `Appartement te koop in Elsene`, `Te koop in Elsene`. */
export function nameLanding(
  { t }: LanguageContext,
  goal: Goal,
  { type, place }: { type: string | null; place: string },
): string {
  if (type === null) return t(goal === 'sale' ? 'list.saleIn' : 'list.rentIn', { place });
  return t(goal === 'sale' ? 'landing.saleIn' : 'landing.rentIn', { type, place });
}

/** The place as it is written: with its country, abroad (RULE-4). */
export function writeLandingPlace({
  placeName: cityName,
  countryId,
  countryName,
}: Landing): string {
  return formatCity({ cityName, countryId, countryName });
}

/** The other types of the place and the nearest other places, each by what its page is called. */
export function listLandingLinks(
  context: LanguageContext,
  goal: Goal,
  landing: Landing,
): LandingView['groups'] {
  const { t, table, language, locale } = context;
  const place = writeLandingPlace(landing);
  const link = (label: string, { citySlug, typeSlug, count }: LandingLinkFragment) => ({
    label,
    href: buildLandingPath(table, language, { goal, citySlug, typeSlug }),
    countText: formatNumber(locale, count),
  });
  const groups = [
    {
      title: t('landing.types', { place }),
      links: landing.types.map((one) =>
        link(nameLanding(context, goal, { type: one.name, place }), one),
      ),
    },
    {
      title: t('landing.neighbours', { place }),
      links: landing.neighbours.map((one) =>
        link(nameLanding(context, goal, { type: landing.typeName, place: one.name }), one),
      ),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** FIND-17: what a landing page has besides its list. */
export type LandingView = {
  /** The types of the place, and the places near it. */
  groups: { title: string; links: (LinkView & { countText: string })[] }[];
};
