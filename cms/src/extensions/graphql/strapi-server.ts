import type { GraphQLSchema } from 'graphql';
import { fillGaps } from '../../platform/graphql/fill-gaps';
import { pruneToContract } from '../../platform/graphql/prune-schema';

interface SchemaService {
  buildSchema(): GraphQLSchema;
}

type ServiceFactory = (context: object) => SchemaService;

interface GraphqlPlugin {
  services: Record<string, unknown>;
}

/** Strapi's GraphQL plugin with a schema cut down to the contract with the site. */
export default function extendGraphql(plugin: GraphqlPlugin): GraphqlPlugin {
  const createService = plugin.services['content-api'] as ServiceFactory;
  plugin.services['content-api'] = (context: object): SchemaService => {
    const service = createService(context);
    return { ...service, buildSchema: () => fillGaps(pruneToContract(service.buildSchema())) };
  };
  return plugin;
}
