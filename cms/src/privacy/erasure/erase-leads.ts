import type { Core, UID } from '@strapi/strapi';
import type { Found } from './find-person';
import { deleteForGood, purge } from '../../platform/uploads/trash/bring-back';

const leadUid = 'api::lead.lead';
const mailUid = 'api::outbox-mail.outbox-mail';

/**
 * Erases leads with their mails in the current transaction: the Document Service deletes
 * components, and subscribers (cms/src/leads/creation) free the visit and delete files.
 */
export async function eraseLeads(strapi: Core.Strapi, leads: readonly Found[]): Promise<void> {
  if (leads.length === 0) return;
  const mails = await listIds(strapi, mailUid, {
    lead: { id: { $in: leads.map(({ id }) => id) } },
  });
  await eraseRows(strapi, mailUid, mails);
  await eraseDocuments(strapi, leadUid, leads);
}

/** Deletes documents through the Document Service, so that related data is deleted too. */
export async function eraseDocuments(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  rows: readonly Found[],
): Promise<void> {
  for (const { documentId } of rows) await strapi.documents(uid).delete({ documentId });
}

export async function eraseRows(
  strapi: Core.Strapi,
  uid: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await strapi.db.query(uid).deleteMany({ where: { id: { $in: ids } } });
}

async function listIds(strapi: Core.Strapi, uid: string, where: object): Promise<number[]> {
  const rows = (await strapi.db.query(uid).findMany({ where, select: ['id'] })) as { id: number }[];
  return rows.map(({ id }) => id);
}

interface Picture {
  id: number;
}

const uid = 'api::testimonial.testimonial';

/** Name pattern of `leads/private-files/attach-picture.ts`: the person is no longer known. */
const deletedPictures = `testimonial-${'_'.repeat(16)}.jpg`;

/**
 * Erases testimonials in all languages, published or not, in the current transaction. After the
 * commit, their pictures are permanently deleted unless used elsewhere, together with those of
 * testimonials that editors deleted in the last 30 days.
 */
export async function eraseTestimonials(
  strapi: Core.Strapi,
  testimonials: readonly Found[],
): Promise<void> {
  const documentIds = testimonials.map(({ documentId }) => documentId);
  const rows = (await strapi.db.query(uid).findMany({
    where: { documentId: { $in: documentIds } },
    select: ['id'],
    populate: { image: true },
  })) as { image: Picture | null }[];
  const pictures = new Map(rows.flatMap(({ image }) => (image ? [[image.id, image]] : [])));
  for (const documentId of documentIds) {
    await strapi.documents(uid).delete({ documentId, locale: '*' });
  }
  await strapi.db.transaction(({ onCommit }) => {
    onCommit(() => {
      removePictures(strapi, [...pictures.values()]).catch((error: unknown) => {
        strapi.log.error(`Pictures of erased testimonials could not be removed: ${String(error)}`);
      });
    });
  });
}

async function removePictures(strapi: Core.Strapi, pictures: readonly Picture[]): Promise<void> {
  await purge(strapi, (rows) => rows.where('name', 'like', deletedPictures));
  for (const picture of pictures) {
    const used = (await strapi.db.query('plugin::upload.file').findOne({
      where: { id: picture.id },
      populate: ['related'],
    })) as { related: unknown[] } | null;
    if (used?.related.length === 0) await deleteForGood(strapi, picture.id);
  }
}
