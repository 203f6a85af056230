import type { Language } from '@agency/domain/languages';
import { readEnvironment } from '../../platform/process/env';
import { countryIds } from '@agency/domain/countries';
import { formatEnergyLabel } from '@agency/domain/energy-label';
import { writeCityName } from '@agency/domain/city-name';
import type { ListingCard } from '../search/listing-card';
import { formatAmount } from '../../platform/mail/format-moment';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailBlock, MailListing, MailPicture } from '../../platform/mail/outgoing-mail';

/** How wide a mail shows a picture, and the widest file it asks for. */
const shapes = {
  /** Beside the words, on a screen of twice the density. */
  row: { shown: 184, file: 400 },
  /** As wide as the letter. */
  cover: { shown: 600, file: 600 },
};
/** A cover is no higher: what is said of it is seen with it. */
const highestCover = 400;
const STARTING_FROM = 7;

/** A listing as a mail shows it, with price and energy label as on its card of the site (RULE-2, DETAIL-4). */
export function buildMailListing(
  card: ListingCard,
  language: Language,
  shape: keyof typeof shapes = 'row',
): MailListing {
  const picture = findPicture(card, shapes[shape]);
  const label = formatEnergyLabel(card.energyLabel);
  return {
    title: card.title,
    price: writePrice(card, language),
    place: writeListingPlace(card),
    ...(label ? { energy: translateMail(language)('energy.label', { label }) } : {}),
    href: listingAddress(card.id, language),
    ...(picture ? { picture } : {}),
  };
}

/** The block of a mail about one listing: its cover, title, place and price. None without a card. */
export function buildListingBlock(card: ListingCard | null, language: Language): MailBlock[] {
  return card ? [{ type: 'listing', listing: buildMailListing(card, language, 'cover') }] : [];
}

/**
 * Where a listing is, for whoever goes there: its street when that is published (DETAIL-5), postal
 * code and city, with the country where that is not Belgium (RULE-4).
 */
export function writeListingPlace({
  address,
  zip,
  cityName,
  countryId,
  countryName,
}: ListingCard): string {
  const city = writeCityName(cityName);
  const isAbroad = countryId !== countryIds.belgium && countryName && countryName !== city;
  const town = [zip, city, isAbroad && `(${countryName})`].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ');
}

/** Where a listing is found on the site whatever it is called; the site redirects from there. */
export function listingAddress(reference: string, language: Language): string {
  const path = `/${language}/property/${encodeURIComponent(reference)}/`;
  return new URL(path, readEnvironment().SITE_URL).href;
}

function writePrice(card: ListingCard, language: Language): string {
  const translate = translateMail(language);
  if (!card.pricePublished || !card.price || card.price <= 0) return translate('price.onDemand');
  const isFrom = card.priceUnit === STARTING_FROM;
  const isRent = card.goal === 'rent';
  const price = formatAmount(card.price);
  if (isRent) {
    return translate(isFrom ? 'price.startingFromPerMonth' : 'price.perMonth', { price });
  }
  return isFrom ? translate('price.startingFrom', { price }) : price;
}

function findPicture(
  { picture }: ListingCard,
  { shown, file }: { shown: number; file: number },
): MailPicture | null {
  const widths = [...(picture?.widths ?? [])].sort((one, other) => one - other);
  const width = widths.findLast((candidate) => candidate <= file) ?? widths[0];
  if (!picture || !width) return null;
  const ratio = picture.width / picture.height;
  const wide = Math.round(Math.min(shown, highestCover * ratio));
  return {
    src: new URL(`${picture.src}-${width}.jpg`, readEnvironment().SITE_URL).href,
    width: wide,
    height: Math.min(highestCover, Math.round(wide / ratio)),
    alt: picture.alt,
  };
}
