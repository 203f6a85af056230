import { buildMailListing } from '../../listings/mails/mail-listing';
import { fillText } from '../../platform/mail/mail-texts';
import type { MailContent } from '../../platform/mail/outgoing-mail';
import { findGreetingName, type LeadContext } from './lead-context';
import { unlinkText } from './unlink-text';

/**
 * The mail by which a visitor shows a listing to a friend; null when the listing has left the site.
 * It answers to nobody, and what the visitor typed is plain text without links.
 */
export function buildFriendMail(context: LeadContext): MailContent | null {
  const { lead, texts, card, language, about } = context;
  const { friend, visitor } = texts;
  if (!card) return null;
  const name = findGreetingName(context);
  const subject = name ? friend.subject : friend.subjectBare;
  const sender = unlinkText(context.name);
  return {
    subject: fillText(subject, { name: name ?? '', about }),
    preheader: fillText(friend.text, { name: sender }),
    title: friend.title,
    blocks: [
      { type: 'paragraph', text: fillText(friend.text, { name: sender }) },
      ...(lead.remark
        ? [
            {
              type: 'rows' as const,
              rows: [{ label: friend.message, value: unlinkText(lead.remark) }],
            },
          ]
        : []),
      { type: 'listings', listings: [buildMailListing(card, language)] },
      { type: 'button', label: visitor.listing, href: buildMailListing(card, language).href },
      { type: 'note', text: friend.why },
    ],
  };
}
