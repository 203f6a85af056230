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
/** Fields that name a document for editors; the key is used when they are empty. */
const names = new Set(['title', 'name']);

/**
 * Makes unfinished drafts and invalid stored content readable: one missing required field or
 * unknown enum value would fail the whole response. Resolves such values to empty ones; with the
 * preview token a missing name becomes the document's key. Changes the types of the given
 * schema.
 */
export function defaultMissingFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !isEditorial(type)) continue;
    for (const field of Object.values(type.getFields())) fillField(field);
  }
  return schema;
}

/**
 * Reports whether a type is a document or one of its components; custom types always match the
 * schema.
 */
function isEditorial(type: GraphQLObjectType): boolean {
  return 'documentId' in type.getFields() || type.name.startsWith('Component');
}

function fillField(field: GraphQLField<Gaps, RequestContext>): void {
  const known = findKnownValues(field.type);
  const empty = isNonNullType(field.type) ? findEmptyValue(field.type) : null;
  if (empty === undefined || (empty === null && known === null)) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    const fill = (value: unknown): unknown => {
      const isKnown = known === null || known.has(value);
      if (value !== null && value !== undefined && isKnown) return value;
      const isPreview = context.state?.auth?.ability?.can(previewActions.readDrafts) ?? false;
      return isPreview && names.has(field.name) ? (source['key'] ?? empty) : empty;
    };
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise ? value.then(fill) : fill(value);
  };
}

/** Returns the values of an enum; null for other types. */
function findKnownValues(type: GraphQLOutputType): Set<unknown> | null {
  const inner = getNullableType(type);
  return isEnumType(inner) ? new Set(inner.getValues().map(({ value }) => value)) : null;
}

function findEmptyValue(type: GraphQLOutputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  return isNamedType(inner) ? emptyValues[inner.name] : undefined;
}
