import type { Core } from '@strapi/strapi';
import { drawPlace } from '../../listings/mails/draw-place';
import { buildMailContact } from '../../listings/mails/mail-contact';
import { listingAddress, writeListingPlace } from '../../listings/mails/mail-listing';
import type { Agency } from '../../platform/mail/agency';
import type { MailBlock } from '../../platform/mail/outgoing-mail';
import { describeVisitTimes } from './describe-lead';
import type { LeadContext } from './lead-context';

/**
 * FORM-14: when a visit is, or when it suits, where and with whom, and a small map. A street that is
 * not published is what the agency tells the visitor itself (DETAIL-5): the map shows the area.
 */
export async function describeVisitPlace(
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
