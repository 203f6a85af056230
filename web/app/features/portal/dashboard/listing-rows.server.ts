import type { OwnerFiguresQuery } from '../../../cms/generated/graphql';
import { buildListingPath } from '../../../i18n/paths/build-path';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPortalPath } from '../../../i18n/paths/portal-path';
import { formatNumber } from '../../../lib/text/formats';
import { buildPicture } from '../../../ui/media/build-picture';
import type { OwnedListings } from '../owned-listings.server';
import type { ListingRowView, PartView } from './dashboard-view';
import { buildListingState } from '../listing-state.server';

export type OwnerFigures = NonNullable<OwnerFiguresQuery['ownerFigures']>;

type Context = LanguageContext;
type Listing = OwnedListings[number];

/** Builds the rows of the owner's properties with their figures of the last 30 days. */
export function buildListingRows(
  context: Context,
  listings: OwnedListings,
  figures: OwnerFigures | null,
): PartView<ListingRowView> {
  const { t } = context;
  const visits = new Map(figures?.map(({ reference, last30 }) => [reference, last30]));
  const noListings = { title: t('portal.noListingsTitle'), text: t('portal.noListingsText') };
  return {
    title: t('portal.listings'),
    items: listings.map((listing) => buildRow(context, listing, visits.get(listing.reference))),
    empty: listings.length === 0 ? noListings : null,
  };
}

function buildRow(context: Context, listing: Listing, last30: number | undefined): ListingRowView {
  const { t, table, language, locale } = context;
  const { reference, title, place, card } = listing;
  return {
    reference,
    title,
    place,
    state: buildListingState(context, listing),
    picture: buildPicture(card?.picture),
    visits:
      last30 === undefined
        ? null
        : { value: formatNumber(locale, last30), label: t('portal.visits30', { count: last30 }) },
    statistics: {
      label: t('portal.statisticsOf', { title }),
      href: buildPortalPath(language, reference),
    },
    publicPage: card && {
      label: t('portal.publicPage'),
      name: t('portal.publicPageOf', { title }),
      href: buildListingPath(table, language, card),
    },
  };
}
