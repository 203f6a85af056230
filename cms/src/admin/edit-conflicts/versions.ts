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

function describe(value: unknown): string {
  return JSON.stringify(value ?? null, (name, part: unknown) =>
    name === 'id' || notEdited.includes(name) ? undefined : part,
  );
}
