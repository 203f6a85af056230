import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { RouteMiddleware } from '../../platform/access/guard-routes';
import { guardRoute } from '../../platform/access/routes';
import { inEveryLanguage, type Translated } from '../../platform/rules/admin-languages';
import { sayRefusal } from '../../platform/rules/refusals/say-refusal';
import { deletionChecks } from '../../platform/uploads/trash/keep-deleted';
import { refuseFields } from '../../platform/validation/refusal';
import { findFileUses, nameUses } from './find-uses';

const fileUid = 'plugin::upload.file';
const mostFiles = 3;

interface FileRow {
  id: number;
  hash: string;
  name: string;
}

/**
 * Refuses to delete a file that a document uses, and names the documents; covers every way of
 * deleting a row. Call it while registering.
 */
export function refuseUsed(strapi: Core.Strapi): void {
  deletionChecks.add(strapi, (where) => check(strapi, where));
  // Strapi deletes files one by one: checking all first avoids a partial deletion.
  const checkAll: RouteMiddleware = async ({ request }, next) => {
    const { fileIds = [], folderIds = [] } = (request.body ?? {}) as Record<string, unknown>;
    const folders = await listFolders(strapi, listIds(folderIds));
    await check(strapi, { $or: [{ id: { $in: listIds(fileIds) } }, ...folders] });
    return next();
  };
  guardRoute(strapi, 'upload', 'POST /actions/bulk-delete', checkAll);
}

async function check(strapi: Core.Strapi, where: object): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const select = ['id', 'hash', 'name'];
    const files = (await strapi.db
      .query(fileUid)
      .findMany({ where, select, orderBy: 'id' })) as FileRow[];
    const ids = files.map(({ id }) => id);
    // Locks the rows against concurrent new uses.
    await trx('files').whereIn('id', ids).orderBy('id').forUpdate().select('id');
    const refusals: Translated[] = [];
    for (const file of files) {
      const uses = await findFileUses(strapi, trx, file);
      if (uses.length === 0) continue;
      const places = nameUses(strapi, uses);
      refusals.push(sayRefusal('upload.inUse', { name: file.name, places }));
      if (refusals.length === mostFiles) break;
    }
    if (refusals.length === 0) return;
    const message = inEveryLanguage((language) => refusals.map((text) => text[language]).join(' '));
    throw refuseFields(message, []);
  });
}

/** Returns conditions for the files in folders and their subfolders. */
async function listFolders(strapi: Core.Strapi, ids: readonly number[]): Promise<object[]> {
  const rows = (await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: [...ids] } }, select: ['path'] })) as { path: string }[];
  return rows.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
}

/** Strapi validates the ids and reports errors. */
function listIds(given: unknown): number[] {
  return Array.isArray(given) ? given.map(Number).filter(Number.isInteger) : [];
}
