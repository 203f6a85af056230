import type { Core } from '@strapi/strapi';
import { findLeadAddress, wantsLoginNotice } from '../../platform/mail/agency';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildAgencyLoginMail } from './agency-login-mail';
import { buildLoginMail } from './owner-mails';
import type { StoredOwner } from './owner-type';

/**
 * Writes down that an owner logged in now, and when the time before; where the settings of the site
 * ask for it, the owner and the agency are mailed (OWN-7). `owner` as before the login.
 */
export async function recordLogin(
  strapi: Core.Strapi,
  owner: StoredOwner,
  now = new Date(),
): Promise<void> {
  const isWanted = await wantsLoginNotice(strapi);
  const agency = isWanted ? await findLeadAddress(strapi, 'owner-login') : null;
  const mails = isWanted ? [await buildLoginMail(strapi, owner, now)] : [];
  if (agency) mails.push(await buildAgencyLoginMail(strapi, owner, now, agency));
  const isSqlite = strapi.db.dialect.client === 'sqlite';
  await strapi.db.transaction(async ({ trx }) => {
    await trx('up_users')
      .where({ id: owner.id })
      .update({
        previous_login_at: trx.ref('last_login_at'),
        last_login_at: isSqlite ? now.getTime() : now,
      });
    for (const mail of mails) await queueMail(strapi, mail);
  });
}
