import type { Core } from '@strapi/strapi';
import { toPlainText } from '@agency/domain/plain-text';
import type { Knex } from 'knex';
import { chunkValues } from '../../../platform/database/bulk-write';
import { CORRECTIONS } from '../../additions/addition-tables';
import { lockDataVersion } from '../../search/read-model/write-read-model';

const STORE = 'strapi_core_store_settings';
const KEY = 'agency_plain_descriptions';
const TEXTS = 'components_listing_texts';

const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+\d?|#\w+);/i;

/**
 * Converts descriptions of listings and projects to plain text that were stored before imports did
 * so. Runs once per database, because a plain text may look like markup. Call it before the read
 * model is rebuilt.
 */
export async function cleanDescriptions(strapi: Core.Strapi): Promise<void> {
  const isDone = (connection: Knex) => connection(STORE).where({ key: KEY }).first('id');
  if (await isDone(strapi.db.connection)) return;
  await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
    await lockDataVersion(trx);
    // Another process may have done it in the meantime.
    if (await isDone(trx)) return;
    await cleanTexts(trx);
    await cleanCorrections(trx);
    await trx(STORE).insert({ key: KEY, type: 'boolean', value: 'true' });
  });
}

async function cleanTexts(trx: Knex.Transaction): Promise<void> {
  const ids = (await trx(TEXTS)
    .where('description', 'like', '%<%')
    .orWhere('description', 'like', '%&%')
    .pluck('id')) as number[];
  for (const chunk of chunkValues(ids)) {
    const rows = (await trx(TEXTS).whereIn('id', chunk).select('id', 'description')) as {
      id: number;
      description: string;
    }[];
    for (const { id, description } of rows) {
      if (!markup.test(description)) continue;
      await trx(TEXTS)
        .where({ id })
        .update({ description: toPlainText(description) });
    }
  }
}

async function cleanCorrections(trx: Knex.Transaction): Promise<void> {
  const rows = (await trx(CORRECTIONS).select('id', 'texts')) as { id: number; texts: string }[];
  for (const { id, texts } of rows) {
    const parsed = JSON.parse(texts) as Record<string, { description?: string }>;
    const isMarked = Object.values(parsed).some(({ description = '' }) => markup.test(description));
    if (!isMarked) continue;
    for (const own of Object.values(parsed)) {
      if (own.description) own.description = toPlainText(own.description);
    }
    await trx(CORRECTIONS)
      .where({ id })
      .update({ texts: JSON.stringify(parsed) });
  }
}
