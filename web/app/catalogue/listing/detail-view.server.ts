import type { ListingDetailFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatCityAsWritten } from '../../lib/city-text';
import { isClosed } from '@agency/domain/availability';
import { formatCurrency } from '@agency/domain/money';
import { listParagraphs } from '../../lib/description';
import { perLocale } from '../../lib/per-locale';
import { formatPrice } from '../../lib/price-text';
import { takeOpening } from '../../lib/opening-sentence';
import { buildShareLinks } from '../../lib/share-links';
import type { LinkView } from '../../ui/link-view';
import { buildDocuments, listEnquiryLinks } from './enquiry-links.server';
import { buildAvailability } from './availability.server';
import { buildEnergy } from './energy/energy-view.server';
import { buildNearby } from './nearby/nearby-view.server';
import { buildFlood } from './energy/flood.server';
import { listKeyFacts } from './facts/key-facts.server';
import { buildRibbon } from './card/listing-card.server';
import type { ListingCardView } from './card/listing-card-view';
import { listCrumbs } from './listing-crumbs.server';
import { listOpenHouses } from './open-houses.server';
import type { ListingContactView, ListingDetailView } from './listing-detail-view';
import { listFactGroups } from './facts/listing-facts.server';
import { buildMedia, type MediaSettings } from './media/media.server';
import { buildPrint } from './print/print.server';
import { buildListingTeam } from '../team/team-view.server';
import { buildSimilar } from './similar-view.server';

/** What the page of a listing is made of besides the listing. */
export type DetailParts = {
  /** Who to speak to; what may be asked depends on the listing. */
  contact: Omit<ListingContactView, 'actions'>;
  similar: ListingCardView[];
  /** The project it is part of (FIND-11). */
  project: LinkView | null;
  /** The page's own address, absolute. */
  url: string;
  media: MediaSettings;
  /** RULE-12 in words; null when there is no duty. */
  renovationNotice: string | null;
  /** True where an estimate of costs with a total stands beside the facts. */
  hasEstimate: boolean;
};

/** The page of a listing, every text finished (DETAIL-2, DETAIL-4 to DETAIL-6, DETAIL-8). */
export function buildListingDetail(
  listing: ListingDetailFragment,
  context: LanguageContext,
  { contact: agency, similar, project, url, media, renovationNotice, hasEstimate }: DetailParts,
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
    openHouses: listOpenHouses(listing, context),
    opening,
    description: paragraphs,
    factGroups: listFactGroups(listing, context, hasEstimate),
    energy: buildEnergy(listing, context, renovationNotice),
    flood: buildFlood(listing, context),
    nearby: buildNearby(listing, context),
    documents: buildDocuments(listing, context),
    print: buildPrint(listing, url, contact, context),
    contact,
    team,
    similar: buildSimilar(listing, similar, context),
    share: { title: card.title, url, links: buildShareLinks(card.title, url) },
    project,
  };
}

const languageNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Says in which language the words of a listing are; null where that is the page's. */
function describeLanguage(
  textLanguage: string,
  { language, locale, t }: LanguageContext,
): string | null {
  if (textLanguage === language) return null;
  const name = languageNames(locale).of(textLanguage) ?? textLanguage;
  return t('detail.writtenIn', { language: name });
}

/** What is done with it, or was: for sale, for rent, sold, rented (DETAIL-8). */
function nameOffer(
  { goal, availability }: ListingDetailFragment['card'],
  t: LanguageContext['t'],
): string {
  return t(isClosed(availability) ? `availability.${availability}` : `goal.${goal}`);
}
