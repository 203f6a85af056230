import type { Core } from '@strapi/strapi';
import { OWNER, type StoredOwner } from './owner-type';
import { hashToken, makeToken } from './password-token';

type LinkKind = NonNullable<StoredOwner['linkKind']>;

const HOUR = 3600 * 1000;
/** How long a link to a new password works (OWN-1). */
export const linkMs: Readonly<Record<LinkKind, number>> = {
  invitation: 7 * 24 * HOUR,
  reset: HOUR,
};

/** What an owner keeps of links that were mailed, once none of them works any more. */
export const noLinks = {
  resetPasswordToken: null,
  linkKind: null,
  linkExpiresAt: null,
  newEmail: null,
  newEmailToken: null,
  newEmailUntil: null,
};

/** How long nothing is mailed again to who asks for another new password. */
export const repeatMs = 5 * 60 * 1000;

/**
 * The token of a new link for this owner, which replaces an older one; null when the last one was
 * asked for within five minutes. One statement: of many at once, one gets it.
 */
export async function renewLink(
  strapi: Core.Strapi,
  { id }: Pick<StoredOwner, 'id'>,
  linkKind: LinkKind,
  now = new Date(),
): Promise<string | null> {
  const { token, hash } = makeToken();
  const linkExpiresAt = new Date(now.getTime() + linkMs[linkKind]);
  const link = { resetPasswordToken: hash, linkKind, linkExpiresAt };
  const isInvitation = linkKind === 'invitation';
  const before = new Date(now.getTime() - repeatMs);
  const isDue = { $or: [{ resetAskedAt: { $null: true } }, { resetAskedAt: { $lte: before } }] };
  const { count } = await strapi.db.query(OWNER).updateMany({
    where: { id, blocked: { $ne: true }, ...(isInvitation ? {} : isDue) },
    data: { ...link, ...(isInvitation ? { invitedAt: now } : { resetAskedAt: now }) },
  });
  return count === 1 ? token : null;
}

/** The owner whom a link belongs to; null when it is used, replaced, too old or made up. */
export async function findLinkOwner(
  strapi: Core.Strapi,
  token: string,
  now = new Date(),
): Promise<StoredOwner | null> {
  const hash = hashToken(token);
  if (hash === null) return null;
  const owner = (await strapi.db
    .query(OWNER)
    .findOne({ where: { resetPasswordToken: hash } })) as StoredOwner | null;
  const isDead = !owner?.linkExpiresAt || new Date(owner.linkExpiresAt) <= now || owner.blocked;
  return isDead ? null : owner;
}
