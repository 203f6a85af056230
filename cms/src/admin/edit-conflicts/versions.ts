import { describeValue } from '../../content/versions/describe-value';
import { listChanges, type FieldChange } from '../../content/versions/list-changes';

export interface Loaded {
  updatedAt?: string;
  [field: string]: unknown;
}

export interface DocumentArgs {
  collectionType: string;
  model: string;
  documentId?: string;
  params?: { locale?: string; status?: string };
  data?: Record<string, unknown>;
}

/** Fields written by every save, without content. */
const notEdited = ['updatedAt', 'updatedBy', 'createdAt', 'createdBy', 'publishedAt', 'status'];
const ofStrapi = [...notEdited, 'id', 'documentId', 'locale', 'localizations'];

/** Returns a key for a document in one language; URLs of single types have no id. */
export function nameDocument({ collectionType, model, documentId, params }: DocumentArgs): string {
  const id = collectionType === 'single-types' ? '' : (documentId ?? '');
  return [model, id, params?.locale ?? ''].join(' ');
}

/**
 * Returns the fields that differ and that this save writes. Ignores component ids, because
 * Strapi renews those of shared fields.
 */
export function listDifferences(
  loaded: Loaded,
  current: Loaded,
  data: Record<string, unknown>,
): string[] {
  return Object.keys(data).filter(
    (field) => !ofStrapi.includes(field) && describe(loaded[field]) !== describe(current[field]),
  );
}

export function describeDifferences(
  loaded: Loaded,
  current: Loaded,
  fields: readonly string[],
): FieldChange[] {
  return fields.flatMap((field): FieldChange[] => {
    const [before, after] = [readText(loaded[field]), readText(current[field])];
    return [listChanges({ [field]: before }, { [field]: after })[0] ?? { field, pieces: [] }];
  });
}

/** The admin API returns only the count of a relation, or the pending changes. */
function readText(value: unknown): string {
  const readable: unknown = JSON.parse(JSON.stringify(value ?? null), (name, part: unknown) =>
    name === '__temp_key__' || isRelation(part) || isCount(part) ? undefined : part,
  );
  return describeValue(readable, '');
}

const isCount = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'count';

/**
 * Returns the save without the fields that others changed in the meantime. Null if it changes
 * one of those itself, or if that cannot be determined.
 */
export function mergeSave(
  loaded: Loaded,
  data: Record<string, unknown>,
  theirs: readonly string[],
): Record<string, unknown> | null {
  const isMine = (field: string): boolean => {
    const value = data[field];
    // A form contains only the pending changes of a relation.
    if (isRelation(value)) return value.connect.length > 0 || value.disconnect.length > 0;
    return describe(loaded[field]) !== describe(value);
  };
  if (theirs.some(isMine)) return null;
  return Object.fromEntries(Object.entries(data).filter(([field]) => !theirs.includes(field)));
}

function isRelation(value: unknown): value is { connect: unknown[]; disconnect: unknown[] } {
  const { connect, disconnect } = (value ?? {}) as Record<string, unknown>;
  return Array.isArray(connect) && Array.isArray(disconnect);
}

/**
 * Compares only ids of related documents, so that a picture is the same while its variants are
 * made.
 */
function describe(value: unknown): string {
  return JSON.stringify(value ?? null, (name, part: unknown) => {
    if (name === 'id' || name === '__temp_key__' || notEdited.includes(name)) return undefined;
    const { documentId } = (part ?? {}) as { documentId?: unknown };
    return typeof documentId === 'string' ? documentId : part;
  });
}
