import { randomBytes } from 'node:crypto';
import { documentsOf } from '../../platform/database/documents';
import type { Core } from '@strapi/strapi';
import { storePicture } from '../../platform/uploads/store-picture';
import { readPrivateFile } from './file-store';
import { FILES, type FileRow } from './file-table';

const TESTIMONIAL = 'api::testimonial.testimonial';
const retryAfterMs = 2 * 60 * 1000;

interface LeadWithEntry {
  testimonial: { entry: { documentId: string; locale: string } | null } | null;
}

/**
 * Copies a client's picture to the media library in all widths and to the draft testimonial.
 * Runs in the background after the lead is stored; `attachWaitingPictures` completes interrupted
 * work.
 */
export async function attachPicture(strapi: Core.Strapi, file: FileRow): Promise<void> {
  const bytes = await readPrivateFile(file.file_id);
  const lead = (await strapi.db.query('api::lead.lead').findOne({
    where: { documentId: file.lead },
    populate: { testimonial: { populate: ['entry'] } },
  })) as LeadWithEntry | null;
  const entry = lead?.testimonial?.entry;
  if (bytes && entry) {
    // The media library is public, so its URLs must not be derivable from the content.
    const name = `testimonial-${randomBytes(8).toString('hex')}.jpg`;
    const image = await storePicture(strapi, { bytes, name });
    const { documentId, locale } = entry;
    await documentsOf(strapi, TESTIMONIAL).update({ documentId, locale, data: { image } });
  }
  const { file_id } = file;
  await strapi.db.connection(FILES).where({ file_id }).update({ placed_at: Date.now() });
}

export async function attachLeadPicture(strapi: Core.Strapi, lead: string): Promise<void> {
  const where = { lead, purpose: 'picture', placed_at: 0 };
  const file = (await strapi.db.connection(FILES).where(where).first()) as FileRow | undefined;
  if (file) await attachPicture(strapi, file);
}

/** Attaches pictures that have waited for two minutes; run it in one process only. */
export async function attachWaitingPictures(strapi: Core.Strapi, now: number): Promise<void> {
  const rows = (await strapi.db
    .connection(FILES)
    .where({ purpose: 'picture', placed_at: 0 })
    .whereNot({ lead: '' })
    .where('created_at', '<', now - retryAfterMs)
    .limit(20)) as FileRow[];
  for (const row of rows) await attachPicture(strapi, row);
}
