import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { listKeys } from '@agency/domain/goals';
import { buildLandingPath, buildListPath } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { homeCrumb } from '../../i18n/standard-links.server';
import { writeCityName } from '@agency/domain/city-name';
import type { BreadcrumbView } from '../../ui/breadcrumbs-view';

/** MENU-10, FIND-17: home, the list, the list of the place, that of its type, the listing. */
export function listCrumbs(
  listing: ListingDetailFragment,
  context: LanguageContext,
): BreadcrumbView[] {
  const { t, table, language } = context;
  const { card } = listing;
  const list = table.findEntry(listKeys[card.goal]);
  return [
    homeCrumb(context),
    {
      label: list?.names[language] ?? t(`goal.${card.goal}`),
      href: buildListPath(table, language, card.goal),
    },
    ...listLandingCrumbs(listing, context),
    { label: card.title, href: null },
  ];
}

function listLandingCrumbs(
  { card, landing }: ListingDetailFragment,
  { table, language }: LanguageContext,
): BreadcrumbView[] {
  if (landing === null) return [];
  const { citySlug, typeSlug } = landing;
  const hrefOf = (type: string | null) =>
    buildLandingPath(table, language, { goal: card.goal, citySlug, typeSlug: type });
  return [
    { label: writeCityName(card.cityName), href: hrefOf(null) },
    ...(typeSlug === null ? [] : [{ label: card.typeName, href: hrefOf(typeSlug) }]),
  ];
}
