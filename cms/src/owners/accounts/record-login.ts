import type { Core } from '@strapi/strapi';
import { findLeadAddress, wantsLoginNotice, findAgency } from '../../platform/mail/agency';
import { queueMail } from '../../platform/mail/queue-mail';
import { buildLoginMail } from './owner-mails';
import { type StoredOwner, nameOwner } from './owner-type';
import { randomUUID } from 'node:crypto';
import { replyTo } from '../../platform/mail/clean-mail';
import { formatMoment } from '../../platform/mail/format-moment';
import { translateMail } from '../../platform/mail/mail-texts';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail';

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

/** OWN-7: what the agency is mailed when an owner logged in; `owner` as before it. */
async function buildAgencyLoginMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  now: Date,
  recipient: string,
): Promise<OutgoingMail> {
  const { language } = await findAgency(strapi, 'nl');
  const translate = translateMail(language);
  const name = nameOwner(owner);
  const before = owner.lastLoginAt && formatMoment(new Date(owner.lastLoginAt), language);
  return {
    key: `owner-login-notice:${randomUUID()}`,
    kind: 'owner-login-notice',
    language,
    recipient,
    ...replyTo(owner.email),
    content: {
      subject: translate('owner.loginNotice.subject', { name }),
      title: translate('owner.loginNotice.title', { name }),
      blocks: [
        {
          type: 'rows',
          rows: [
            { label: translate('owner.loginNotice.name'), value: name },
            { label: translate('owner.loginNotice.email'), value: owner.email },
            { label: translate('owner.loginNotice.moment'), value: formatMoment(now, language) },
            {
              label: translate('owner.loginNotice.before'),
              value: before ?? translate('owner.loginNotice.never'),
            },
          ],
        },
        { type: 'note', text: translate('owner.loginNotice.why') },
      ],
    },
  };
}
