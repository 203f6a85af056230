import type { Core } from '@strapi/strapi';
import {
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { refuseCostly } from './guard-operations';
import { depthLimit, limitDepth } from './limit-depth';
import { listRootFields } from './root-fields';
import { findRight, findSiteSchema } from './site-schema';

interface Checked {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  run: CompiledQuery['query'];
  rights: readonly string[];
}

const rules = [...specifiedRules, limitDepth(depthLimit), NoSchemaIntrospectionCustomRule];

export interface SiteQuestion {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

const checked = new WeakMap<GraphQLSchema, Map<string, Checked | null>>();
/** The site has about sixty queries; other documents sent with its token are evicted. */
const maxDocuments = 300;
const maxTokens = 5000;

/**
 * Executes a query that uses only custom fields, without Strapi's resolvers. Returns null if it
 * uses others, is invalid, too costly, not allowed or fails; Strapi then answers with its own
 * errors.
 */
export async function executeSiteQuery(
  strapi: Core.Strapi,
  { query, variables, operationName }: SiteQuestion,
  mayDo: (right: string) => boolean,
): Promise<Record<string, unknown> | null> {
  const schema = findSiteSchema(strapi);
  const found = schema && findDocument(strapi, schema, query);
  if (!found || !schema || !found.rights.every(mayDo)) return null;
  const { document, operation, run } = found;
  if (operationName !== null && operation.name?.value !== operationName) return null;
  try {
    refuseCostly({ schema, document, operation, request: { variables } });
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
  const { data, errors } = await run(undefined, {}, variables);
  return errors || !data ? null : data;
}

/** Parses, validates and compiles a document once. */
function findDocument(strapi: Core.Strapi, schema: GraphQLSchema, query: string): Checked | null {
  const documents = checked.get(schema) ?? new Map<string, Checked | null>();
  checked.set(schema, documents);
  let found = documents.get(query);
  if (found === undefined) {
    found = checkDocument(strapi, schema, query);
    documents.set(query, found);
    if (documents.size > maxDocuments) documents.delete(documents.keys().next().value as string);
  }
  return found;
}

function checkDocument(strapi: Core.Strapi, schema: GraphQLSchema, query: string): Checked | null {
  try {
    const document = parse(query, { maxTokens, noLocation: true });
    const operation = getOperationAST(document);
    if (operation?.operation !== OperationTypeNode.QUERY) return null;
    const rights = listRootFields(document, operation).map((field) => findRight(strapi, field));
    const known = rights.filter((right) => right !== null);
    if (rights.length === 0 || known.length < rights.length) return null;
    const errors = validate(schema, document, rules);
    if (errors.length > 0) return null;
    const compiled = compileQuery(schema, document);
    if (!isCompiledQuery(compiled)) return null;
    return { document, operation, run: compiled.query, rights: [...new Set(known)] };
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
