import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { findTeam, findTeamListings } from './find-team';

export function addTeamHandlers(strapi: Core.Strapi): void {
  const queries = {
    team: (_: unknown, args: unknown) => findTeam(strapi, args),
    teamListings: (_: unknown, args: unknown) => findTeamListings(strapi, args),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: teamTypeDefs, right, queries });
}

const teamTypeDefs = `
type LocalizedSlug {
  language: String!
  slug: String!
}

"Somebody of the agency; where mails to them go is not told."
type TeamAgent {
  key: String!
  updatedAt: String!
  name: String!
  role: String!
  slug: String!
  text: String!
  officeKey: String
  "Then there are no phones: the office answers."
  isAbsent: Boolean!
  phone: String
  mobile: String
  "Codes such as \`lb\`."
  languages: [String!]!
  registration: String
  picture: Picture
  localized: [LocalizedSlug!]!
}

type OfficeHours {
  "\`monday\` to \`sunday\`"
  fromDay: String!
  toDay: String
  "\`09:00\`"
  opens: String!
  closes: String!
}

type TeamOffice {
  key: String!
  updatedAt: String!
  name: String!
  slug: String!
  text: String!
  street: String!
  zip: String!
  city: String!
  countryId: Int!
  phone: String
  mail: String
  hours: [OfficeHours!]!
  "The postal codes it serves."
  zips: [String!]!
  picture: Picture
  localized: [LocalizedSlug!]!
}

type Team {
  agents: [TeamAgent!]!
  offices: [TeamOffice!]!
}

"The newest twelve of each."
type TeamListings {
  onOffer: [ListingCard!]!
  closed: [ListingCard!]!
}

extend type ListingDetail {
  "Null while the agent is blocked; then the office is there alone. Else both, or neither."
  agent: TeamAgent
  office: TeamOffice
}

type Query {
  team(language: I18NLocaleCode!): Team!
  "Of the agent with this key, or else of the office."
  teamListings(language: String!, agent: String, office: String): TeamListings!
}
`;
