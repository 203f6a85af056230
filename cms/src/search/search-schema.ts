import type { FieldKind } from '../api/listing/listing-fields';
import { DETAIL_FIELDS, DETAIL_TEXTS } from './find-listing';

const GRAPHQL_TYPES: Record<FieldKind, string> = {
  text: 'String',
  number: 'Float',
  money: 'Float',
  integer: 'Int',
  flag: 'Boolean',
  date: 'String',
};

const detailFields = [
  ...DETAIL_FIELDS.map(({ attribute, kind }) => `  ${attribute}: ${GRAPHQL_TYPES[kind]}`),
  ...DETAIL_TEXTS.map(({ attribute }) => `  ${attribute}: String`),
].join('\n');

/** The listing queries of the site: the contract that `schema.graphql` prints. */
export const searchTypeDefs = `
enum Goal { sale rent }
enum Availability { available option sold rented }
enum ListingSort { newest priceAsc priceDesc areaDesc }

"A listing as a list shows it, in one language. What is not published is null."
type ListingCard {
  id: String!
  goal: Goal!
  availability: Availability!
  title: String!
  "The beginning of the description, without tags."
  excerpt: String!
  "The WebID of the main type."
  typeId: String
  typeName: String!
  typeSlug: String!
  cityName: String!
  citySlug: String!
  zip: String!
  countryId: Int!
  countryName: String!
  address: String
  price: Float
  priceUnit: Int
  priceUnitText: String
  pricePublished: Boolean!
  bedrooms: Int
  livingArea: Float
  groundArea: Float
  "A code such as \`a_sub\`."
  energyLabel: String
  marquee: Int!
  marqueeName: String
  picture: Picture
  publishedAt: String
  "The centre of the postal code unless the address is published."
  latitude: Float
  longitude: Float
}

input ListingFilter {
  goal: Goal!
  types: [String!]
  "Each \`name|zip\`."
  cities: [String!]
  text: String
  minPrice: Float
  maxPrice: Float
  minBedrooms: Int
  minArea: Float
  newSince: String
}

type TypeFacet {
  webId: String!
  parentId: String
  name: String!
  slug: String!
  order: Int!
  count: Int!
}

type CityFacet {
  name: String!
  slug: String!
  zip: String!
  countryId: Int!
  countryName: String!
  count: Int!
}

"The counts of types and of cities follow the other filters."
type ListingSearch {
  total: Int!
  items: [ListingCard!]!
  types: [TypeFacet!]!
  cities: [CityFacet!]!
}

type QuickType {
  webId: String!
  name: String!
  countSale: Int!
  countRent: Int!
}

type QuickCity {
  name: String!
  zip: String!
  countryId: Int!
  countryName: String!
  countSale: Int!
  countRent: Int!
}

type QuickSearch {
  types: [QuickType!]!
  cities: [QuickCity!]!
  listings: [ListingCard!]!
}

type ListingCounts {
  sale: Int!
  rent: Int!
}

type LocalizedSlugs {
  language: String!
  citySlug: String!
  typeSlug: String!
  title: String!
}

type LocalizedName {
  language: String!
  name: String!
}

type CityNames {
  city: String!
  names: [LocalizedName!]!
}

"A paper that a visitor may ask for."
type ListingDocument {
  id: String!
  kind: String!
  name: String!
}

type ListingDetail {
  card: ListingCard!
  description: String!
  epcLabel: String
  "brussels, flanders or wallonia; null elsewhere."
  region: String
  "The label codes of the region's ladder, best first; empty without one."
  energyScale: [String!]!
  pictures: [Picture!]!
  documents: [ListingDocument!]!
  localized: [LocalizedSlugs!]!
${detailFields}
}

"Of the listings on offer, the parts of at most 10,000 addresses that a sitemap is cut into."
type ListingMap {
  parts: [ListingPart!]!
  saleUpdatedAt: String
  rentUpdatedAt: String
}

type ListingPart {
  number: Int!
  updatedAt: String!
}

type ListingAddress {
  id: String!
  goal: Goal!
  updatedAt: String!
  slugs: [ListingSlugs!]!
}

type ListingSlugs {
  language: String!
  citySlug: String!
  typeSlug: String!
}

type Query {
  searchListings(
    language: String!
    filter: ListingFilter!
    sort: ListingSort
    page: Int
    pageSize: Int
  ): ListingSearch!
  "Null when there is no such listing or it is withdrawn; sold and rented ones answer."
  listingDetail(language: String!, id: String!): ListingDetail
  quickSearch(language: String!, text: String!): QuickSearch!
  listingCounts: ListingCounts!
  listingMap: ListingMap!
  listingAddresses(part: Int!): [ListingAddress!]!
  "How cities, each \`name|zip\`, are called in every language."
  cityNames(language: String!, cities: [String!]!): [CityNames!]!
}
`;
