import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildOpenHousePath } from '../../i18n/open-house-path';
import { formatVisitDay, formatVisitHours } from '../../lib/visit-time.server';
import type { OpenHouseView } from './listing-detail-view';

/** The open houses of a listing in words (EDIT-7). */
export function listOpenHouses(
  { card, openHouses }: ListingDetailFragment,
  { t, language, locale }: LanguageContext,
): OpenHouseView[] {
  return openHouses.map(({ id, from, to, places, note }) => ({
    id,
    time: `${formatVisitDay(locale, from)}, ${formatVisitHours(locale, from, to)}`,
    placesText: places === null ? null : t('openHouse.places', { count: places }),
    note,
    calendarHref: buildOpenHousePath(language, card.id, id),
  }));
}
