import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { recordChanges } from '../../platform/publishing/record-changes';
import { refuse } from '../../platform/validation/refusal';
import type { ListingDraft } from '../import/records/listing-draft';
import { findLinkedRows, writeCities } from '../import/write/write-cities';
import { writeListings } from '../import/write/write-listings';
import { readTypeRows } from '../import/write/write-types';
import { MANUAL_SOURCE } from '../rules/manual-source';
import { listListingChanges } from '../search/read-model/list-listing-changes';
import { projectListings } from '../search/read-model/rebuild-read-model';
import { lockDataVersion, raiseDataVersion } from '../search/read-model/write-read-model';
import { findPictures, readManual, type ManualCheck } from './check-manual';
import { parseContent, type ManualContent } from './manual-content';
import { findFreeReference } from './manual-references';
import { keepReference, lockManual, writeManual, type ManualWrite } from './save-manual';
import type { ManualRow } from './manual-tables';

/**
 * Publishes a draft as a listing, with read model and publish notices, and saves it if there is new
 * content, in one transaction. With problems it is neither saved nor published, and the check says
 * which.
 */
export async function publishManual(
  strapi: Core.Strapi,
  key: string,
  given: unknown,
  write: ManualWrite,
): Promise<ManualCheck> {
  const changed = given === undefined ? null : parseContent(given);
  return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    // The first lock, as in imports.
    await lockDataVersion(trx);
    const row = await lockManual(trx, key, write.revision);
    const content = changed ?? (JSON.parse(row.content) as ManualContent);
    const complete = await fillIn(trx, keepReference(row, content), write.now);
    const { draft, check } = await readManual(trx, complete, row);
    if (!draft) return check;
    draft.facts.changedAt = write.now.toISOString();
    const listing = await writeListing(strapi, trx, { row, draft, content: complete }, write);
    await writeManual(trx, row, { kind: 'published', content: complete, listing }, write);
    return check;
  });
}

/** Takes a listing off the site; its draft and its address stay. */
export async function withdrawManual(
  strapi: Core.Strapi,
  key: string,
  write: ManualWrite,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await lockDataVersion(trx);
    const row = await lockManual(trx, key, write.revision);
    const id = await findListing(trx, row);
    if (id === null) throw refuse('manual.notPublished');
    await raiseDataVersion(trx);
    const shown = await listListingChanges(trx, [id]);
    await trx('listings').where({ id }).update({
      state: 'withdrawn',
      withdrawn_at: write.now,
      updated_at: write.now,
      updated_by_id: write.user,
    });
    await projectListings(strapi, trx, [id]);
    await recordChanges(strapi, shown);
    await writeManual(trx, row, { kind: 'withdrawn' }, write);
  });
}

async function writeListing(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { row, draft, content }: { row: ManualRow; draft: ListingDraft; content: ManualContent },
  { user, now }: ManualWrite,
): Promise<string> {
  // An import that was planned meanwhile is planned again.
  await raiseDataVersion(trx);
  const existing = await findListing(trx, row);
  const shown = await listListingChanges(trx, existing === null ? [] : [existing]);
  const links = {
    source: MANUAL_SOURCE,
    types: findLinkedRows(await readTypeRows(trx), ({ web_id: id }) => id),
    cities: await writeCities(strapi, trx, new Map([[draft.city.key, draft.city]]), now),
    projects: await loadProjectRows(trx),
    findPicture: await findPictures(trx, content),
  };
  const [id = 0] = await writeListings(strapi, trx, [{ draft, id: existing }], links, now);
  const author = existing === null ? { created_by_id: user } : {};
  await trx('listings')
    .where({ id })
    .update({ ...author, updated_by_id: user });
  await projectListings(strapi, trx, [id]);
  await recordChanges(strapi, [...shown, ...(await listListingChanges(trx, [id]))]);
  const written = (await trx('listings').where({ id }).first('document_id')) as {
    document_id: string;
  };
  return written.document_id;
}

async function loadProjectRows(trx: Knex.Transaction): Promise<Map<string, number>> {
  const rows = (await trx('projects').select('id', 'reference')) as {
    id: number;
    reference: string;
  }[];
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

async function findListing(trx: Knex.Transaction, { listing }: ManualRow): Promise<number | null> {
  if (listing === null) return null;
  const row = (await trx('listings').where({ document_id: listing }).first('id')) as
    { id: number } | undefined;
  return row?.id ?? null;
}

/** Adds what a published listing needs and the form may leave empty. */
async function fillIn(
  trx: Knex.Transaction,
  content: ManualContent,
  now: Date,
): Promise<ManualContent> {
  const { reference, facts } = content;
  return {
    ...content,
    reference: reference || (await findFreeReference(trx)),
    facts: { Status: 1, PublishedDate: now.toISOString(), ...facts },
  };
}
