import type { Language } from '@agency/domain/languages';
import { readEnvironment } from '../../platform/process/env';
import { countryIds } from '@agency/domain/countries';
import { formatEnergyLabel } from '@agency/domain/energy-label';
import { writeCityName } from '@agency/domain/city-name';
import type { ListingCard } from '../search/listing-card';
import { formatAmount } from '../../platform/mail/format-moment';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailBlock, MailListing, MailPicture } from '../../platform/mail/outgoing-mail';

/** The width of a picture in a mail, and the largest file requested, in pixels. */
const shapes = {
  /** Beside the text, for a pixel ratio of 2. */
  row: { shown: 184, file: 400 },
  /** As wide as the mail. */
  cover: { shown: 600, file: 600 },
};
/** Limits the height so that the text below is visible too. */
const highestCover = 400;
const STARTING_FROM = 7;

/** Builds a listing for a mail, with its price and energy label as on the site's card. */
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

/**
 * Builds the block of a mail about one listing: cover, title, place and price. Empty without a
 * card.
 */
export function buildListingBlock(card: ListingCard | null, language: Language): MailBlock[] {
  return card ? [{ type: 'listing', listing: buildMailListing(card, language, 'cover') }] : [];
}

/**
 * Writes the place of a listing: its street if published, postal code and city, and the country if
 * it is not Belgium.
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

/** Returns an address of the listing that does not depend on its title; the site redirects it. */
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
    ...(picture.mark && { mark: picture.mark }),
  };
}
