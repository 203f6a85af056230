import type { Language } from '@agency/domain/languages';
import { readEnvironment } from '../../platform/process/env';
import { BELGIUM } from '../../platform/rules/country';
import { writeCityName } from '@agency/domain/city-name';
import type { ListingCard } from '../search/listing-card';
import { formatAmount } from '../../platform/mail/format-amount';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailListing } from '../../platform/mail/outgoing-mail';

/** As wide as a mail shows it on a screen of twice the density. */
const pictureWidth = 400;
const STARTING_FROM = 7;

/** A listing as a mail shows it, with the price as on its card of the site (RULE-2, DETAIL-4). */
export function buildMailListing(card: ListingCard, language: Language): MailListing {
  const picture = findPicture(card);
  return {
    title: card.title,
    price: writePrice(card, language),
    place: writeListingPlace(card),
    href: listingAddress(card.id, language),
    ...(picture ? { picture } : {}),
  };
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
  const isAbroad = countryId !== BELGIUM && countryName && countryName !== city;
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

function findPicture({ picture }: ListingCard): string | null {
  const widths = [...(picture?.widths ?? [])].sort((one, other) => one - other);
  const width = widths.findLast((candidate) => candidate <= pictureWidth) ?? widths[0];
  if (!picture || !width) return null;
  return new URL(`${picture.src}-${width}.jpg`, readEnvironment().SITE_URL).href;
}
