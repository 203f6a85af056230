import type { Availability } from '@agency/domain/availability';
import type { Goal } from '@agency/domain/goals';
import { boxWords, isLanguage, languages } from '@agency/domain/languages';
import { countryIds } from '@agency/domain/countries';
import { findEnergyLabel } from '../rules/energy/find-energy-label';
import type { EnergyLadders } from '../rules/energy/energy-ladder';
import { markName, nameOrigin } from '@agency/domain/picture-origins';
import { foldText } from '@agency/domain/fold-text';
import { inLanguage } from '../../platform/rules/in-language';
import { writeCityName } from '@agency/domain/city-name';
import { toSlug } from '../../platform/rules/slug';
import type { ListingTextAttribute } from '../rules/listing-fields';
import type { ListingFacts, ListingTexts, PictureFacts } from '../rules/listing-facts';

const EXCERPT_LENGTH = 400;

/** A picture in one language. `mark` names its origin and ends its alternative text. */
export type CardPicture = Omit<PictureFacts, 'alts' | 'origin'> & { alt: string; mark?: string };

/** A listing in one language as the site can show it; only published facts. */
export interface ListingCard {
  id: string;
  goal: Goal;
  availability: Availability;
  title: string;
  /**
   * The language of its title and excerpt; another one if the listing is not written in this one.
   */
  textLanguage: string;
  /** Plain text, at most 400 characters. */
  excerpt: string;
  /** The WebID of the main type; null without one. */
  typeId: string | null;
  typeName: string;
  typeSlug: string;
  /** The main type and its more specific name, such as `1:villa`; empty without a type. */
  similarKey: string;
  cityName: string;
  citySlug: string;
  zip: string;
  countryId: number;
  countryName: string;
  address: string | null;
  price: number | null;
  priceUnit: number | null;
  pricePublished: boolean;
  bedrooms: number | null;
  livingArea: number | null;
  groundArea: number | null;
  energyLabel: string | null;
  marquee: number;
  marqueeName: string | null;
  picture: CardPicture | null;
  /** Number of photos, without floor plans. */
  photoCount: number;
  publishedAt: string | null;
  /** The next one, as ISO instants. */
  openHouse: { from: string; to: string } | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Builds the card of a listing in one language. An unpublished price is null; without a published
 * address, the street is null and the position is the centre of the postal code.
 */
export function buildCard(
  listing: ListingFacts,
  language: string,
  ladders: EnergyLadders,
): ListingCard {
  const texts = findTexts(listing.texts, language);
  const own = listing.texts.find((one) => one.language === language);
  // Types have names in every language, but sources write texts only in their own.
  const typeName =
    own?.mainTypeName ||
    inLanguage(listing.types[0]?.names, language) ||
    (texts.mainTypeName ?? '');
  const cityName = inLanguage(listing.city?.names, language);
  const zip = listing.zip ?? listing.city?.zip ?? '';
  const title = texts.title ?? [typeName, writeCityName(cityName)].filter(Boolean).join(' · ');
  const [picture] = listing.pictures;
  const position = findMapPosition(listing);
  return {
    id: listing.reference,
    goal: listing.goal,
    availability: listing.availability,
    title,
    textLanguage: findTextLanguage(listing.texts, language),
    excerpt: toExcerpt(texts.description ?? ''),
    typeId: listing.types[0]?.webId ?? null,
    typeName,
    typeSlug: toSlug(typeName) || 'type',
    similarKey: findSimilarKey(listing),
    cityName,
    citySlug: toSlug(cityName) || toSlug(zip) || 'city',
    zip,
    countryId: listing.countryId ?? listing.city?.countryId ?? countryIds.belgium,
    countryName: inLanguage(listing.city?.countryNames, language),
    address: listing.publishAddress ? formatStreet(listing, texts.street, language) : null,
    price: listing.publishPrice ? listing.price : null,
    priceUnit: listing.priceUnit,
    pricePublished: listing.publishPrice && listing.price !== null,
    bedrooms: listing.bedrooms,
    livingArea: listing.livingArea,
    groundArea: listing.groundArea,
    energyLabel: findEnergyLabel({ ...listing, zip }, ladders),
    marquee: listing.marquee,
    marqueeName: own?.marqueeName ?? null,
    ...own?.ribbon,
    picture: picture ? buildCardPicture(picture, 0, title, language) : null,
    photoCount: listing.pictures.filter(({ kind }) => kind === 'photo').length,
    publishedAt: listing.listedAt ?? listing.createdAt,
    openHouse: nextOf(listing.openHouses),
    latitude: position.latitude,
    longitude: position.longitude,
  };
}

function nextOf([next]: ListingFacts['openHouses']): ListingCard['openHouse'] {
  return next ? { from: next.from, to: next.to } : null;
}

/**
 * Returns the main type and its more specific name for comparing similar listings; the same in
 * every language.
 */
export function findSimilarKey({ types, texts }: Pick<ListingFacts, 'types' | 'texts'>): string {
  const [type] = types;
  if (!type) return '';
  const [language = 'nl'] = languages;
  const description = foldText(findTexts(texts, language).typeDescription ?? '').trim();
  return `${type.webId}:${description}`.slice(0, 255);
}

/** Builds a picture with its alternative text; without a name it uses the listing's title. */
export function buildCardPicture(
  picture: PictureFacts,
  index: number,
  title: string,
  language: string,
): CardPicture {
  const { alts, origin, ...stored } = picture;
  const alt = alts[language] ?? (index === 0 ? title : `${title} (${index + 1})`);
  if (!origin) return { ...stored, alt };
  const mark = nameOrigin(origin, language);
  return { ...stored, alt: markName(alt, mark), mark };
}

/** Returns the texts in the language; missing ones come from the other languages in order. */
export function findTexts(all: readonly ListingTexts[], language: string): ListingTexts {
  const own = all.find((texts) => texts.language === language);
  const merged: ListingTexts = { language };
  for (const texts of own ? [own, ...all] : all) {
    for (const [name, value] of Object.entries(texts)) {
      if (value && typeof value === 'string') merged[name as ListingTextAttribute] ??= value;
    }
  }
  return merged;
}

/** Lists the languages in which a listing has a title or description. */
export function listWrittenLanguages(all: readonly ListingTexts[]): string[] {
  return all.filter(({ title, description }) => title || description).map((own) => own.language);
}

/** Returns the language of the texts that are shown. */
function findTextLanguage(all: readonly ListingTexts[], language: string): string {
  const written = listWrittenLanguages(all);
  return written.includes(language) ? language : (written[0] ?? language);
}

/** Returns the position, or the centre of the postal code if the address is not published. */
export function findMapPosition(listing: ListingFacts): {
  latitude: number | null;
  longitude: number | null;
  isExact: boolean;
} {
  const { latitude, longitude, city } = listing;
  if (listing.publishAddress && latitude !== null && longitude !== null) {
    return { latitude, longitude, isExact: true };
  }
  return { latitude: city?.latitude ?? null, longitude: city?.longitude ?? null, isExact: false };
}

/** Formats street, number and box for the language; null without a street. */
export function formatStreet(
  { houseNumber, boxNumber }: Pick<ListingFacts, 'houseNumber' | 'boxNumber'>,
  street: string | null | undefined,
  language: string,
): string | null {
  if (!street) return null;
  const box = boxNumber
    ? `${isLanguage(language) ? boxWords[language] : boxWords.en} ${boxNumber}`
    : null;
  return [street, houseNumber, houseNumber ? box : null].filter(Boolean).join(' ');
}

/** Returns the beginning of a text, at most 400 characters. */
export function toExcerpt(description: string): string {
  const plain = description.replace(/\s+/g, ' ').trim();
  if (plain.length <= EXCERPT_LENGTH) return plain;
  const cut = plain.lastIndexOf(' ', EXCERPT_LENGTH);
  return plain.slice(0, cut > 0 ? cut : EXCERPT_LENGTH);
}
