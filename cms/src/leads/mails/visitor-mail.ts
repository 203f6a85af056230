import type { Core } from '@strapi/strapi';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { formatMoment } from '../../platform/mail/format-moment';
import type { Agency } from '../../platform/mail/agency';
import { buildMailContact } from '../../listings/mails/mail-contact';
import {
  buildListingBlock,
  listingAddress,
  writeListingPlace,
} from '../../listings/mails/mail-listing';
import { mailTexts, type MailTexts } from '../../platform/mail/mail-texts';
import type { MailBlock, MailContent } from '../../platform/mail/outgoing-mail';
import { describeAmounts, describeLead, type LeadRow, describeVisitTimes } from './describe-lead';
import { findGreetingName, type LeadContext } from './lead-context';
import type { LeadKind } from './load-lead';
import { unlinkText } from './unlink-text';
import { drawPlace } from '../../listings/mails/draw-place';

type ThankedKind = keyof MailTexts['visitor']['kinds'];

/**
 * Reports whether visitors get a confirmation mail for this form; other forms have their own
 * mails.
 */
export function isThanked(kind: LeadKind): kind is ThankedKind {
  return kind in mailTexts.nl.visitor.kinds;
}

/**
 * Builds the confirmation mail: receipt, next steps and a copy of the input. Since anyone can
 * enter another person's address, no input becomes a link or a greeting.
 */
export async function buildVisitorMail(
  strapi: Core.Strapi,
  context: LeadContext,
  kind: ThankedKind,
  agency: Agency,
): Promise<MailContent> {
  const { lead, translate, card, language, about } = context;
  const name = findGreetingName(context);
  const greeting = name ? translate('layout.greeting', { name }) : translate('layout.greetingBare');
  const { subject, title, text, blocks } = describeVisit(context) ?? {
    subject: translate(`visitor.kinds.${kind}.subject`, { about }),
    title: translate(`visitor.kinds.${kind}.title`),
    text: translate(`visitor.kinds.${kind}.text`),
    blocks: [],
  };
  const amounts = describeAmounts(context);
  const place =
    lead.kind === 'contact-appointment' ? await describeVisitPlace(strapi, context, agency) : [];
  const copy = (await describeLead(strapi, context)).map((row) => unlinkRow(row, lead.email));
  const amountRows = { title: translate('visitor.amounts'), rows: amounts };
  return {
    subject: subject.replace(/\s?: $/, ''),
    preheader: text,
    title,
    blocks: [
      { type: 'paragraph', text: `${greeting}\n\n${text}` },
      ...buildListingBlock(card, language),
      ...place,
      ...blocks,
      ...buildMailContact(lead.contact, language),
      ...(amounts.length > 0 ? [{ type: 'rows' as const, ...amountRows }] : []),
      { type: 'rows', title: translate('visitor.copy'), rows: copy },
      { type: 'paragraph', text: translate('layout.closing', { agency: agency.name }) },
      { type: 'note', text: translate('visitor.why') },
    ],
  };
}

interface Tale {
  subject: string;
  title: string;
  text: string;
  blocks: MailBlock[];
}

/** Describes an agreed visit; null for other leads. */
function describeVisit({ lead, translate, language, movedFrom }: LeadContext): Tale | null {
  const { start, state } = lead.appointment ?? {};
  if (!start || state !== 'confirmed') return null;
  const moment = formatMoment(new Date(start), language);
  const href = makeMailLink(language, 'appointment', lead.documentId);
  const before = movedFrom ? formatMoment(movedFrom, language) : '';
  const words = movedFrom ? 'appointment.moved' : 'appointment';
  return {
    subject: translate(`${words}.subject`, { moment }),
    title: translate(`${words}.title`),
    text: translate(`${words}.text`, { moment, before }),
    blocks: [
      {
        type: 'note',
        text: translate('appointment.cancelNote'),
        link: { label: translate('appointment.cancel'), href },
      },
    ],
  };
}

function unlinkRow(row: LeadRow, own: string | null): LeadRow {
  if (row.value === own || row.href) return row;
  return { ...row, value: unlinkText(row.value) };
}

/**
 * Describes when, where and with whom a visit is, with a small map. An unpublished street is not
 * included, and the map shows only the area: the agency tells the visitor.
 */
async function describeVisitPlace(
  strapi: Core.Strapi,
  context: LeadContext,
  agency: Agency,
): Promise<MailBlock[]> {
  const { lead, translate, card, language } = context;
  const place = card && writeListingPlace(card);
  const href = card ? `${listingAddress(card.id, language)}#location` : undefined;
  const where =
    place && href ? [{ label: translate('appointment.where'), value: place, href }] : [];
  const [contact] = buildMailContact(lead.contact, language);
  const who = [contact?.name ?? agency.name, contact?.office].filter(Boolean).join(', ');
  const later = translate('appointment.whereLater');
  const map = card && href ? await drawPlace(strapi, card, { language, agency }) : null;
  return [
    {
      type: 'rows',
      rows: [
        ...describeVisitTimes(context),
        ...where,
        { label: translate('appointment.with'), value: who },
      ],
    },
    ...(card && !card.address ? [{ type: 'paragraph' as const, text: later }] : []),
    ...(map && href ? [{ type: 'drawing' as const, drawing: map, href }] : []),
  ];
}
