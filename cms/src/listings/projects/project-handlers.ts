import type { Core } from '@strapi/strapi';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import {
  findProject,
  findProjectOfListing,
  listProjectAddresses,
  listProjects,
} from './find-projects';

export function addProjectHandlers(strapi: Core.Strapi): void {
  const queries = {
    projects: (_: unknown, args: unknown) => listProjects(strapi, args),
    project: (_: unknown, args: unknown) => findProject(strapi, args),
    projectOfListing: (_: unknown, args: unknown) => findProjectOfListing(strapi, args),
    projectAddresses: () => listProjectAddresses(strapi),
  };
  const right = siteActions.readListings;
  extendForSite(strapi, { typeDefs: projectTypeDefs, right, queries });
}

const projectTypeDefs = `
"A new-build project as a list shows it, in one language. What is not published is null."
type ProjectCard {
  id: String!
  title: String!
  "What its address ends in: the title as a slug, then the id."
  slug: String!
  "The beginning of the description, without tags."
  excerpt: String!
  cityName: String!
  zip: String!
  countryId: Int!
  countryName: String!
  address: String
  picture: Picture
  "The units that are on the site, sold and rented ones included."
  units: Int!
  "Those that are available or under option."
  unitsOnOffer: Int!
  "Those that are available."
  unitsAvailable: Int!
  "True if all are sold or let; false while another one waits until its advert is complete."
  isSoldOut: Boolean!
  "Of the units on offer, the lowest published price and its goal."
  fromPrice: Float
  fromGoal: Goal
  minBedrooms: Int
  maxBedrooms: Int
  "Whether a studio is among them: it has no bedroom to count."
  hasStudio: Boolean!
  minArea: Float
  maxArea: Float
}

type ProjectUnit {
  card: ListingCard!
  "The storey it lies on; 0 is the ground floor."
  floor: Int
}

type ProjectSlug {
  language: String!
  slug: String!
}

type ProjectDetail {
  card: ProjectCard!
  description: String!
  pictures: [Picture!]!
  "From the ground floor up."
  units: [ProjectUnit!]!
  localized: [ProjectSlug!]!
}

type ProjectAddress {
  updatedAt: String!
  slugs: [ProjectSlug!]!
}

extend type Query {
  "Projects with something on offer first, the newest first among them; sold out ones only when asked for."
  projects(language: String!, withSold: Boolean!): [ProjectCard!]!
  "By an id, or by what ends in one, such as a slug; null when there is none or it is withdrawn."
  project(language: String!, slug: String!): ProjectDetail
  "The project that a listing belongs to."
  projectOfListing(language: String!, id: String!): ProjectCard
  "Every project that is on the site, for the sitemap."
  projectAddresses: [ProjectAddress!]!
}
`;
