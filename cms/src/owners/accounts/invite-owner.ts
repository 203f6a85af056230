import type { Core } from '@strapi/strapi';
import { isOverCap } from '../../platform/mail/mail-caps';
import { queueMail } from '../../platform/mail/queue-mail';
import { renewLink } from './owner-links';
import { buildInvitation, buildResetMail } from './owner-mails';
import type { OwnerState } from './owner-state';
import { OWNER, type StoredOwner } from './owner-type';
import { refuse, refuseMissing } from '../../platform/validation/refusal';

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
