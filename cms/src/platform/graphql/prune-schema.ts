import { GraphQLSchema, isObjectType, type GraphQLObjectType } from 'graphql';

/** Our own mutations; whatever plugins add besides is cut off. */
const ownMutations = new Set([
  ...['createLead', 'cancelAppointment'],
  ...['confirmSavedSearch', 'changeSavedSearch', 'stopSavedSearch', 'deleteSavedSearch'],
  ...['confirmSubscription', 'stopSubscription'],
  ...['logInOwner', 'logOutOwner', 'requestPasswordReset', 'setPassword', 'changePassword'],
  ...['changeOwnerPreferences', 'askOwnerEmail', 'confirmOwnerEmail', 'stopOwnerReport'],
  'askAgency',
  'recordVisits',
]);

/** Lists that the site shows page by page, so that it has to know how long they are (FIND-7). */
const counted = new Set(['articles_connection', 'testimonials_connection']);

/**
 * The schema without what the site has no use for: Strapi's and its plugins' mutations, and the
 * `…_connection` twins of lists that are never counted, whose totals cost a count each. Types that
 * nothing leads to any more go with them. Changes the object types of the schema given.
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
