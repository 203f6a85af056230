import {
  defaultFieldResolver,
  getNullableType,
  isEnumType,
  isListType,
  isNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { previewActions } from '../access/site-actions';

interface RequestContext {
  state?: { auth?: { ability?: { can(action: string): boolean } | null } };
}

type Gaps = Record<string, unknown>;

const emptyValues: Gaps = { String: '', Int: 0, Float: 0, Boolean: false, JSON: [] };
/** Fields by which editors know a document; its key stands in for them. */
const names = new Set(['title', 'name']);

/**
 * Lets previews read drafts that are not finished: a draft may lack what the contract promises, and
 * one null would take the whole answer away. The holder of the preview token gets an empty value
 * instead, for a name the document's key (ROUTE-11). Published content is complete and stays so.
 * Changes the types of the schema given.
 */
export function fillDraftGaps(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !isEditorial(type)) continue;
    for (const field of Object.values(type.getFields())) fillField(field);
  }
  return schema;
}

/** Documents and the components they are made of; our own types promise what they say. */
function isEditorial(type: GraphQLObjectType): boolean {
  return 'documentId' in type.getFields() || type.name.startsWith('Component');
}

function fillField(field: GraphQLField<Gaps, RequestContext>): void {
  const empty = findEmptyValue(field.type);
  if (!isNonNullType(field.type) || empty === undefined) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    const fill = (value: unknown): unknown => {
      if (value !== null && value !== undefined) return value;
      if (!context.state?.auth?.ability?.can(previewActions.readDrafts)) return value;
      return names.has(field.name) ? (source['key'] ?? empty) : empty;
    };
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(fill) : fill(value);
  };
}

function findEmptyValue(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  return isNamedType(inner) ? emptyValues[inner.name] : undefined;
}
