import type { Core } from '@strapi/strapi';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { formatMoment } from '../../platform/mail/format-moment';
import { buildMailListing, writeListingPlace } from '../../listings/mails/mail-listing';
import { fillText } from '../../platform/mail/mail-texts';
import type { MailBlock, MailContent } from '../../platform/mail/outgoing-mail';
import { describeAmounts, describeLead, type LeadRow } from './describe-lead';
import { findGreetingName, type LeadContext } from './lead-context';
import type { LeadKind } from './load-lead';
import { unlinkText } from './unlink-text';

type ThankedKind = keyof LeadContext['texts']['visitor']['kinds'];

/** Whether a visitor who sent this form gets a mail that says it came; the others get one of their own. */
export function isThanked(kind: LeadKind, texts: LeadContext['texts']): kind is ThankedKind {
  return kind in texts.visitor.kinds;
}

/**
 * What a visitor is told who sent a form: that it came, what happens next, and a copy of what was
 * sent. Anybody can give another's address, so nothing that was typed becomes a link or a greeting.
 */
export async function buildVisitorMail(
  strapi: Core.Strapi,
  context: LeadContext,
  kind: ThankedKind,
  agency: string,
): Promise<MailContent> {
  const { lead, texts, card, language, about } = context;
  const name = findGreetingName(context);
  const { frame, visitor } = texts;
  const greeting = name ? fillText(frame.greeting, { name }) : frame.greetingBare;
  const { subject, title, text, blocks } = describeVisit(context) ?? {
    ...visitor.kinds[kind],
    subject: fillText(visitor.kinds[kind].subject, { about }),
    blocks: [],
  };
  const amounts = describeAmounts(context);
  const copy = (await describeLead(strapi, context)).map((row) => unlinkRow(row, lead.email));
  const amountRows = { title: visitor.amounts, rows: amounts };
  return {
    subject: subject.replace(/\s?: $/, ''),
    preheader: text,
    title,
    blocks: [
      { type: 'paragraph', text: `${greeting}\n\n${text}` },
      ...(card
        ? [{ type: 'listings' as const, listings: [buildMailListing(card, language)] }]
        : []),
      ...blocks,
      ...(amounts.length > 0 ? [{ type: 'rows' as const, ...amountRows }] : []),
      { type: 'rows', title: visitor.copy, rows: copy },
      { type: 'paragraph', text: fillText(frame.closing, { agency }) },
      { type: 'note', text: visitor.why },
    ],
  };
}

interface Tale {
  subject: string;
  title: string;
  text: string;
  blocks: MailBlock[];
}

/**
 * FORM-14: a visit that was agreed, with where to go; a street that is not published is what the
 * agency tells the visitor itself (DETAIL-5). Null for any other lead.
 */
function describeVisit({ lead, texts, card, language }: LeadContext): Tale | null {
  const { start, state } = lead.appointment ?? {};
  if (!start || state !== 'confirmed') return null;
  const moment = formatMoment(new Date(start), language);
  const { subject, title, text, where, whereLater, cancel, cancelNote } = texts.appointment;
  const href = makeMailLink(language, 'appointment', lead.documentId);
  return {
    subject: fillText(subject, { moment }),
    title,
    text: fillText(text, { moment }),
    blocks: [
      ...(card
        ? [{ type: 'rows' as const, rows: [{ label: where, value: writeListingPlace(card) }] }]
        : []),
      ...(card && !card.address ? [{ type: 'paragraph' as const, text: whereLater }] : []),
      { type: 'button', label: cancel, href },
      { type: 'note', text: cancelNote },
    ],
  };
}

function unlinkRow(row: LeadRow, own: string | null): LeadRow {
  if (row.value === own || row.href) return row;
  return { ...row, value: unlinkText(row.value) };
}
