import type { ListingCardFragment } from '../cms/generated/graphql';

/** A flat for sale in Brussels with all fields published. */
export function buildListingCard(
  overrides: Partial<ListingCardFragment> = {},
): ListingCardFragment {
  return {
    id: '4711',
    goal: 'sale',
    availability: 'available',
    title: 'Appartement, Zavel',
    textLanguage: 'nl',
    typeId: '2',
    typeName: 'Appartement',
    typeSlug: 'appartement',
    cityName: 'Brussel',
    citySlug: 'brussel',
    zip: '1000',
    countryId: 10,
    countryName: 'België',
    address: 'Zavel 1',
    price: 325000,
    priceUnit: 0,
    pricePublished: true,
    bedrooms: 2,
    livingArea: 84.5,
    groundArea: null,
    energyLabel: 'c_sub',
    marquee: 0,
    marqueeName: null,
    publishedAt: null,
    openHouse: null,
    picture: null,
    photoCount: 0,
    ...overrides,
  };
}
