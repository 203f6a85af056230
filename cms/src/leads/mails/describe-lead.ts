import type { Core } from '@strapi/strapi';
import { describeCriteria } from '../../alerts/saved-searches/describe-criteria';
import {
  formatCount,
  formatDay,
  formatMoment,
  formatPercent,
} from '../../platform/mail/format-moment';
import { formatAmount } from '../../platform/mail/format-amount';
import { formatPhone } from '../../platform/rules/phone';
import { listingAddress } from '../../listings/mails/mail-listing';
import type { LeadContext } from './lead-context';

/** One line of a lead; what was not filled in has none. */
export interface LeadRow {
  label: string;
  value: string;
  href?: string;
}

type Row = [label: string, value: string | null | undefined, href?: string];

/** Everything that was filled in, in the order of a form (RULE-3 for phones). */
export async function describeLead(strapi: Core.Strapi, context: LeadContext): Promise<LeadRow[]> {
  const { lead, texts, language } = context;
  const { fields } = texts;
  const criteria = lead.criteria ? await describeCriteria(strapi, lead.criteria, language) : [];
  return [
    ...toRows(listPerson(context)),
    ...toRows(listSubject(context)),
    ...criteria,
    ...toRows(listParts(context)),
    ...toRows([[lead.kind === 'testimonial' ? fields.testimonial : fields.remark, lead.remark]]),
    ...toRows([[fields.newsletter, lead.newsletter ? texts.values.yes : null]]),
  ];
}

function toRows(rows: readonly Row[]): LeadRow[] {
  return rows.flatMap(([label, value, href]) =>
    value ? [{ label, value, ...(href ? { href } : {}) }] : [],
  );
}

function listPerson({ lead, texts, name }: LeadContext): Row[] {
  const { fields, values } = texts;
  const { title, email, phone, street, zip, city, contactPreference } = lead;
  return [
    [fields.name, join([name && title && values[title], name], ' ')],
    [fields.email, email],
    [fields.phone, phone && formatPhone(phone)],
    [fields.address, join([street, join([zip, city], ' ')], ', ')],
    [fields.contactPreference, contactPreference && values[contactPreference]],
  ];
}

function listSubject({ lead, texts, about, language }: LeadContext): Row[] {
  const { fields } = texts;
  const { listing, project, appointment, documents, timeSlots } = lead;
  const { start, state } = appointment ?? {};
  const isAgreed = start && state === 'confirmed';
  return [
    [
      fields.listing,
      listing && `${about} (${listing.reference})`,
      listing ? listingAddress(listing.reference, language) : undefined,
    ],
    [fields.project, project && about],
    [fields.moment, isAgreed ? formatMoment(new Date(start), language) : null],
    [fields.timeSlots, timeSlots?.join(', ')],
    [fields.documents, documents?.map((paper) => paper.name).join('\n')],
  ];
}

function listParts({ lead, texts, language }: LeadContext): Row[] {
  const { fields, values } = texts;
  const { rhythm, offer, rental, valuation, friend, job, testimonial } = lead;
  const area = Number(valuation?.livingArea ?? 0);
  const day = (value: string | null | undefined) => value && formatDay(value, language);
  return [
    [fields.rhythm, rhythm && values[rhythm]],
    [fields.amount, formatAmount(offer?.amount)],
    [fields.conditions, offer?.conditions],
    [fields.monthlyIncome, formatAmount(rental?.monthlyIncome)],
    [fields.persons, rental?.persons?.toString()],
    [fields.startDate, day(rental?.startDate)],
    [fields.endDate, day(rental?.endDate)],
    [fields.valuationType, valuation?.propertyType],
    [
      fields.valuationAddress,
      join([valuation?.street, join([valuation?.zip, valuation?.city], ' ')], ', '),
    ],
    [fields.livingArea, area > 0 ? formatCount(area, 'meter', language) : null],
    [fields.bedrooms, valuation?.bedrooms?.toString()],
    [fields.friend, join([friend?.name, friend?.email], ', ')],
    [fields.position, job?.position],
    [fields.cv, job?.cvName],
    [fields.name, testimonial?.name],
    [fields.website, testimonial?.website],
    [fields.date, day(testimonial?.date)],
    [fields.picture, testimonial?.pictureName],
  ];
}

/** What an offer or a rent application comes to, as it was reckoned when it was sent (FORM-13). */
export function describeAmounts({ lead, texts, language }: LeadContext): LeadRow[] {
  const { fields } = texts;
  const { offer, rental } = lead;
  const months = Number(rental?.depositMonths ?? 0);
  const inMonths = months > 0 ? ` (${formatCount(months, 'month', language)})` : '';
  const percent = Number(offer?.depositPercent ?? 0);
  const inPercent = percent > 0 ? ` (${formatPercent(percent, language)})` : '';
  return toRows([
    [fields.askingPrice, formatAmount(offer?.price)],
    [fields.deposit, append(formatAmount(offer?.deposit), inPercent)],
    [fields.firstMonth, formatAmount(rental?.rent)],
    [fields.charges, formatAmount(rental?.charges)],
    [fields.inventoryShare, formatAmount(rental?.inventoryShare)],
    [fields.rentDeposit, append(formatAmount(rental?.deposit), inMonths)],
    [fields.commissionShare, formatAmount(rental?.commissionShare)],
    [fields.total, formatAmount(rental?.firstPayment)],
    [fields.minimumIncome, formatAmount(rental?.minimumIncome)],
    [fields.maximumPersons, rental?.maximumPersons?.toString()],
  ]);
}

function append(text: string, more: string): string {
  return text && `${text}${more}`;
}

function join(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
