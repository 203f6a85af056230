import type { Core } from '@strapi/strapi';

interface ExtensionService {
  use(extension: object): unknown;
}

/** A field of a query or a mutation: from what was asked to its answer. */
type Resolver = (root: never, asked: never) => unknown;

interface SiteFields {
  typeDefs: string;
  /** The right that a token needs for each of the fields, see `platform/access/site-actions.ts`. */
  right: string;
  queries?: Record<string, Resolver>;
  mutations?: Record<string, Resolver>;
}

/** Adds fields of our own to the schema that only a token with this right may ask for (CMS-6). */
export function extendForSite(
  strapi: Core.Strapi,
  { typeDefs, right, queries, mutations }: SiteFields,
): void {
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  const names = [
    ...Object.keys(queries ?? {}).map((name) => `Query.${name}`),
    ...Object.keys(mutations ?? {}).map((name) => `Mutation.${name}`),
  ];
  extension.use({
    typeDefs,
    resolvers: { ...(queries && { Query: queries }), ...(mutations && { Mutation: mutations }) },
    resolversConfig: Object.fromEntries(names.map((name) => [name, { auth: { scope: [right] } }])),
  });
}
