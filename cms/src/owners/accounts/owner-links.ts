import type { Core } from '@strapi/strapi';
import { OWNER, type StoredOwner } from './owner-type';
import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@agency/domain/languages';
import { wholePaths } from '@agency/domain/path-words';
import { readEnvironment } from '../../platform/process/env';

type LinkKind = NonNullable<StoredOwner['linkKind']>;

const HOUR = 3600 * 1000;
export const linkMs: Readonly<Record<LinkKind, number>> = {
  invitation: 7 * 24 * HOUR,
  reset: HOUR,
};

export const noLinks = {
  resetPasswordToken: null,
  linkKind: null,
  linkExpiresAt: null,
  newEmail: null,
  newEmailToken: null,
  newEmailUntil: null,
};

export const repeatMs = 5 * 60 * 1000;

/**
 * Creates a token for an owner that replaces an older one; null if the last one was requested
 * within five minutes. A single statement, so that one of several concurrent requests wins.
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

/** Returns the owner of a link; null if it is used, replaced, expired or invalid. */
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

/** Creates a link token: 256 random bits, of which the CMS stores only the hash. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hash(token) };
}

export function hashToken(token: string): string | null {
  return shape.test(token) ? hash(token) : null;
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function makePasswordLink(language: Language, token: string): string {
  const path = wholePaths('login/new-password')[language];
  const link = new URL(`/${language}/${path}/`, readEnvironment().SITE_URL);
  link.searchParams.set('t', token);
  return link.href;
}

export function makeForgottenLink(language: Language): string {
  const path = wholePaths('login/forgotten')[language];
  return new URL(`/${language}/${path}/`, readEnvironment().SITE_URL).href;
}

export function makeEmailLink(language: Language, token: string): string {
  const link = new URL(`/${language}/mail/confirm-owner-email`, readEnvironment().SITE_URL);
  link.searchParams.set('t', token);
  return link.href;
}

export function makePortalLink(language: Language, ...segments: readonly string[]): string {
  const path = [language, wholePaths('owner')[language], ...segments.map(encodeURIComponent)];
  return new URL(`/${path.join('/')}/`, readEnvironment().SITE_URL).href;
}
