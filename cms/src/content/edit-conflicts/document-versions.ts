import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';

/** The draft of a document in one language, and its last author. */
export interface Version {
  id: number;
  documentId: string;
  locale: string | null;
  updatedAt: string;
  updatedBy: { firstname?: string | null; lastname?: string | null } | null;
}

/**
 * Locks the drafts of these documents in every language until the end of the transaction, and
 * returns them.
 */
export async function lockVersions(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  model: string,
  documentIds?: readonly string[],
): Promise<Version[]> {
  const type = strapi.contentType(model as UID.ContentType);
  const isDrafted = type.options?.draftAndPublish === true;
  const { tableName } = strapi.db.metadata.get(model);
  // Always in the same order, to avoid deadlocks.
  const rows = trx(tableName).select('id').orderBy('id').forUpdate();
  if (documentIds) rows.whereIn('document_id', [...documentIds]);
  if (isDrafted) rows.whereNull('published_at');
  const ids = ((await rows) as { id: number }[]).map((row) => row.id);
  return (await strapi.db.query(model as UID.ContentType).findMany({
    where: { id: { $in: ids } },
    select: ['id', 'documentId', 'locale', 'updatedAt'],
    populate: { updatedBy: { select: ['firstname', 'lastname'] } },
  })) as Version[];
}

/**
 * Sets the author of every language that a save wrote: Strapi writes shared fields to all
 * languages, but the author to only one.
 */
export async function signVersions(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  model: string,
  { before, after, user }: { before: readonly Version[]; after: readonly Version[]; user: number },
): Promise<void> {
  const known = new Map(before.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]));
  const written = after.filter(({ id, updatedAt }) => known.get(id) !== Date.parse(updatedAt));
  const { tableName } = strapi.db.metadata.get(model);
  const ids = written.map(({ id }) => id);
  if (ids.length) await trx(tableName).whereIn('id', ids).update({ updated_by_id: user });
}

/** Returns the author and time of a save; jobs have no author. */
export function describeSave({ updatedAt, updatedBy }: Version): {
  savedAt: string;
  savedBy: string | null;
} {
  const { firstname, lastname } = updatedBy ?? {};
  return {
    savedAt: new Date(updatedAt).toISOString(),
    savedBy: [firstname, lastname].filter(Boolean).join(' ') || null,
  };
}
