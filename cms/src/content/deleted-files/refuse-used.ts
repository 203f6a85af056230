import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { guardRoute } from '../../platform/access/guard-routes';
import { inEveryLanguage, type Translated } from '../../platform/rules/admin-languages';
import { sayRefusal } from '../../platform/rules/refusals/say-refusal';
import { deletionChecks } from '../../platform/uploads/trash/keep-deleted';
import { refuseFields } from '../../platform/validation/refusal';
import { findFileUses, nameUses } from './find-uses';

const fileUid = 'plugin::upload.file';
/** How many files a refusal tells of. */
const mostFiles = 3;

interface FileRow {
  id: number;
  hash: string;
  name: string;
}

/**
 * Refuses to delete a file that a document uses, by whichever way its row is deleted, and names the
 * documents. Call it while registering.
 */
export function refuseUsed(strapi: Core.Strapi): void {
  deletionChecks.add(strapi, (where) => check(strapi, where));
  // Strapi deletes one after the other: nothing goes when one of them must stay.
  guardRoute(
    strapi.plugin('upload').routes,
    'POST /actions/bulk-delete',
    async ({ request }, next) => {
      const { fileIds = [], folderIds = [] } = (request.body ?? {}) as Record<string, unknown>;
      await check(strapi, {
        $or: [
          { id: { $in: listIds(fileIds) } },
          ...(await listFolders(strapi, listIds(folderIds))),
        ],
      });
      return next();
    },
  );
}

async function check(strapi: Core.Strapi, where: object): Promise<void> {
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    const select = ['id', 'hash', 'name'];
    const files = (await strapi.db
      .query(fileUid)
      .findMany({ where, select, orderBy: 'id' })) as FileRow[];
    const ids = files.map(({ id }) => id);
    // Who enters a use at this moment is waited for, and waits.
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

/** What chooses the files in folders and in the folders within. */
async function listFolders(strapi: Core.Strapi, ids: readonly number[]): Promise<object[]> {
  const rows = (await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { id: { $in: [...ids] } }, select: ['path'] })) as { path: string }[];
  return rows.flatMap(({ path }) => [
    { folderPath: path },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
}

/** Strapi checks them itself, and says what is wrong. */
function listIds(given: unknown): number[] {
  return Array.isArray(given) ? given.map(Number).filter(Number.isInteger) : [];
}
