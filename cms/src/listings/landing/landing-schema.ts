/** The queries of landing pages (FIND-17): a part of the contract that `schema.graphql` prints. */
export const landingTypeDefs = `
"A listing's address begins with these; without a type it is the page of all of the place."
type LandingSlugs {
  language: String!
  citySlug: String!
  typeSlug: String
}

type LandingLink {
  name: String!
  citySlug: String!
  typeSlug: String
  count: Int!
}

type LandingPage {
  "As \`cities\` of a filter takes it."
  place: String!
  placeName: String!
  countryId: Int!
  countryName: String!
  "The WebID; null for all types."
  typeId: String
  typeName: String
  total: Int!
  slugs: [LandingSlugs!]!
  "The other types that the place has listings of."
  types: [LandingLink!]!
  "The nearest other places with such listings, at most 8."
  neighbours: [LandingLink!]!
}

type LandingAddress {
  goal: Goal!
  updatedAt: String!
  slugs: [LandingSlugs!]!
}

type Query {
  "Null for a place or a type that nobody knows; slugs of any language are understood."
  landingPage(language: String!, goal: Goal!, citySlug: String!, typeSlug: String): LandingPage
  "The landing page that says the same as a filter by one city and at most one type; null when none does."
  landingSlugs(city: String!, type: String): [LandingSlugs!]
  "Those with at least one listing."
  landingAddresses: [LandingAddress!]!
}
`;
