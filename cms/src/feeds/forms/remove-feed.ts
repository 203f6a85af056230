import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { importRecords } from '../../listings/import/import-records';
import { runImport } from '../../listings/import/import-snapshot';
import { documentsOf } from '../../platform/database/documents';
import { refuse } from '../../platform/validation/refusal';
import { buildSnapshot } from '../build-snapshot';
import { SOURCE, type Source } from '../sources';

const choice = z.object({ listings: z.enum(['withdraw', 'keep']) });

/**
 * Deletes a feed with its stored secrets. Its listings are withdrawn, recorded as an import run, or
 * stay on offer as they are. Throws a 400 during a run of the feed.
 */
export async function removeFeed(
  strapi: Core.Strapi,
  source: Source,
  body: unknown,
): Promise<{ withdrawn: number }> {
  const { data } = choice.safeParse(body);
  if (!data) throw refuse('feed.listings');
  const removed = await runImport(strapi, source.key, async () => {
    const withdrawn = data.listings === 'withdraw' ? await withdrawAll(strapi, source) : 0;
    await documentsOf(strapi, SOURCE).delete({ documentId: source.documentId });
    return { withdrawn };
  });
  if (!removed) throw refuse('feed.running');
  return removed;
}

async function withdrawAll(strapi: Core.Strapi, { key, kind }: Source): Promise<number> {
  const ids: string[] = [];
  for (const table of ['listings', 'projects']) {
    const rows = strapi.db.connection(table).where({ source: key, state: 'active' });
    ids.push(...((await rows.whereNotNull('external_id').pluck('external_id')) as string[]));
  }
  const none = { listings: [], projects: [] };
  const noPicture = () => Promise.reject(new Error('nothing is read'));
  const { outcome, message, withdrawn } = await importRecords(strapi, {
    source: key,
    name: key === kind ? key : `${key} (${kind})`,
    read: () =>
      Promise.resolve({
        snapshot: buildSnapshot(none, { hasTypes: true }),
        isComplete: false,
        removed: ids,
      }),
    readPicture: noPicture,
    storePicture: noPicture,
    // The person who deletes the feed decided it.
    allowed: { maxShare: 1, confirmed: ids.length },
    isQuiet: true,
  });
  if (outcome !== 'done') throw refuse('feed.notWithdrawn', { reason: message ?? outcome });
  return withdrawn;
}
