import type { Core } from '@strapi/strapi';

const LISTING = 'api::listing.listing';

/** The document id of an owner's listing by its reference; null for one of somebody else, or none (OWN-2). */
export async function findOwnListing(
  strapi: Core.Strapi,
  owner: number,
  reference: string,
): Promise<string | null> {
  // PostgreSQL refuses texts with a zero byte.
  if (reference.includes('\0')) return null;
  const where = { reference, owner: { id: owner } };
  const owned = (await strapi.db.query(LISTING).findOne({ where, select: ['documentId'] })) as {
    documentId: string;
  } | null;
  return owned?.documentId ?? null;
}
