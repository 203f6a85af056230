import type { Core } from '@strapi/strapi';
import { addSiteQuery, type Resolver } from './site-schema';

interface ExtensionService {
  use(extension: object): unknown;
}

interface SiteFields {
  typeDefs: string;
  /** The permission each field requires; see `platform/access/site-actions.ts`. */
  right: string;
  queries?: Record<string, Resolver>;
  mutations?: Record<string, Resolver>;
}

export function extendForSite(
  strapi: Core.Strapi,
  { typeDefs, right, queries, mutations }: SiteFields,
): void {
  const extension = strapi.plugin('graphql').service('extension') as ExtensionService;
  const names = [
    ...Object.keys(queries ?? {}).map((name) => `Query.${name}`),
    ...Object.keys(mutations ?? {}).map((name) => `Mutation.${name}`),
  ];
  for (const [name, resolve] of Object.entries(queries ?? {})) {
    addSiteQuery(strapi, name, { resolve, right });
  }
  extension.use({
    typeDefs,
    resolvers: { ...(queries && { Query: queries }), ...(mutations && { Mutation: mutations }) },
    resolversConfig: Object.fromEntries(names.map((name) => [name, { auth: { scope: [right] } }])),
  });
}
