import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { errors } from '@strapi/utils';
import { OWNER } from '../accounts/owner-type';
import type { ProblemLog } from '../../listings/import/import-report';
import type { OwnerPlan, OwnerWrite } from './plan-owners';

const LISTING = 'api::listing.listing';

/**
 * Writes planned owners through the Document Service, each in a transaction, so that the checks
 * of accounts apply. Does not change passwords, blocks or sessions. Returns the number of
 * refused records, which are logged.
 */
export async function writeOwners(
  strapi: Core.Strapi,
  { writes, removals, parted }: OwnerPlan,
  source: string,
  log: ProblemLog,
): Promise<number> {
  for (const { documentId } of removals) await strapi.documents(OWNER).delete({ documentId });
  for (const { known, taken, importedListings, nextSource } of parted) {
    await strapi.db.transaction(async () => {
      await takeListings(strapi, known.id, taken);
      const marks = { importSource: nextSource, importId: null, sourceHash: null };
      await remember(strapi, known.id, { importedListings, ...(nextSource ? marks : {}) });
    });
  }
  let refused = 0;
  for (const write of writes) {
    try {
      await strapi.db.transaction(() => writeOwner(strapi, write, source));
    } catch (error) {
      if (!(error instanceof errors.ApplicationError)) throw error;
      log.add(write.draft.importId, nameField(error), error.message);
      refused += 1;
    }
  }
  return refused;
}

async function writeOwner(
  strapi: Core.Strapi,
  { draft, known, isOwn, isChanged, given, taken, importedListings }: OwnerWrite,
  source: string,
): Promise<void> {
  const id = isChanged ? await writeAccount(strapi, draft, known?.documentId) : (known?.id ?? 0);
  await takeListings(strapi, id, taken);
  for (const listing of given) {
    await strapi.db.query(LISTING).update({ where: { id: listing }, data: { owner: id } });
  }
  const { importId, sourceHash } = draft;
  const marks = isOwn ? { importSource: source, importId, sourceHash } : {};
  await remember(strapi, id, { ...marks, importedListings });
}

async function writeAccount(
  strapi: Core.Strapi,
  { email, title, firstName, lastName, phone, language }: OwnerWrite['draft'],
  documentId?: string,
): Promise<number> {
  const owners = documentsOf(strapi, OWNER);
  const data = { email, title, firstName, lastName, phone, language };
  const written = documentId
    ? await owners.update({ documentId, data })
    : await owners.create({ data });
  return Number(written?.id);
}

/** Unassigns those listings that still belong to this owner. */
async function takeListings(
  strapi: Core.Strapi,
  owner: number,
  listings: readonly number[],
): Promise<void> {
  const rows = (await strapi.db.query(LISTING).findMany({
    where: { id: { $in: listings }, owner: { id: owner } },
    select: ['id'],
  })) as { id: number }[];
  for (const { id } of rows) {
    await strapi.db.query(LISTING).update({ where: { id }, data: { owner: null } });
  }
}

async function remember(strapi: Core.Strapi, id: number, data: object): Promise<void> {
  await strapi.db.query(OWNER).update({ where: { id }, data });
}

function nameField({ details }: InstanceType<typeof errors.ApplicationError>): string {
  const { errors: issues } = (details ?? {}) as { errors?: { path: string[] }[] };
  const name = issues?.[0]?.path[0] ?? 'email';
  return name.charAt(0).toUpperCase() + name.slice(1);
}
