import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { findAgency } from '../../platform/mail/agency';
import { replyTo } from '../../platform/mail/clean-mail';
import { formatMoment } from '../../platform/mail/format-moment';
import { translateMail } from '../../platform/mail/mail-texts';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail';
import { nameOwner } from './name-owner';
import type { StoredOwner } from './owner-type';

/** OWN-7: what the agency is mailed when an owner logged in; `owner` as before it. */
export async function buildAgencyLoginMail(
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
