import type { ListingDetailFragment } from '../../cms/generated/graphql';
import { buildListPath, listKeys } from '../../i18n/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { allListingsLink, homeCrumb } from '../../i18n/standard-links.server';
import { formatCity } from '../../lib/city-text';
import { formatCurrency } from '../../lib/currency';
import { listParagraphs } from '../../lib/description';
import { joinCity } from '../../lib/list-search';
import { findVariant } from '../../lib/picture-sources';
import { formatPrice } from '../../lib/price-text';
import { buildPicture } from '../../ui/build-picture';
import type { BreadcrumbView } from '../../ui/breadcrumbs-view';
import { buildEnergy } from './energy-view.server';
import { listKeyFacts } from './key-facts.server';
import { buildRibbon } from './listing-card.server';
import type { ListingCardView } from './listing-card-view';
import type {
  AvailabilityNotice,
  GalleryPictureView,
  ListingContactView,
  ListingDetailView,
} from './listing-detail-view';
import { listFactGroups } from './listing-facts.server';

/** What the page of a listing is made of besides the listing. */
export type DetailParts = {
  contact: ListingContactView;
  similar: ListingCardView[];
  /** RULE-12: the years of the renovation duty in this language; null takes the law's reading. */
  renovationYears: number | null;
};

/** The page of a listing, every text finished (DETAIL-2, DETAIL-4 to DETAIL-6, DETAIL-8). */
export function buildListingDetail(
  listing: ListingDetailFragment,
  context: LanguageContext,
  { contact, similar, renovationYears }: DetailParts,
): ListingDetailView {
  const { card } = listing;
  const { t } = context;
  return {
    id: card.id,
    breadcrumbs: listCrumbs(listing, context),
    title: card.title,
    goalText: t(`goal.${card.goal}`),
    typeName: card.typeName,
    cityText: formatCity(card),
    addressText: card.address,
    priceText: formatPrice(card, (key, values) => t(key, values)),
    priceNote:
      card.goal === 'rent' && card.pricePublished && listing.chargesRenter
        ? t('detail.charges', { price: formatCurrency(listing.chargesRenter) })
        : null,
    referenceText: t('detail.reference', { id: card.id }),
    ribbon: buildRibbon(card, t),
    notice: buildAvailability(listing, context),
    pictures: listing.pictures.flatMap(buildGalleryPicture),
    keyFacts: listKeyFacts(listing, context),
    description: listParagraphs(listing.description),
    factGroups: listFactGroups(listing, context),
    energy: buildEnergy(listing, context, renovationYears),
    contact,
    similar: {
      title: t('list.similar'),
      listings: similar,
      more: allListingsLink(context, card.goal),
    },
  };
}

function listCrumbs({ card }: ListingDetailFragment, context: LanguageContext): BreadcrumbView[] {
  const { t, table, language } = context;
  const list = table.findEntry(listKeys[card.goal]);
  const city = { cities: [joinCity(card.cityName, card.zip)] };
  return [
    homeCrumb(context),
    {
      label: list?.names[language] ?? t(`goal.${card.goal}`),
      href: buildListPath(table, language, card.goal),
    },
    { label: card.cityName, href: buildListPath(table, language, card.goal, city) },
    { label: card.title, href: null },
  ];
}

/** DETAIL-8, ERR-4: what to say of a listing that is not simply available. */
function buildAvailability(
  { card }: ListingDetailFragment,
  context: LanguageContext,
): AvailabilityNotice | null {
  const { t } = context;
  const link = allListingsLink(context, card.goal);
  switch (card.availability) {
    case 'option':
      return {
        kind: 'option',
        title: t('notice.optionTitle'),
        text: t('notice.optionText'),
        link: null,
      };
    case 'sold':
      return { kind: 'sold', title: t('notice.soldTitle'), text: t('notice.soldText'), link };
    case 'rented':
      return { kind: 'rented', title: t('notice.rentedTitle'), text: t('notice.rentedText'), link };
    case 'available':
      return null;
  }
}

function buildGalleryPicture(
  stored: ListingDetailFragment['pictures'][number],
): GalleryPictureView[] {
  const picture = buildPicture(stored);
  const href = findVariant(stored);
  if (picture === null || href === null) return [];
  return [{ picture, href, kind: stored.kind === 'plan' ? 'plan' : 'photo' }];
}
