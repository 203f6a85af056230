import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { languages } from '@agency/domain/languages';
import { deletionChecks } from '../../platform/uploads/trash/keep-deleted';
import { refuse } from '../../platform/validation/refusal';
import type { ManualContent } from './manual-content';
import { MANUAL } from './manual-tables';

interface FileRow {
  id: number;
  name: string;
}

/**
 * Refuses to delete a picture of a draft, which has no relation to it before it is published. Call
 * it while registering.
 */
export function keepDraftPictures(strapi: Core.Strapi): void {
  deletionChecks.add(strapi, async (where) => {
    await strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const files = (await strapi.db
        .query('plugin::upload.file')
        .findMany({ where, select: ['id', 'name'] })) as FileRow[];
      if (files.length === 0) return;
      for (const content of (await trx(MANUAL).pluck('content')) as string[]) {
        const { pictures, texts, reference } = JSON.parse(content) as ManualContent;
        const used = files.find(({ id }) => pictures.some(({ file }) => file === id));
        if (!used) continue;
        const titles = languages.map((language) => texts[language]?.Title);
        const places = `“${titles.find(Boolean) ?? (reference || '–')}”`;
        throw refuse('upload.inUse', { name: used.name, places });
      }
    });
  });
}
