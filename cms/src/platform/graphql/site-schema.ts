import type { Core } from '@strapi/strapi';
import {
  buildASTSchema,
  GraphQLSchema,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  printSchema,
} from 'graphql';

/** A field of a query or a mutation: from what was asked to its answer; `context` is the request's own. */
export type Resolver = (root: never, asked: never, context: never) => unknown;

interface SiteQuery {
  resolve: Resolver;
  /** The right that a token needs for it. */
  right: string;
}

interface SiteQueries {
  queries: Map<string, SiteQuery>;
  schema: GraphQLSchema | null;
}

const known = new WeakMap<Core.Strapi, SiteQueries>();

function findSiteQueries(strapi: Core.Strapi): SiteQueries {
  const site = known.get(strapi) ?? { queries: new Map<string, SiteQuery>(), schema: null };
  known.set(strapi, site);
  return site;
}

/** Notes a query of our own, which needs nothing of Strapi's resolvers. */
export function addSiteQuery(strapi: Core.Strapi, name: string, query: SiteQuery): void {
  findSiteQueries(strapi).queries.set(name, query);
}

/** The right that a field of `Query` needs; null for one that is not ours. */
export function findRight(strapi: Core.Strapi, field: string): string | null {
  return findSiteQueries(strapi).queries.get(field)?.right ?? null;
}

/** The schema of our own queries; null before {@link keepSiteSchema}. */
export function findSiteSchema(strapi: Core.Strapi): GraphQLSchema | null {
  return findSiteQueries(strapi).schema;
}

/**
 * Makes a second schema of the contract, with our own queries alone. Strapi wraps every field of its
 * schema, down to each number, in a promise and a look at rights and policies: 50 ms of processor
 * time for a list of twelve cards whose search takes 0.5 ms.
 */
export function keepSiteSchema(strapi: Core.Strapi, contract: GraphQLSchema): GraphQLSchema {
  const site = findSiteQueries(strapi);
  const copy = buildASTSchema(parse(printSchema(contract)));
  const fields = copy.getQueryType()?.getFields() ?? {};
  for (const [name, field] of Object.entries(fields)) {
    const query = site.queries.get(name);
    if (query) field.resolve = query.resolve as never;
    else delete fields[name];
  }
  for (const type of Object.values(copy.getTypeMap())) {
    const original = contract.getType(type.name);
    if (!isScalarType(type) || isSpecifiedScalarType(type) || !isScalarType(original)) continue;
    const { serialize, parseValue, parseLiteral } = original;
    Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  site.schema = new GraphQLSchema({ query: copy.getQueryType() });
  return contract;
}
