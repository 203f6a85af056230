import type { Core } from '@strapi/strapi';
import { queueMail } from '../../platform/mail/queue-mail';
import { loadSessionOwner, sessionOver } from './find-session-owner';
import { isRightPassword, type OwnerSession } from './log-in';
import { recordLogin } from './record-login';
import { findLinkOwner } from './owner-links';
import { buildChangedMail } from './owner-mails';
import type { StoredOwner } from './owner-type';
import { refuseWeak } from './password-rule';
import { issueSession } from './session-token';
import { writePassword } from './write-password';

/**
 * Sets the password by a mailed link and logs in; all other sessions end. Null if the link is
 * used, replaced or expired. Throws WEAK_PASSWORD, and the link remains valid.
 */
export async function setPassword(
  strapi: Core.Strapi,
  token: string,
  password: string,
): Promise<OwnerSession | null> {
  const owner = await findLinkOwner(strapi, token);
  if (!owner) return null;
  refuseWeak(password, owner);
  const { resetPasswordToken } = owner;
  const version = await writePassword(strapi, owner.id, password, { resetPasswordToken });
  if (version === null) return null;
  // A first password needs no warning mail.
  if (owner.password) await mailChange(strapi, owner);
  await recordLogin(strapi, owner);
  return open(strapi, owner, version);
}

/**
 * Changes the password of a logged-in owner and starts a new session; all others end. Null if
 * the current password is wrong. Throws SESSION_OVER and WEAK_PASSWORD.
 */
export async function changePassword(
  strapi: Core.Strapi,
  { session, current, password }: { session: string; current: string; password: string },
): Promise<OwnerSession | null> {
  const owner = await loadSessionOwner(strapi, session);
  if (!owner) throw sessionOver();
  if (!(await isRightPassword(strapi, owner, current))) return null;
  refuseWeak(password, owner);
  const { sessionVersion } = owner;
  const version = await writePassword(strapi, owner.id, password, { sessionVersion });
  if (version === null) throw sessionOver();
  await mailChange(strapi, owner);
  return open(strapi, owner, version);
}

function open(strapi: Core.Strapi, { id, language }: StoredOwner, version: number): OwnerSession {
  return { session: issueSession(strapi, { id, sessionVersion: version }), language };
}

async function mailChange(strapi: Core.Strapi, owner: StoredOwner): Promise<void> {
  await queueMail(strapi, await buildChangedMail(strapi, owner, new Date()));
}
