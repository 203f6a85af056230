import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { buildListPath, listKeys } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { homeCrumb } from '../../i18n/standard-links.server';
import { writeCityName } from '../../lib/city-text';
import { joinPlace } from '../../lib/list-search';
import type { BreadcrumbView } from '../../ui/breadcrumbs-view';

/** MENU-10: home, the list, the list of the city, the listing. */
export function listCrumbs(
  { card }: ListingDetailFragment,
  context: LanguageContext,
): BreadcrumbView[] {
  const { t, table, language } = context;
  const list = table.findEntry(listKeys[card.goal]);
  const city = {
    cities: card.zip ? [joinPlace(card.zip, card.countryId)] : [],
  };
  return [
    homeCrumb(context),
    {
      label: list?.names[language] ?? t(`goal.${card.goal}`),
      href: buildListPath(table, language, card.goal),
    },
    {
      label: writeCityName(card.cityName),
      href: buildListPath(table, language, card.goal, city),
    },
    { label: card.title, href: null },
  ];
}
