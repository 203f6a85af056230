import { buildMailContact } from '../../listings/mails/mail-contact';
import { buildListingBlock, listingAddress } from '../../listings/mails/mail-listing';
import type { MailContent } from '../../platform/mail/outgoing-mail';
import { findGreetingName, type LeadContext } from './lead-context';
import { unlinkText } from './unlink-text';

/**
 * The mail by which a visitor shows a listing to a friend; null when the listing has left the site.
 * It answers to nobody, and what the visitor typed is plain text without links.
 */
export function buildFriendMail(context: LeadContext): MailContent | null {
  const { lead, translate, card, language, about } = context;
  if (!card) return null;
  const name = findGreetingName(context);
  const sender = unlinkText(context.name);
  return {
    subject: name
      ? translate('friend.subject', { name, about })
      : translate('friend.subjectBare', { about }),
    preheader: translate('friend.text', { name: sender }),
    title: translate('friend.title'),
    blocks: [
      { type: 'paragraph', text: translate('friend.text', { name: sender }) },
      ...(lead.remark
        ? [
            {
              type: 'rows' as const,
              rows: [{ label: translate('friend.message'), value: unlinkText(lead.remark) }],
            },
          ]
        : []),
      ...buildListingBlock(card, language),
      {
        type: 'button',
        label: translate('visitor.listing'),
        href: listingAddress(card.id, language),
      },
      ...buildMailContact(lead.contact, language),
      { type: 'note', text: translate('friend.why') },
    ],
  };
}
