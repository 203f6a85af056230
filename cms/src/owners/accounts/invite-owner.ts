import type { Core } from '@strapi/strapi';
import { isOverCap } from '../../platform/mail/mail-caps';
import { queueMail } from '../../platform/mail/queue-mail';
import { renewLink } from './owner-links';
import { buildInvitation, buildResetMail } from './owner-mails';
import { OWNER, type StoredOwner } from './owner-type';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { setTimeout as wait } from 'node:timers/promises';
import { isLanguage } from '@agency/domain/languages';

/** How the account of this owner stands. Throws a NotFoundError for one who is not there. */
export async function findOwnerState(strapi: Core.Strapi, documentId: string): Promise<OwnerState> {
  const owner = await loadOwner(strapi, documentId);
  const { blocked, password, invitedAt, linkExpiresAt, lastLoginAt } = owner;
  const isAlive = linkExpiresAt !== null && new Date(linkExpiresAt) > new Date();
  return {
    isBlocked: blocked === true,
    hasPassword: password !== null,
    invitedAt,
    lastLoginAt,
    linkExpiresAt: isAlive ? linkExpiresAt : null,
  };
}

/**
 * Mails an owner a fresh link, by which an older one dies: an invitation to who never had a
 * password, a new password to who has one. Throws a ValidationError, and the last link goes on
 * working, for who is blocked, was mailed one in the last five minutes, or too many today.
 */
export async function inviteOwner(strapi: Core.Strapi, documentId: string): Promise<OwnerState> {
  const owner = await loadOwner(strapi, documentId);
  if (owner.blocked) throw refuse('owner.blocked');
  await strapi.db.transaction(async () => {
    const token = await renewLink(strapi, owner, owner.password ? 'reset' : 'invitation');
    if (!token) throw refuse('owner.mailed');
    const build = owner.password ? buildResetMail : buildInvitation;
    const mail = await build(strapi, owner, token);
    if (await isOverCap(strapi, mail.kind, mail.recipient)) throw refuse('owner.mailedOften');
    await queueMail(strapi, mail);
  });
  return findOwnerState(strapi, documentId);
}

async function loadOwner(strapi: Core.Strapi, documentId: string): Promise<StoredOwner> {
  const owner = await strapi.db.query(OWNER).findOne({ where: { documentId } });
  if (!owner) throw refuseMissing('gone.owner');
  return owner as StoredOwner;
}

/** Longer than finding an owner and writing a mail takes. */
const floorMs = 400;

/**
 * Mails a link to a new password to the owner of that email (OWN-1): not to who is blocked, and not
 * twice in five minutes. Nobody learns whether there is one: the answer always comes after the
 * same time.
 */
export async function requestPasswordReset(
  strapi: Core.Strapi,
  email: string,
  language: string,
): Promise<true> {
  await Promise.all([mailLink(strapi, email, language), wait(floorMs)]);
  return true;
}

async function mailLink(strapi: Core.Strapi, given: string, language: string): Promise<void> {
  const email = given.trim().toLowerCase();
  if (email.length > 254) return;
  const stored = (await strapi.db.query(OWNER).findOne({ where: { email } })) as StoredOwner | null;
  if (!stored) return;
  // The last link goes on working.
  if (await isOverCap(strapi, 'owner-reset', email)) return;
  const owner = isLanguage(language) ? { ...stored, language } : stored;
  await strapi.db.transaction(async () => {
    const token = await renewLink(strapi, owner, 'reset');
    if (token) await queueMail(strapi, await buildResetMail(strapi, owner, token));
  });
}

/** How an owner's account stands, for the panel beside it in the admin. */
export interface OwnerState {
  isBlocked: boolean;
  hasPassword: boolean;
  /** When staff invited the owner last; null when never. */
  invitedAt: string | null;
  /** Until when the link of the last mail works; null when there is none. */
  linkExpiresAt: string | null;
  lastLoginAt: string | null;
}
