import { availabilities } from '@agency/domain/availability';
import { nearKinds } from '@agency/domain/near-kinds';
import { amenities } from '@agency/domain/amenities';
import { choiceFilters, findChoice } from '@agency/domain/choices';
import { advertKinds } from '@agency/domain/advert-rules';
import { findMaximum, maximumFilters } from '@agency/domain/maximums';
import { findMinimum, minimumFilters } from '@agency/domain/minimums';
import type { FieldKind } from '../rules/listing-fields';
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

const limitInputs = [
  ...minimumFilters.map((name) => ({ name, unit: findMinimum(name).unit })),
  ...maximumFilters.map((name) => ({ name, unit: findMaximum(name).unit })),
]
  .map(({ name, unit }) => `  ${name}: ${unit === 'area' ? 'Float' : 'Int'}`)
  .join('\n');

const choiceInputs = choiceFilters
  .map((name) => `  "Each one of ${findChoice(name).values.join(', ')}."\n  ${name}: [String!]`)
  .join('\n');

const amenityList = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  amenities.map((name) => `\`${name}\``),
);

export const searchTypeDefs = `
enum Goal { sale rent }
enum Availability { ${availabilities.join(' ')} }
enum ListingSort {
  "What a text fits best first, then the newest: the default of a filter with a text."
  relevance
  newest
  "Those that the agency features first, then the newest."
  featured
  priceAsc
  priceDesc
  "The lowest price per m² first; those without a published price or an area last."
  pricePerArea
  areaDesc
}

"A listing as a list shows it, in one language. What is not published is null."
type ListingCard {
  id: String!
  goal: Goal!
  availability: Availability!
  title: String!
  "The language of its title and excerpt."
  textLanguage: String!
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
  pricePublished: Boolean!
  bedrooms: Int
  livingArea: Float
  groundArea: Float
  "A code such as \`a_sub\`."
  energyLabel: String
  marquee: Int!
  marqueeName: String
  picture: Picture
  "How many photos it has, without floor plans."
  photoCount: Int!
  publishedAt: String
  "The next one."
  openHouse: Period
  "The centre of the postal code unless the address is published."
  latitude: Float
  longitude: Float
}

"Two instants."
type Period {
  from: String!
  to: String!
}

type OpenHouse {
  id: Int!
  from: String!
  to: String!
  "How many may come; null for as many as like."
  places: Int
  note: String
}

input ListingFilter {
  goal: Goal!
  types: [String!]
  "Each a postal code, \`name|zip\` or a name."
  cities: [String!]
  text: String
  minPrice: Float
  maxPrice: Float
${limitInputs}
  newSince: String
  "Available at once or on this day at the latest."
  availableBy: String
${choiceInputs}
  "Each ${amenityList}; all of them are asked for."
  amenities: [String!]
  "Each \`kind:metres\` or a kind alone, 50 to 1500 metres as the crow flies; all of them are asked for."
  near: [String!]
  "An area of 3 to 40 corners: latitude, longitude, latitude, longitude and so on."
  within: [Float!]
  "South, west, north, east."
  box: [Float!]
}

type TypeFacet {
  webId: String!
  parentId: String
  name: String!
  count: Int!
}

"A postal code; where no listing fits with the other filters, every one of the goal."
type CityFacet {
  "As \`cities\` of a filter takes it: \`1000\`, or \`1009.50\` in the country 50."
  value: String!
  name: String!
  zip: String!
  countryId: Int!
  countryName: String!
  count: Int!
  "The values of the filter's \`cities\` that select all of it, in whatever language they are spelled."
  selectedBy: [String!]!
  "Each an entry of its own as \`name|zip\`."
  spellings: [CitySpelling!]!
}

type CitySpelling {
  name: String!
  count: Int!
  "The values of the filter's \`cities\` that select it and not all of its postal code."
  selectedBy: [String!]!
}

"\`filter\` is the field of ListingFilter."
type ChoiceFacet {
  filter: String!
  values: [ChoiceValue!]!
}

type ChoiceValue {
  value: String!
  count: Int!
}

"${amenityList}."
type AmenityFacet {
  amenity: String!
  count: Int!
}

"How many have one within the metres that a search takes where none are said."
type NearFacet {
  kind: NearKind!
  count: Int!
}

enum NearKind { ${nearKinds.join(' ')} }

type NearbyGroup {
  kind: NearKind!
  "The nearest three within 1,500 m as the crow flies."
  places: [NearbyPlace!]!
}

type NearbyPlace {
  name: String!
  metres: Int!
  latitude: Float!
  longitude: Float!
  "Whose data it is, as they want to be named."
  attribution: String!
}

"How many there are with at least so much; \`filter\` is the field of ListingFilter."
type MinimumFacet {
  filter: String!
  steps: [MinimumStep!]!
}

"How many cost this much and less than the next; of published prices."
type PriceStep {
  from: Float!
  count: Int!
}

"How many match all but this filter and do not state its fact, so that they are not in the list."
type UnstatedCount {
  "The field of ListingFilter, or an amenity."
  filter: String!
  count: Int!
}

type MinimumStep {
  atLeast: Float!
  count: Int!
}

"A word of the text that finds nothing, and the place that was taken for it: one typing error away."
type TextCorrection {
  typed: String!
  taken: String!
}

"The counts of each facet follow the other filters."
type ListingSearch {
  total: Int!
  corrections: [TextCorrection!]!
  items: [ListingCard!]!
  types: [TypeFacet!]!
  cities: [CityFacet!]!
  choices: [ChoiceFacet!]!
  amenities: [AmenityFacet!]!
  near: [NearFacet!]!
  minimums: [MinimumFacet!]!
  "With any price."
  prices: [PriceStep!]!
  "Only those above zero, of the filters that are set."
  unstated: [UnstatedCount!]!
}

"A listing on a map; what its price is made of is as on its card."
type ListingPoint {
  id: String!
  goal: Goal!
  availability: Availability!
  latitude: Float!
  longitude: Float!
  "False for the centre of the postal code."
  isExact: Boolean!
  price: Float
  priceUnit: Int
  pricePublished: Boolean!
}

"Listings near one another; the place is their middle, the bounds hold them all."
type ListingCluster {
  latitude: Float!
  longitude: Float!
  count: Int!
  south: Float!
  west: Float!
  north: Float!
  east: Float!
}

"Together at most 500 points and clusters; no clusters while that many points are enough."
type ListingPlaces {
  "The listings that fit and have a place."
  total: Int!
  points: [ListingPoint!]!
  clusters: [ListingCluster!]!
}

type QuickType {
  webId: String!
  name: String!
  countSale: Int!
  countRent: Int!
}

type QuickCity {
  "As \`cities\` of a filter takes it."
  value: String!
  name: String!
  zip: String!
  countryId: Int!
  countryName: String!
  "Of its landing pages in this language; null where it has none."
  slug: String
  countSale: Int!
  countRent: Int!
}

type QuickSearch {
  types: [QuickType!]!
  cities: [QuickCity!]!
  listings: [ListingCard!]!
}

"A misspelt word of a sentence and what was taken for it."
type SearchCorrection {
  typed: String!
  taken: String!
}

"What a visitor means who types this (FIND-13, FIND-14): one listing, or the filters of a sentence."
type SearchReading {
  "By its exact reference; sold and rented ones too."
  listing: ListingCard
  goal: Goal
  types: [String!]!
  "In the order of the types."
  typeNames: [String!]!
  "As \`cities\` of a filter takes them."
  cities: [String!]!
  cityNames: [String!]!
  minPrice: Float
  maxPrice: Float
${limitInputs}
  "A day such as 2027-01-01, or now."
  availableBy: String
  energy: [String!]!
  amenities: [String!]!
  newWithinDays: Int
  "Each \`kind:metres\`."
  near: [String!]!
  "What was not understood."
  text: String!
  corrected: [SearchCorrection!]!
  "Negations and limits that no filter can honour, as typed."
  refused: [String!]!
  "What has several meanings, as typed, of which one was taken."
  assumed: [String!]!
  countSale: Int!
  countRent: Int!
}

type ListingCounts {
  sale: Int!
  rent: Int!
}

type LocalizedSlugs {
  language: String!
  citySlug: String!
  typeSlug: String!
}

type LocalizedName {
  language: String!
  name: String!
}

type CityNames {
  city: String!
  names: [LocalizedName!]!
}

type TypeChoice {
  webId: String!
  parentId: String
  name: String!
}

type ZipChoice {
  zip: String!
  "Of the places with this postal code; at least one."
  names: [String!]!
  countryId: Int!
  countryName: String!
  "brussels, flanders or wallonia; empty elsewhere."
  region: String!
}

"All that a saved search can ask for, also what nothing is on offer of today."
type ListingChoices {
  types: [TypeChoice!]!
  zips: [ZipChoice!]!
}

"A paper that a visitor may ask for."
type ListingDocument {
  id: String!
  kind: String!
  name: String!
}

enum AdvertKind { ${advertKinds.join(' ')} }

"What the law wants an advert to say; text and number are null where it is not known."
type AdvertMention {
  kind: AdvertKind!
  text: String
  number: Float
  "Unwanted mentions are there only when they are known."
  isWanted: Boolean!
}

type ListingAdvert {
  id: String!
  advert: [AdvertMention!]!
}

type ListingDetail {
  card: ListingCard!
  "False where the card's place is the centre of the postal code."
  isExactPlace: Boolean!
  description: String!
  "brussels, flanders, wallonia or luxembourg; null elsewhere."
  region: String
  "The label codes of the region's ladder, best first; empty without one."
  energyScale: [String!]!
  "The highest figure of each label but the last, in kWh per m² per year."
  energyLimits: [Float!]!
  pictures: [Picture!]!
  documents: [ListingDocument!]!
  "Those that are not over, the next first."
  openHouses: [OpenHouse!]!
  advert: [AdvertMention!]!
  "What is near, where the address is published."
  nearby: [NearbyGroup!]!
  "Of the landing page of its place and type."
  landing: LandingSlugs
  localized: [LocalizedSlugs!]!
  "The languages that it is described in."
  writtenIn: [String!]!
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
  "How many a search would find, without the search."
  countListings(language: String!, filter: ListingFilter!): Int!
  "What a map shows of a search at a zoom of 0 to 19."
  listingPlaces(language: String!, filter: ListingFilter!, zoom: Int!): ListingPlaces!
  "On offer for the same goal, of the same type and within 30 % of the price, the nearest first, then within 60 % where those are fewer than three; at most 12."
  similarListings(language: String!, id: String!, count: Int!): [ListingCard!]!
  "The cards with these ids, at most 50, in their order; what does not exist is left out."
  listingCards(language: String!, ids: [String!]!): [ListingCard!]!
  "What the adverts of these listings say, at most 50; one that has no page on the site is left out."
  listingAdverts(language: String!, ids: [String!]!): [ListingAdvert!]!
  "Null when there is no such listing or it is withdrawn; sold and rented ones answer."
  listingDetail(language: String!, id: String!): ListingDetail
  quickSearch(language: String!, text: String!): QuickSearch!
  searchReading(language: String!, text: String!): SearchReading!
  listingCounts: ListingCounts!
  listingMap: ListingMap!
  listingAddresses(part: Int!): [ListingAddress!]!
  "How cities, each \`name|zip\`, are called in every language."
  cityNames(language: String!, cities: [String!]!): [CityNames!]!
  listingChoices(language: String!): ListingChoices!
}
`;
