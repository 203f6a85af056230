import type { Core } from '@strapi/strapi';
import { OWNER, type StoredOwner } from './owner-type';
import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@agency/domain/languages';
import { wholePaths } from '@agency/domain/path-words';
import { readEnvironment } from '../../platform/process/env';

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

const shape = /^[A-Za-z0-9_-]{43}$/;

/** What a link to a new password carries: 256 random bits, of which the CMS keeps the hash alone. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hash(token) };
}

/** The hash under which a token is looked for; null for what is none. */
export function hashToken(token: string): string | null {
  return shape.test(token) ? hash(token) : null;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The absolute address at which the holder of a token sets a password, for a mail. */
export function makePasswordLink(language: Language, token: string): string {
  const path = wholePaths('login/new-password')[language];
  const link = new URL(`/${language}/${path}/`, readEnvironment().SITE_URL);
  link.searchParams.set('t', token);
  return link.href;
}

/** The absolute address at which an owner asks for a new password. */
export function makeForgottenLink(language: Language): string {
  const path = wholePaths('login/forgotten')[language];
  return new URL(`/${language}/${path}/`, readEnvironment().SITE_URL).href;
}

/** The absolute address at which the holder of a token confirms that an email address is theirs. */
export function makeEmailLink(language: Language, token: string): string {
  const link = new URL(`/${language}/mail/confirm-owner-email`, readEnvironment().SITE_URL);
  link.searchParams.set('t', token);
  return link.href;
}

/** The absolute address of a screen of the portal, which is the one that the segments name. */
export function makePortalLink(language: Language, ...segments: readonly string[]): string {
  const path = [language, wholePaths('owner')[language], ...segments.map(encodeURIComponent)];
  return new URL(`/${path.join('/')}/`, readEnvironment().SITE_URL).href;
}
