import type { ListingCardFragment, ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCityAsWritten } from '../../lib/text/city-text';
import { isClosed } from '@agency/domain/availability';
import { formatCurrency } from '@agency/domain/money';
import { listParagraphs } from '../../lib/text/description';
import { perLocale } from '../../lib/rules/per-locale';
import { formatPrice } from '../../lib/text/price-text';
import { takeOpening } from '../../lib/text/opening-sentence';
import { buildShareLinks } from '../../lib/web/share-links';
import type { LinkView } from '../../ui/links/app-link';
import { buildDocuments, listEnquiryLinks } from './contact/enquiry-links.server';
import { buildAvailability } from './availability.server';
import { buildEnergy, buildFlood } from './energy/energy-view.server';
import { buildNearby } from './nearby/nearby-view.server';
import { findPropertyKind } from './property-kind';
import { listKeyFacts } from './facts/key-facts.server';
import { buildRibbon } from './card/listing-card.server';
import type { ListingContactView, ListingDetailView, OpenHouseView } from './listing-detail-view';
import { listFactGroups } from './facts/listing-facts.server';
import { buildMedia, type MediaSettings } from './media/media.server';
import type { EarlierPrice } from './load-listing.server';
import { buildPrint } from './print/print.server';
import { buildListingTeam } from '../team/team-view.server';
import { buildSimilar } from './similar/similar-view.server';
import { buildOpenHousePath, buildLandingPath, buildListPath } from '../../i18n/paths/build-path';
import { formatVisitDay, formatVisitHours } from '../../lib/text/visit-time.server';
import { listKeys } from '@agency/domain/goals';
import { homeCrumb } from '../../i18n/paths/standard-links.server';
import { writeCityName } from '@agency/domain/city-name';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';

/** Data of a listing's page besides the listing. */
export type DetailParts = {
  /** Without actions, which depend on the listing. */
  contact: Omit<ListingContactView, 'actions'>;
  similar: readonly ListingCardFragment[];
  project: LinkView | null;
  /** The absolute address of the page. */
  url: string;
  media: MediaSettings;
  /** The duty to renovate as text; null if none exists. */
  renovationNotice: string | null;
  /** True if an estimate of costs with a total is beside the facts. */
  hasEstimate: boolean;
  /** Empty unless the site settings show them. */
  earlierPrices?: readonly EarlierPrice[];
};

export function buildListingDetail(
  listing: ListingDetailFragment,
  context: LanguageContext,
  {
    contact: agency,
    similar,
    project,
    url,
    media,
    renovationNotice,
    hasEstimate,
    earlierPrices = [],
  }: DetailParts,
): ListingDetailView {
  const { card } = listing;
  const { t } = context;
  const team = buildListingTeam(listing, context);
  const contact = { ...agency, actions: listEnquiryLinks(listing, context) };
  const { opening, paragraphs } = takeOpening(listParagraphs(listing.description), context.locale);
  return {
    id: card.id,
    breadcrumbs: listCrumbs(listing, context),
    title: card.title,
    textLanguage: card.textLanguage === context.language ? undefined : card.textLanguage,
    languageNote: describeLanguage(card.textLanguage, context),
    goalText: nameOffer(card, t),
    typeName: card.typeName,
    cityText: formatCityAsWritten(card),
    addressText: card.address,
    priceText: formatPrice(card, (key, values) => t(key, values)),
    priceNote:
      card.goal === 'rent' && card.pricePublished && listing.chargesRenter
        ? t('detail.charges', { price: formatCurrency(listing.chargesRenter) })
        : null,
    referenceText: t('detail.reference', { id: card.id }),
    ribbon: buildRibbon(card, t),
    notice: buildAvailability(listing, context),
    media: buildMedia(listing, context, media),
    keyFacts: listKeyFacts(listing, context),
    isBrief: findPropertyKind(card.typeId) === 'garage',
    openHouses: listOpenHouses(listing, context),
    opening,
    description: paragraphs,
    factGroups: listFactGroups(listing, context, { hasEstimate, earlierPrices }),
    energy: buildEnergy(listing, context, renovationNotice),
    flood: buildFlood(listing, context),
    nearby: buildNearby(listing, context),
    documents: buildDocuments(listing, context),
    print: buildPrint(listing, url, contact, context, team?.agent),
    contact,
    team,
    similar: buildSimilar(listing, similar, context),
    share: { title: card.title, url, links: buildShareLinks(card.title, url) },
    project,
  };
}

const languageNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Describes the language of the texts; null if it is the page's. */
function describeLanguage(
  textLanguage: string,
  { language, locale, t }: LanguageContext,
): string | null {
  if (textLanguage === language) return null;
  const name = languageNames(locale).of(textLanguage) ?? textLanguage;
  return t('detail.writtenIn', { language: name });
}

/** Returns the label: for sale, for rent, sold or rented. */
function nameOffer(
  { goal, availability }: ListingDetailFragment['card'],
  t: LanguageContext['t'],
): string {
  return t(isClosed(availability) ? `availability.${availability}` : `goal.${goal}`);
}

function listOpenHouses(
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

/** Lists home, the list, the list of the place, that of its type, and the listing. */
function listCrumbs(listing: ListingDetailFragment, context: LanguageContext): BreadcrumbView[] {
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
