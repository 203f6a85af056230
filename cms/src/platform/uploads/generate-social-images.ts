import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runJob, scheduleJob } from '../jobs/schedule-job';
import { makeShare, shareKey } from './make-variants';
import { readOriginal, uploadFile } from './library';
import { toVariantFile } from './variant-files';

const fileUid = 'plugin::upload.file';
const atOnce = 50;
const EVERY_FIVE_MINUTES = '20 */5 * * * *';

interface StoredFile {
  id: number;
  name: string;
  hash: string;
  url: string;
  formats: Record<string, object>;
}

/**
 * Starts {@link generateMissingSocialImages} in the background, and every five minutes until
 * every picture has one. The result is remembered: uploads bring their own, and searching a
 * large library takes seconds.
 */
export function scheduleSocialImages(strapi: Core.Strapi): void {
  const job = {
    name: 'shares',
    rule: EVERY_FIVE_MINUTES,
    title: 'Pictures for sharing',
    run: () => generateSocialImagesOnce(strapi),
  };
  scheduleJob(strapi, job);
  void runJob(strapi, job);
}

async function generateSocialImagesOnce(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'agency', key: 'shares' });
  if (await store.get({})) return;
  const made = await generateMissingSocialImages(strapi);
  const left = await findMissing(strapi.db.connection, 0);
  if (left.length === 0) await store.set({ value: true });
  if (made > 0) strapi.log.info(`Made ${made} pictures for sharing`);
}

/**
 * Makes the missing social images of all pictures, one after the other. Returns how many were
 * made; unreadable pictures are logged and skipped.
 */
export async function generateMissingSocialImages(strapi: Core.Strapi): Promise<number> {
  let made = 0;
  let last = 0;
  for (;;) {
    const ids = await findMissing(strapi.db.connection, last);
    if (ids.length === 0) return made;
    for (const id of ids) made += (await makeFor(strapi, id)) ? 1 : 0;
    last = ids.at(-1) ?? last;
  }
}

async function findMissing(connection: Knex, after: number): Promise<number[]> {
  const rows = (await connection('files')
    .where('id', '>', after)
    .whereNotNull('formats')
    .whereRaw("cast(formats as text) like '%\"avif%'")
    .whereRaw(`cast(formats as text) not like '%"${shareKey}"%'`)
    .orderBy('id')
    .limit(atOnce)
    .select('id')) as { id: number }[];
  return rows.map(({ id }) => id);
}

async function makeFor(strapi: Core.Strapi, id: number): Promise<boolean> {
  const files = strapi.db.query(fileUid);
  const file = (await files.findOne({ where: { id } })) as StoredFile | null;
  if (!file) return false;
  try {
    const share = await makeShare(await readOriginal(strapi, file.url));
    const stored = await uploadFile(strapi, toVariantFile(file.hash, file.name, share));
    const formats = { ...file.formats, [shareKey]: stored };
    await files.update({ where: { id }, data: { formats } });
    return true;
  } catch (error) {
    strapi.log.warn(`No picture for sharing of ${file.name}: ${(error as Error).message}`);
    return false;
  }
}
