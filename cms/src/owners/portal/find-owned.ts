import type { Core } from '@strapi/strapi';
import { findSessionOwner } from '../accounts/find-session-owner';

const LISTING = 'api::listing.listing';

export interface OwnedRow {
  id: number;
  reference: string;
  availability: string;
  listedAt: string | null;
  createdAt: string;
  agentKey: string | null;
  officeKey: string | null;
  /** `held` while it is kept from the site for these rules (their ids, with spaces between). */
  heldBack: string | null;
  lawRules: string | null;
}

/** Lists all listings of the session's owner, newest first; null if the session has expired. */
export async function listOwned(strapi: Core.Strapi, session: string): Promise<OwnedRow[] | null> {
  const owner = await findSessionOwner(strapi, session);
  if (!owner) return null;
  const listings = (await strapi.db.query(LISTING).findMany({
    where: { owner: { id: owner.id } },
    select: [
      ...(['id', 'reference', 'availability', 'listedAt', 'createdAt'] as const),
      ...(['agentKey', 'officeKey', 'heldBack', 'lawRules'] as const),
    ],
  })) as OwnedRow[];
  return listings.sort((a, b) => firstMoment(b) - firstMoment(a) || b.id - a.id);
}

/**
 * Returns a listing of the session's owner by reference. Null if the session has expired, the
 * reference is invalid, or it belongs to another owner.
 */
export async function findOwned(
  strapi: Core.Strapi,
  session: string,
  reference: string,
): Promise<OwnedRow | null> {
  const listings = await listOwned(strapi, session);
  return listings?.find((listing) => listing.reference === reference) ?? null;
}

/** Returns when the listing was put on offer, or otherwise imported. */
export function firstMoment({ listedAt, createdAt }: OwnedRow): number {
  return new Date(listedAt ?? createdAt).getTime();
}
