import type { Core } from '@strapi/strapi';
import { deleteForGood, purge } from '../../platform/uploads/trash/bring-back';
import type { Found } from './find-person';

interface Picture {
  id: number;
}

const uid = 'api::testimonial.testimonial';

/** As `leads/private-files/attach-picture.ts` calls them: of whom they are is no longer known. */
const deletedPictures = `testimonial-${'_'.repeat(16)}.jpg`;

/**
 * Erases testimonials in every language, published or not, in the transaction under way; the pictures
 * that came with them go for good once it is committed, unless something else shows them, and with
 * them those of testimonials that editors deleted in the last 30 days.
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
  })) as unknown as { image: Picture | null }[];
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
