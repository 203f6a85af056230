import { describeValue } from '../../content/versions/describe-value';
import { listChanges, type FieldChange } from '../../content/versions/list-changes';

/** A document as the admin's own API gives it. */
export interface Loaded {
  updatedAt?: string;
  [field: string]: unknown;
}

/** What the admin asks for or saves. */
export interface DocumentArgs {
  collectionType: string;
  model: string;
  documentId?: string;
  params?: { locale?: string; status?: string };
  data?: Record<string, unknown>;
}

/** Written by every save, and nobody's text. */
const notEdited = ['updatedAt', 'updatedBy', 'createdAt', 'createdBy', 'publishedAt', 'status'];
const ofStrapi = [...notEdited, 'id', 'documentId', 'locale', 'localizations'];

/** One document in one language; single types have no id of their own in addresses. */
export function nameDocument({ collectionType, model, documentId, params }: DocumentArgs): string {
  const id = collectionType === 'single-types' ? '' : (documentId ?? '');
  return [model, id, params?.locale ?? ''].join(' ');
}

/**
 * The fields that are not the same in both and that this save writes. Ids of components count for
 * nothing: Strapi gives those that languages share new ones.
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

/** What the others wrote in these fields, in words; nothing for fields that hold other documents. */
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

/** Of relations the admin's API tells only how many there are, or what was chosen since. */
function readText(value: unknown): string {
  const readable: unknown = JSON.parse(JSON.stringify(value ?? null), (name, part: unknown) =>
    name === '__temp_key__' || isRelation(part) || isCount(part) ? undefined : part,
  );
  return describeValue(readable, '');
}

const isCount = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'count';

/**
 * What this save may still write when others changed these fields meanwhile: all that it sends but
 * those. Null when it changed one of them itself, or when that cannot be told.
 */
export function mergeSave(
  loaded: Loaded,
  data: Record<string, unknown>,
  theirs: readonly string[],
): Record<string, unknown> | null {
  const isMine = (field: string): boolean => {
    const value = data[field];
    // A form says of a relation only what was chosen and taken off since.
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

/** A picture counts as the same while its variants are made: of other documents only the id counts. */
function describe(value: unknown): string {
  return JSON.stringify(value ?? null, (name, part: unknown) => {
    if (name === 'id' || name === '__temp_key__' || notEdited.includes(name)) return undefined;
    const { documentId } = (part ?? {}) as { documentId?: unknown };
    return typeof documentId === 'string' ? documentId : part;
  });
}
