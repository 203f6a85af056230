import { GraphQLSchema, isObjectType, type GraphQLObjectType } from 'graphql';

/** Our own mutations; whatever plugins add besides is cut off. */
const ownMutations = new Set<string>([]);

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
  const mutation = config.mutation;
  if (mutation) removeFields(mutation, (name) => ownMutations.has(name));
  const hasMutations = mutation && Object.keys(mutation.getFields()).length > 0;
  return new GraphQLSchema({ ...config, types: [], mutation: hasMutations ? mutation : null });
}

function removeFields(type: GraphQLObjectType, isKept: (name: string) => boolean): void {
  const fields = type.getFields();
  for (const name of Object.keys(fields)) if (!isKept(name)) delete fields[name];
}
