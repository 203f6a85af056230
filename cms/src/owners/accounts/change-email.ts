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

/** How long a link to a new address works. */
const linkMs = 24 * 3600 * 1000;

/** An address that waits for its confirmation, as the link in the mail shows it. */
export interface EmailLink {
  email: string;
  language: string;
}

/**
 * Mails a link to the address with which an owner wants to log in and be written to; until it is
 * followed nothing changes (OWN-8). The answer is the same for an address of another owner, so that
 * nobody learns of them. Null when the password is wrong; throws SESSION_OVER.
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
  // The last link goes on working.
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

/** The address that a link waits to confirm; null when it is used, replaced, too old or made up. */
export async function findEmailLink(strapi: Core.Strapi, token: string): Promise<EmailLink | null> {
  const owner = await findWaiting(strapi, token, new Date());
  return owner && { email: maskEmail(owner.newEmail ?? ''), language: owner.language };
}

/**
 * Makes the address that a link waits for the owner's own, tells the former one of it, and ends every
 * session (OWN-1). False when the link works no more, or another owner has the address.
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
    // Another owner logs in with it: the link is as good as dead.
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
