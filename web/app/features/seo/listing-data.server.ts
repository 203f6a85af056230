import type {
  Accommodation,
  Event,
  Offer,
  Place,
  PostalAddress,
  RealEstateListing,
  UnitPriceSpecification,
  PropertyValue,
} from 'schema-dts';
import type { ListingDetailFragment, AdvertKind } from '../../cms/generated/graphql';
import { writeCityName } from '@agency/domain/city-name';
import { isStartingPrice } from '../../lib/text/price-text';
import type { OpenSite } from '../../site/open-language.server';
import { buildAgencyName, buildPoint } from './agency-data.server';
import { listImages, toStructuredData, type StructuredData } from './structured-data';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatEnergyLabel } from '@agency/domain/energy-label';

type ListingDataSource = {
  context: OpenSite;
  listing: ListingDetailFragment;
  url: string;
  title: string;
  description: string | null;
};

const goodRelations = 'http://purl.org/goodrelations/v1#';
const businessFunctions = { sale: `${goodRelations}Sell`, rent: `${goodRelations}LeaseOut` };
/** The dwellings among the snapshot's seven types (docs/contracts/snapshot.md). */
const dwellings: Readonly<Record<string, 'House' | 'Apartment'>> = {
  1: 'House',
  2: 'Apartment',
  3: 'Apartment',
};
/** UN/CEFACT codes: square metres, and per month. */
const squareMetre = 'MTK';
const month = 'MON';

/** Builds the listing with its offer; omits an unpublished price or address. */
export function buildListingData(source: ListingDataSource): StructuredData {
  const { context, listing, url, title, description } = source;
  const { card, pictures } = listing;
  const images = listImages(pictures, context.site.origin);
  const data: RealEstateListing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: title,
    inLanguage: card.textLanguage,
    ...(description && { description }),
    ...(card.publishedAt && { datePosted: card.publishedAt }),
    ...(images.length > 0 && { image: images }),
    about: buildProperty(source),
    offers: buildOffer(source),
  };
  return toStructuredData(data);
}

/** Builds the house, apartment, or otherwise place on offer. */
function buildProperty({ context, listing, url }: ListingDataSource): Accommodation | Place {
  const { card } = listing;
  const additionalProperty = listAdvertProperties(listing.advert, context);
  const dwelling = dwellings[card.typeId ?? ''];
  const place = {
    '@id': `${url}#property`,
    name: `${card.typeName}, ${writeCityName(card.cityName)}`,
    address: buildAddress(card),
    // Without a published address the point is the postal code's, not the property's.
    ...(card.address && buildPoint(card.latitude, card.longitude)),
    ...(additionalProperty.length > 0 && { additionalProperty }),
    ...(listing.openHouses.length > 0 && { event: listOpenHouses(context, listing, url) }),
  };
  if (!dwelling) return { '@type': 'Place', ...place };
  return {
    '@type': dwelling,
    ...place,
    ...(card.livingArea && {
      floorSize: { '@type': 'QuantitativeValue', value: card.livingArea, unitCode: squareMetre },
    }),
    ...(card.bedrooms && { numberOfBedrooms: card.bedrooms }),
    ...(listing.bathrooms && { numberOfBathroomsTotal: listing.bathrooms }),
    ...(listing.constructionYear && { yearBuilt: listing.constructionYear }),
  };
}

/** Lists open houses. */
function listOpenHouses(
  { t }: OpenSite,
  { card, openHouses }: ListingDetailFragment,
  url: string,
): Event[] {
  return openHouses.map(({ id, from, to, places, note }) => ({
    '@type': 'Event',
    '@id': `${url}#open-house-${id}`,
    name: t('openHouse.summary', { title: card.title }),
    startDate: from,
    endDate: to,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: card.title, address: buildAddress(card) },
    url,
    ...(places !== null && { maximumAttendeeCapacity: places }),
    ...(note && { description: note }),
  }));
}

function buildAddress(card: ListingDetailFragment['card']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(card.address && { streetAddress: card.address }),
    postalCode: card.zip,
    addressLocality: writeCityName(card.cityName),
    ...(card.countryName && { addressCountry: card.countryName }),
  };
}

function buildOffer({ context, listing, url }: ListingDataSource): Offer {
  const { card, chargesRenter } = listing;
  const agency = buildAgencyName(context);
  return {
    '@type': 'Offer',
    url,
    businessFunction: { '@id': businessFunctions[card.goal] },
    availability:
      card.availability === 'option'
        ? 'https://schema.org/LimitedAvailability'
        : 'https://schema.org/InStock',
    itemOffered: { '@id': `${url}#property` },
    ...(agency && { offeredBy: agency }),
    ...buildPrice(card, chargesRenter),
  };
}

/** States the rent without charges, which are separate. */
function buildPrice(
  card: ListingDetailFragment['card'],
  charges: number | null,
): Partial<Exclude<Offer, string>> {
  const { price, pricePublished, goal } = card;
  if (!pricePublished || price === null || !(price > 0)) return {};
  const currency = { priceCurrency: 'EUR' };
  const amount = isStartingPrice(card) ? { minPrice: price } : { price };
  if (goal === 'sale' && 'price' in amount) return { ...currency, ...amount };
  const perMonth = (amounts: { price: number } | { minPrice: number }): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    ...currency,
    ...amounts,
    ...(goal === 'rent' && { unitCode: month }),
  });
  const asked = perMonth(amount);
  const priceSpecification =
    goal === 'rent' && charges
      ? [asked, { ...perMonth({ price: charges }), name: 'charges' }]
      : asked;
  return { ...currency, ...('price' in amount && amount), priceSpecification };
}

/** Units of figures; values without a unit are text. */
const units: Partial<Record<AdvertKind, string>> = {
  energyFigure: 'kWh/m²/a',
  energyTotal: 'kWh/a',
  co2: 'kg CO₂/m²/a',
};
/** Already part of the price. */
const elsewhere: readonly AdvertKind[] = ['rent', 'charges'];

/**
 * Lists the legally required statements as additional properties; schema.org has no terms for
 * certificates, flood scores and planning statements.
 */
function listAdvertProperties(
  advert: ListingDetailFragment['advert'],
  { t }: Pick<LanguageContext, 't'>,
): Exclude<PropertyValue, string>[] {
  return advert.flatMap(({ kind, text, number }) => {
    const value = kind === 'energyLabel' ? formatEnergyLabel(text) : (text ?? number);
    if (value === null || elsewhere.includes(kind)) return [];
    const unitText = units[kind];
    return {
      '@type': 'PropertyValue' as const,
      propertyID: kind,
      name: t(`advert.labels.${kind}`),
      value,
      ...(unitText && { unitText }),
    };
  });
}
