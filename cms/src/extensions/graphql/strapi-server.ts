import type { Core } from '@strapi/strapi';
import type { GraphQLSchema } from 'graphql';
import { defaultMissingFields } from '../../platform/graphql/default-missing-fields';
import { pruneToContract } from '../../platform/graphql/prune-schema';
import { keepSiteSchema } from '../../platform/graphql/site-schema';

interface SchemaService {
  buildSchema(): GraphQLSchema;
}

type Context = { strapi: Core.Strapi };
type ServiceFactory = (context: Context) => SchemaService;

interface GraphqlPlugin {
  services: Record<string, unknown>;
}

export default function extendGraphql(plugin: GraphqlPlugin): GraphqlPlugin {
  const createService = plugin.services['content-api'] as ServiceFactory;
  plugin.services['content-api'] = (context: Context): SchemaService => {
    const service = createService(context);
    const buildContract = () => defaultMissingFields(pruneToContract(service.buildSchema()));
    return { ...service, buildSchema: () => keepSiteSchema(context.strapi, buildContract()) };
  };
  return plugin;
}
