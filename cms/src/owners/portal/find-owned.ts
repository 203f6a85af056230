import type { Core } from '@strapi/strapi';
import { findSessionOwner } from '../accounts/find-session-owner';

const LISTING = 'api::listing.listing';

/** A listing of the owner who asks. */
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

/** All listings of the session's owner, the newest first; null when the session is over (OWN-2). */
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
 * A listing of the session's owner by its reference. Null when the session is over, and for a
 * reference of somebody else, of nobody, or that is none (OWN-2).
 */
export async function findOwned(
  strapi: Core.Strapi,
  session: string,
  reference: string,
): Promise<OwnedRow | null> {
  const listings = await listOwned(strapi, session);
  return listings?.find((listing) => listing.reference === reference) ?? null;
}

/** When the listing began: when it was put on offer, else when it came into the CMS. */
export function firstMoment({ listedAt, createdAt }: OwnedRow): number {
  return new Date(listedAt ?? createdAt).getTime();
}
