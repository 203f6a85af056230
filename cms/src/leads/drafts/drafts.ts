import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { addTables, id, required, type Table } from '../../platform/database/add-tables';
import { removeWith } from '../../platform/database/remove-with';
import { scheduleJob } from '../../platform/jobs/schedule-job';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

const LEAD = 'api::lead.lead';
const LISTING = 'api::listing.listing';

/** Forms with drafts, and the type of the document that they are about. */
const subjects = {
  reply: LEAD,
  visit: LEAD,
  'owner-note': LISTING,
  correction: LISTING,
  'open-house': LISTING,
} as const;

export type DraftForm = keyof typeof subjects;

export interface StoredDraft {
  content: Record<string, unknown>;
  /** ISO time of the last change. */
  savedAt: string;
}

const draftDays = 14;
const DAY = 24 * 3600 * 1000;
const mostDrafts = 200;
const longestDraft = 60_000;
const DRAFTS = 'staff_drafts';

/** A plain table, not a content type: drafts are private to each user. */
const table: Table = {
  uid: 'leads::draft',
  singularName: 'staff-draft',
  tableName: DRAFTS,
  attributes: {
    id: id(),
    staff: required('integer'),
    form: required('string'),
    document: required('string'),
    content: required('text'),
    at: required('float'),
  },
  indexes: [
    { name: 'staff_drafts_uq', columns: ['staff', 'form', 'document'], type: 'unique' },
    { name: 'staff_drafts_document', columns: ['document'] },
  ],
};

/** Adds the table; drafts are deleted with their lead or listing. Call it while registering. */
export function addDraftTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  removeWith(strapi, [LEAD, LISTING], (document, trx) => trx(DRAFTS).where({ document }).delete());
}

/** SQLite reuses ids of accounts. Call it while bootstrapping. */
export function removeDraftsWithAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ params }) {
      const { where } = params as { where: { id: number } };
      await strapi.db.connection(DRAFTS).where({ staff: where.id }).delete();
    },
  });
}

export function scheduleDraftCleanup(strapi: Core.Strapi): void {
  scheduleJob(strapi, {
    name: 'drafts',
    rule: '40 20 * * * *',
    title: 'Old drafts',
    run: () => removeOldDrafts(strapi, Date.now()),
  });
}

export async function removeOldDrafts({ db }: Core.Strapi, now: number): Promise<void> {
  await db
    .connection(DRAFTS)
    .where('at', '<', now - draftDays * DAY)
    .delete();
}

interface Named {
  staff: number;
  form: string;
  document: string;
}

/** Returns the draft of a colleague; null without one, or if it is too old. */
export async function findDraft({ db }: Core.Strapi, named: Named): Promise<StoredDraft | null> {
  const row = (await db
    .connection(DRAFTS)
    .where({ ...named })
    .where('at', '>=', Date.now() - draftDays * DAY)
    .first('content', 'at')) as { content: string; at: number } | undefined;
  if (!row) return null;
  const content = JSON.parse(row.content) as StoredDraft['content'];
  return { content, savedAt: new Date(row.at).toISOString() };
}

/** Not a record: a parsed body has a symbol with its raw text. */
const contentSchema = z.looseObject({});

/**
 * Saves a draft, instead of an earlier one. Throws a ValidationError if it is not an object or too
 * long, and a NotFoundError if its lead or listing is gone.
 */
export async function saveDraft(
  strapi: Core.Strapi,
  named: Named,
  given: unknown,
): Promise<{ savedAt: string }> {
  const { data } = contentSchema.safeParse(given);
  const content = data && JSON.stringify(data);
  const uid = Object.hasOwn(subjects, named.form) ? subjects[named.form as DraftForm] : null;
  if (!content || !uid || content.length > longestDraft) throw refuse('draft.wrong');
  const at = Date.now();
  // In one transaction, so that no draft is written for a lead that is being erased.
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const where = { documentId: named.document };
    if ((await strapi.db.query(uid as UID.ContentType).count({ where })) === 0) {
      throw refuseMissing(uid === LEAD ? 'gone.lead' : 'gone.listing');
    }
    const rows = { ...named, content, at };
    await trx(DRAFTS).insert(rows).onConflict(['staff', 'form', 'document']).merge();
    const kept = trx(DRAFTS)
      .where({ staff: named.staff })
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostDrafts)
      .select('id');
    await trx(DRAFTS).where({ staff: named.staff }).whereNotIn('id', kept).delete();
  });
  return { savedAt: new Date(at).toISOString() };
}

export async function removeDraft({ db }: Core.Strapi, named: Named): Promise<void> {
  await db
    .connection(DRAFTS)
    .where({ ...named })
    .delete();
}
