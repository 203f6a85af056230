import { GraphQLSchema, isObjectType, type GraphQLObjectType } from 'graphql';

/** Mutations of this project; those of plugins are removed. */
const ownMutations = new Set([
  ...['createLead', 'cancelAppointment'],
  ...['confirmSavedSearch', 'changeSavedSearch', 'stopSavedSearch', 'deleteSavedSearch'],
  ...['confirmSubscription', 'stopSubscription'],
  ...['logInOwner', 'logOutOwner', 'requestPasswordReset', 'setPassword', 'changePassword'],
  ...['changeOwnerPreferences', 'askOwnerEmail', 'confirmOwnerEmail', 'stopOwnerReport'],
  'askAgency',
  'recordVisits',
]);

/** Paginated lists on the site, which need a total. */
const counted = new Set(['articles_connection', 'testimonials_connection']);

/**
 * Removes what the site does not use from the schema: mutations of Strapi and plugins,
 * `…_connection` fields without pagination, which count their totals in the database, and types
 * that are no longer reachable. Changes the object types of the given schema.
 */
export function pruneToContract(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  for (const type of config.types) {
    if (isObjectType(type)) removeFields(type, isShown);
  }
  if (config.mutation) removeFields(config.mutation, (name) => ownMutations.has(name));
  return new GraphQLSchema({ ...config, types: [] });
}

function isShown(name: string): boolean {
  return !name.endsWith('_connection') || counted.has(name);
}

function removeFields(type: GraphQLObjectType, isKept: (name: string) => boolean): void {
  const fields = type.getFields();
  for (const name of Object.keys(fields)) if (!isKept(name)) delete fields[name];
}
