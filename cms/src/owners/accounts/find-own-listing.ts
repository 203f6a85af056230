import type { Core } from '@strapi/strapi';

const LISTING = 'api::listing.listing';

/**
 * Returns the document id of an owner's listing by reference; null if it does not exist or
 * belongs to another owner.
 */
export async function findOwnListing(
  strapi: Core.Strapi,
  owner: number,
  reference: string,
): Promise<string | null> {
  // PostgreSQL refuses NUL characters in text.
  if (reference.includes('\0')) return null;
  const where = { reference, owner: { id: owner } };
  const owned = (await strapi.db.query(LISTING).findOne({ where, select: ['documentId'] })) as {
    documentId: string;
  } | null;
  return owned?.documentId ?? null;
}
