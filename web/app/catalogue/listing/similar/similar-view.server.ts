import { similarPrice } from '@agency/domain/similar-price';
import { isClosed } from '@agency/domain/availability';
import type { ListingCardFragment, ListingDetailFragment } from '../../../cms/generated/graphql';
import { buildLandingPath, buildListPath } from '../../../i18n/paths/build-path';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { joinPlace } from '../../../lib/rules/list-search';
import { allListingsLink } from '../../../i18n/paths/standard-links.server';
import { buildListingCard } from '../card/listing-card.server';
import type { SimilarListingsView } from '../listing-detail-view';

/** Builds the similar listings, and the link to the list of this type and place. */
export function buildSimilar(
  listing: ListingDetailFragment,
  similar: readonly ListingCardFragment[],
  context: LanguageContext,
): SimilarListingsView {
  const { t } = context;
  const { card } = listing;
  // If nothing is on offer there, a search would be empty.
  const more = isClosed(card.availability)
    ? allListingsLink(context, card.goal)
    : { label: t('list.moreHere'), href: buildKindPath(listing, context) };
  const isWide = similar.some(({ price }) => isFarFrom(card.price, price));
  return {
    title: t('list.similar'),
    text: isWide ? t('list.similarWide') : null,
    listings: similar.map((one) => buildListingCard(one, context)),
    more,
  };
}

function isFarFrom(price: number | null, other: number | null): boolean {
  return price !== null && other !== null && Math.abs(other - price) > similarPrice * price;
}

/** Uses the landing page if there is one, since an equal filter redirects to it. */
function buildKindPath(
  { card, landing }: ListingDetailFragment,
  { table, language }: LanguageContext,
): string {
  const { goal, typeId, zip, countryId } = card;
  if (landing !== null && (landing.typeSlug !== null || !typeId)) {
    return buildLandingPath(table, language, { goal, ...landing });
  }
  return buildListPath(table, language, goal, {
    types: typeId ? [typeId] : [],
    cities: zip ? [joinPlace(zip, countryId)] : [],
  });
}
