import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isLanguage } from '@agency/domain/languages';
import { isOverCap } from '../../platform/mail/mail-caps';
import { queueMail } from '../../platform/mail/queue-mail';
import { renewLink } from './owner-links';
import { buildResetMail } from './owner-mails';
import { OWNER, type StoredOwner } from './owner-type';

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
