import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/portal-path';
import { formatVisitDay, formatVisitHours } from '../../../lib/visit-time.server';
import type { OwnedListings } from '../owned-listings.server';
import type { PartView, ViewingView } from './dashboard-view';
import type { OwnerFigures } from './listing-rows.server';

/** More than these are on the listings' own screens. */
const mostViewings = 6;

/** OWN-5: the next moments at which visitors come, numbers only; null without any. */
export function buildViewings(
  { t, locale, language }: LanguageContext,
  listings: OwnedListings,
  figures: OwnerFigures,
): PartView<ViewingView> | null {
  const titles = new Map(listings.map(({ reference, title }) => [reference, title]));
  const items = figures
    .flatMap(({ reference, viewings }) => viewings.map((viewing) => ({ reference, ...viewing })))
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .slice(0, mostViewings)
    .map(({ reference, start, end, booked }) => ({
      iso: start,
      day: formatVisitDay(locale, start),
      hours: formatVisitHours(locale, start, end),
      listing: {
        label: titles.get(reference) ?? reference,
        href: buildPortalPath(language, reference),
      },
      booked: t('portal.booked', { count: booked }),
    }));
  return items.length === 0 ? null : { title: t('portal.viewings'), items, empty: null };
}
