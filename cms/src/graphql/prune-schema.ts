import { GraphQLSchema, isObjectType, type GraphQLObjectType } from 'graphql';

/** Our own mutations; whatever plugins add besides is cut off. */
const ownMutations = new Set(['createLead']);

/**
 * The schema without what the site has no use for: Strapi's and its plugins' mutations, and the
 * `…_connection` twins of every list, whose totals cost a count each. Types that nothing leads to
 * any more go with them. Changes the object types of the schema given.
 */
export function pruneToContract(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  for (const type of config.types) {
    if (isObjectType(type)) removeFields(type, (name) => !name.endsWith('_connection'));
  }
  if (config.mutation) removeFields(config.mutation, (name) => ownMutations.has(name));
  return new GraphQLSchema({ ...config, types: [] });
}

function removeFields(type: GraphQLObjectType, isKept: (name: string) => boolean): void {
  const fields = type.getFields();
  for (const name of Object.keys(fields)) if (!isKept(name)) delete fields[name];
}
