import type { Core } from '@strapi/strapi';
import { isOverCap } from '../../platform/mail/mail-caps';
import { queueMail } from '../../platform/mail/queue-mail';
import { renewLink } from './owner-links';
import { buildInvitation, buildResetMail } from './owner-mails';
import { OWNER, type StoredOwner } from './owner-type';
import { refuse, refuseMissing } from '../../platform/validation/refusal';
import { setTimeout as wait } from 'node:timers/promises';
import { isLanguage } from '@agency/domain/languages';

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
 * Mails an owner a new link, which replaces an older one: an invitation if no password was ever
 * set, otherwise a password reset. Throws a ValidationError, and keeps the previous link, for a
 * blocked owner, within five minutes of the last mail, and above the daily limit.
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

/** Longer than it takes to find an owner and write a mail. */
const floorMs = 400;

/**
 * Mails a password reset link to the owner with that address, unless blocked or mailed within
 * five minutes. Always takes the same time, to not reveal accounts.
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
  // The previous link remains valid.
  if (await isOverCap(strapi, 'owner-reset', email)) return;
  const owner = isLanguage(language) ? { ...stored, language } : stored;
  await strapi.db.transaction(async () => {
    const token = await renewLink(strapi, owner, 'reset');
    if (token) await queueMail(strapi, await buildResetMail(strapi, owner, token));
  });
}

export interface OwnerState {
  isBlocked: boolean;
  hasPassword: boolean;
  /** Date of the last invitation; null if never invited. */
  invitedAt: string | null;
  /** End of the last link's validity; null without one. */
  linkExpiresAt: string | null;
  lastLoginAt: string | null;
}
