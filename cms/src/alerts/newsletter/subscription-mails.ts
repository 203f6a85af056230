import { makeMailLink } from '../../platform/mail-links/mail-link';
import { buildUnsubscribeHeaders } from '../../platform/mail-links/unsubscribe-headers';
import { translateMail } from '../../platform/mail/mail-texts';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail';
import type { StoredSubscription } from './stored-subscription';

/** FORM-10: the mail that asks whoever owns the address to confirm it. */
export function buildConfirmMail(subscription: StoredSubscription): OutgoingMail {
  return buildMail(subscription, 'confirm', 'confirm-newsletter');
}

/** FORM-10: the mail that says that the newsletter comes already. */
export function buildKnownMail(subscription: StoredSubscription): OutgoingMail {
  return buildMail(subscription, 'known', 'stop-newsletter');
}

function buildMail(
  { documentId, email, language, askedAt }: StoredSubscription,
  text: 'confirm' | 'known',
  action: 'confirm-newsletter' | 'stop-newsletter',
): OutgoingMail {
  const translate = translateMail(language);
  const href = makeMailLink(language, action, documentId);
  return {
    key: `${action}:${documentId}:${askedAt.getTime()}`,
    kind: action,
    language,
    recipient: email,
    headers: buildUnsubscribeHeaders(makeMailLink(language, 'stop-newsletter', documentId)),
    content: {
      subject: translate(`newsletter.${text}.subject`),
      title: translate(`newsletter.${text}.title`),
      blocks: [
        { type: 'paragraph', text: translate(`newsletter.${text}.text`) },
        { type: 'button', label: translate(`newsletter.${text}.button`), href },
        { type: 'note', text: translate(`newsletter.${text}.why`) },
      ],
    },
  };
}
