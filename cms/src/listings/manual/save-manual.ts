import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createDocumentId } from '../../platform/database/document-columns';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { emptyContent, parseContent, type ManualContent } from './manual-content';
import {
  MANUAL,
  MANUAL_VERSIONS,
  type ManualRow,
  type ManualVersionKind,
  type ManualVersionRow,
} from './manual-tables';

const keptVersions = 30;

/** A save or another change of a draft. */
export interface ManualWrite {
  /** The revision that the form shows. */
  revision: unknown;
  user: number;
  now: Date;
}

/** A newer version of a draft was saved meanwhile. */
export class NewerVersion extends Error {
  constructor(readonly row: ManualRow) {
    super('a newer version was saved');
  }
}

/** Adds a draft, which may be empty. */
export async function createManual(
  { db }: Core.Strapi,
  given: unknown,
  { user, now }: Pick<ManualWrite, 'user' | 'now'>,
): Promise<string> {
  const content = given === undefined ? emptyContent : parseContent(given);
  const row: Omit<ManualRow, 'id'> = {
    key: createDocumentId(),
    listing: null,
    content: JSON.stringify(content),
    published: null,
    reference: foldReference(content),
    revision: 1,
    saved_at: now.getTime(),
    saved_by: user,
  };
  await db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await trx(MANUAL).insert(row);
    await addVersion(trx, row, 'saved');
  });
  return row.key;
}

/** Saves a draft; throws `NewerVersion` if someone else saved it meanwhile. */
export async function saveManual(
  { db }: Core.Strapi,
  key: string,
  given: unknown,
  write: ManualWrite,
): Promise<void> {
  const content = parseContent(given);
  await db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const row = await lockManual(trx, key, write.revision);
    await writeManual(trx, row, { content: keepReference(row, content), kind: 'saved' }, write);
  });
}

/** Deletes a draft that was never published. */
export async function deleteManual(
  { db }: Core.Strapi,
  key: string,
  revision: unknown,
): Promise<void> {
  await db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const row = await lockManual(trx, key, revision);
    if (row.listing !== null) throw refuse('manual.published');
    await trx(MANUAL).where({ key }).delete();
    await trx(MANUAL_VERSIONS).where({ draft: key }).delete();
  });
}

/**
 * Locks a draft until the end of the transaction. Throws 404 if none exists, and `NewerVersion` if
 * its revision is another one.
 */
export async function lockManual(
  trx: Knex.Transaction,
  key: string,
  revision: unknown,
): Promise<ManualRow> {
  const row = (await trx(MANUAL).where({ key }).forUpdate().first()) as ManualRow | undefined;
  if (!row) throw refuseMissing('gone.listing');
  if (Number(row.revision) !== revision) throw new NewerVersion(row);
  return row;
}

/** Writes a draft and its version; the content stays if none is given. */
export async function writeManual(
  trx: Knex.Transaction,
  row: ManualRow,
  change: {
    kind: ManualVersionKind;
    content?: ManualContent;
    listing?: string;
  },
  { user, now }: Pick<ManualWrite, 'user' | 'now'>,
): Promise<void> {
  const content = change.content ? JSON.stringify(change.content) : row.content;
  const written = {
    content,
    listing: change.listing ?? row.listing,
    published: change.kind === 'published' ? content : row.published,
    reference: change.content ? foldReference(change.content) : row.reference,
    revision: Number(row.revision) + 1,
    saved_at: now.getTime(),
    saved_by: user,
  };
  await trx(MANUAL).where({ key: row.key }).update(written);
  await addVersion(trx, { ...row, ...written }, change.kind);
}

/** The address of a published listing contains its reference, so that it stays. */
export function keepReference(row: ManualRow, content: ManualContent): ManualContent {
  if (row.published === null) return content;
  const { reference } = JSON.parse(row.published) as ManualContent;
  return { ...content, reference };
}

function foldReference({ reference }: ManualContent): string | null {
  return reference.toLowerCase() || null;
}

async function addVersion(
  trx: Knex.Transaction,
  { key, content, saved_at, saved_by }: Omit<ManualRow, 'id'>,
  kind: ManualVersionKind,
): Promise<void> {
  const row: Omit<ManualVersionRow, 'id'> = { draft: key, kind, content, saved_at, saved_by };
  await trx(MANUAL_VERSIONS).insert(row);
  const own = trx(MANUAL_VERSIONS).where({ draft: key });
  const kept = (await own
    .clone()
    .orderBy('id', 'desc')
    .limit(keptVersions)
    .pluck('id')) as number[];
  await own.clone().whereNotIn('id', kept).delete();
}
