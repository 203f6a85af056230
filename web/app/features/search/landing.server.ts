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

/** Finds a landing page; null if the place or type is unknown. Throws CmsError. */
export async function findLanding(
  language: string,
  address: LandingAddress,
): Promise<Landing | null> {
  return (await queryCms(LandingPageDocument, { language, ...address })).landingPage;
}

/** Returns the search that equals a landing page. */
export function landingSearch({ place, typeId }: Landing): ListSearch {
  return { ...emptyListSearch, cities: [place], types: typeId === null ? [] : [typeId] };
}

/**
 * Finds the landing page that equals a list's address; null if the address has more than one place
 * and at most one type, or does not mean exactly one place. Throws CmsError.
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

/** Finds the editors' text above the list, as HTML; null without one. Throws CmsError. */
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

/** Returns a title such as `Appartement te koop in Elsene` or `Te koop in Elsene`. */
export function nameLanding(
  { t }: LanguageContext,
  goal: Goal,
  { type, place }: { type: string | null; place: string },
): string {
  if (type === null) return t(goal === 'sale' ? 'list.saleIn' : 'list.rentIn', { place });
  return t(goal === 'sale' ? 'landing.saleIn' : 'landing.rentIn', { type, place });
}

/** Writes the place, with its country outside Belgium. */
export function writeLandingPlace({
  placeName: cityName,
  countryId,
  countryName,
}: Landing): string {
  return formatCity({ cityName, countryId, countryName });
}

/**
 * Lists the other types of the place and the nearest other places, with the titles of their pages.
 */
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

/** The parts of a landing page besides its list. */
export type LandingView = {
  /** Types of the place, and nearby places. */
  groups: { title: string; links: (LinkView & { countText: string })[] }[];
};
