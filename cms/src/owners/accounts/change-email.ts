import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { errors } from '@strapi/utils';
import { readAddress } from '../../platform/mail/email-address';
import { isOverCap } from '../../platform/mail/mail-caps';
import { maskEmail } from '../../platform/mail-links/mail-link';
import { queueMail } from '../../platform/mail/queue-mail';
import { loadSessionOwner, sessionOver } from './find-session-owner';
import { isRightPassword } from './log-in';
import { buildEmailChangedMail, buildEmailMail } from './owner-mails';
import { OWNER, type StoredOwner } from './owner-type';
import { hashToken, makeToken } from './owner-links';
import { refuseProgram } from '../../platform/validation/program-error';

const linkMs = 24 * 3600 * 1000;

/** A new address that awaits confirmation, as shown on the link's page. */
export interface EmailLink {
  email: string;
  language: string;
}

/**
 * Mails a confirmation link for a new address; nothing changes until it is opened. The response
 * is the same for another owner's address, to not reveal it. Null if the password is wrong;
 * throws SESSION_OVER.
 */
export async function askEmailChange(
  strapi: Core.Strapi,
  given: { session: string; email: string; current: string },
  now = new Date(),
): Promise<true | null> {
  const owner = await loadSessionOwner(strapi, given.session);
  if (!owner) throw sessionOver();
  const email = readAddress(given.email);
  if (email === null) throw refuseProgram('This is no email address.');
  if (!(await isRightPassword(strapi, owner, given.current))) return null;
  if (email === owner.email) return true;
  // The previous link remains valid.
  if (await isOverCap(strapi, 'owner-email', email)) return true;
  const { token, hash } = makeToken();
  const newEmailUntil = new Date(now.getTime() + linkMs);
  await strapi.db.transaction(async () => {
    await strapi.db.query(OWNER).update({
      where: { id: owner.id },
      data: { newEmail: email, newEmailToken: hash, newEmailUntil },
    });
    await queueMail(strapi, await buildEmailMail(strapi, { ...owner, email }, token));
  });
  return true;
}

/** Returns the address that a link confirms; null if it is used, replaced, expired or invalid. */
export async function findEmailLink(strapi: Core.Strapi, token: string): Promise<EmailLink | null> {
  const owner = await findWaiting(strapi, token, new Date());
  return owner && { email: maskEmail(owner.newEmail ?? ''), language: owner.language };
}

/**
 * Changes the owner's address to that of a link, notifies the previous address and ends all
 * sessions. Returns false if the link is no longer valid or another owner has the address.
 */
export async function confirmEmail(
  strapi: Core.Strapi,
  token: string,
  now = new Date(),
): Promise<boolean> {
  const owner = await findWaiting(strapi, token, now);
  if (!owner?.newEmail) return false;
  const { id, documentId, newEmail: email, newEmailToken } = owner;
  try {
    return await strapi.db.transaction(async () => {
      const { count } = await strapi.db.query(OWNER).updateMany({
        where: { id, newEmailToken },
        data: { newEmail: null, newEmailToken: null, newEmailUntil: null },
      });
      if (count !== 1) return false;
      await documentsOf(strapi, OWNER).update({ documentId, data: { email } });
      await queueMail(strapi, await buildEmailChangedMail(strapi, owner, now));
      return true;
    });
  } catch (error) {
    // Another owner has the address: the link counts as invalid.
    if (error instanceof errors.ValidationError) return false;
    throw error;
  }
}

async function findWaiting(
  strapi: Core.Strapi,
  token: string,
  now: Date,
): Promise<StoredOwner | null> {
  const newEmailToken = hashToken(token);
  if (newEmailToken === null) return null;
  const owner = (await strapi.db
    .query(OWNER)
    .findOne({ where: { newEmailToken } })) as StoredOwner | null;
  const isDead = !owner?.newEmailUntil || new Date(owner.newEmailUntil) <= now || owner.blocked;
  return isDead ? null : owner;
}
