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
 * Records an owner's login, keeping the previous one. Mails the owner and the agency if the site
 * settings say so. `owner` as before the login.
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

/** Builds the notice of an owner's login to the agency; `owner` as before the login. */
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
