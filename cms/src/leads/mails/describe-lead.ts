import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import type { PreferredTime } from '@agency/domain/preferred-times';
import { describeCriteria } from '../../alerts/saved-searches/describe-criteria';
import {
  formatCount,
  formatDay,
  formatMoment,
  formatPercent,
  formatWeekday,
  formatAmount,
} from '../../platform/mail/format-moment';
import { formatPhone } from '@agency/domain/phone';
import { listingAddress } from '../../listings/mails/mail-listing';
import type { LeadContext } from './lead-context';

/** A line describing a lead; empty fields have none. */
export interface LeadRow {
  label: string;
  value: string;
  href?: string;
}

type Row = [label: string, value: string | null | undefined, href?: string];

export async function describeLead(strapi: Core.Strapi, context: LeadContext): Promise<LeadRow[]> {
  const { lead, translate } = context;
  return [
    ...describePerson(context),
    ...toRows(listSubject(context)),
    ...(await describeParts(strapi, context)),
    ...toRows([
      [
        translate(lead.kind === 'testimonial' ? 'fields.testimonial' : 'fields.remark'),
        lead.remark,
      ],
    ]),
    ...toRows([[translate('fields.newsletter'), lead.newsletter ? translate('values.yes') : null]]),
  ];
}

export function describePerson(context: LeadContext): LeadRow[] {
  return toRows(listPerson(context));
}

export async function describeParts(strapi: Core.Strapi, context: LeadContext): Promise<LeadRow[]> {
  const { lead, language } = context;
  const criteria = lead.criteria ? await describeCriteria(strapi, lead.criteria, language) : [];
  return [...criteria, ...toRows(listParts(context))];
}

function toRows(rows: readonly Row[]): LeadRow[] {
  return rows.flatMap(([label, value, href]) =>
    value ? [{ label, value, ...(href ? { href } : {}) }] : [],
  );
}

function listPerson({ lead, translate, name }: LeadContext): Row[] {
  const { title, email, phone, street, zip, city, contactPreference } = lead;
  return [
    [translate('fields.name'), join([name && title && translate(`values.${title}`), name], ' ')],
    [translate('fields.email'), email],
    [translate('fields.phone'), phone && formatPhone(phone)],
    [translate('fields.address'), join([street, join([zip, city], ' ')], ', ')],
    [
      translate('fields.contactPreference'),
      contactPreference && translate(`values.${contactPreference}`),
    ],
  ];
}

/** Describes the agreed time of a visit, otherwise the preferred times. */
export function describeVisitTimes(context: LeadContext): LeadRow[] {
  return toRows(listTimes(context));
}

function listTimes({ lead, translate, language }: LeadContext): Row[] {
  const { start, state, wishes } = lead.appointment ?? {};
  const isAgreed = start && state === 'confirmed';
  return [
    [translate('fields.moment'), isAgreed ? formatMoment(new Date(start), language) : null],
    [translate('fields.wishes'), isAgreed ? null : listPreferredTimes(wishes, translate, language)],
    [translate('fields.timeSlots'), lead.timeSlots?.join(', ')],
  ];
}

function listSubject(context: LeadContext): Row[] {
  const { lead, translate, about, language } = context;
  const { listing, project, documents } = lead;
  return [
    [
      translate('fields.listing'),
      listing && `${about} (${listing.reference})`,
      listing ? listingAddress(listing.reference, language) : undefined,
    ],
    [translate('fields.project'), project && about],
    ...listTimes(context),
    [translate('fields.documents'), documents?.map((paper) => paper.name).join('\n')],
  ];
}

/** Lists preferred times, one per line: Wednesday 25 November 2026, morning. */
function listPreferredTimes(
  wishes: readonly PreferredTime[] | null | undefined,
  translate: LeadContext['translate'],
  language: Language,
): string | undefined {
  const lines = wishes?.map(({ day, part }) => {
    return `${formatWeekday(day, language)}, ${translate(`values.${part}`)}`;
  });
  return lines?.join('\n');
}

function listParts({ lead, translate, language }: LeadContext): Row[] {
  const { rhythm, offer, rental, valuation, friend, job, testimonial } = lead;
  const area = Number(valuation?.livingArea ?? 0);
  const day = (value: string | null | undefined) => value && formatDay(value, language);
  return [
    [translate('fields.rhythm'), rhythm && translate(`values.${rhythm}`)],
    [translate('fields.amount'), formatAmount(offer?.amount)],
    [translate('fields.conditions'), offer?.conditions],
    [translate('fields.monthlyIncome'), formatAmount(rental?.monthlyIncome)],
    [translate('fields.persons'), rental?.persons?.toString()],
    [translate('fields.startDate'), day(rental?.startDate)],
    [translate('fields.endDate'), day(rental?.endDate)],
    [translate('fields.valuationType'), valuation?.propertyType],
    [
      translate('fields.valuationAddress'),
      join([valuation?.street, join([valuation?.zip, valuation?.city], ' ')], ', '),
    ],
    [translate('fields.livingArea'), area > 0 ? formatCount(area, 'meter', language) : null],
    [translate('fields.bedrooms'), valuation?.bedrooms?.toString()],
    [translate('fields.friend'), join([friend?.name, friend?.email], ', ')],
    [translate('fields.position'), job?.position],
    [translate('fields.cv'), job?.cvName],
    [translate('fields.name'), testimonial?.name],
    [translate('fields.website'), testimonial?.website],
    [translate('fields.date'), day(testimonial?.date)],
    [translate('fields.picture'), testimonial?.pictureName],
  ];
}

/** Describes the amounts of an offer or rental application, as calculated when it was sent. */
export function describeAmounts({ lead, translate, language }: LeadContext): LeadRow[] {
  const { offer, rental } = lead;
  const months = Number(rental?.depositMonths ?? 0);
  const inMonths = months > 0 ? ` (${formatCount(months, 'month', language)})` : '';
  const percent = Number(offer?.depositPercent ?? 0);
  const inPercent = percent > 0 ? ` (${formatPercent(percent, language)})` : '';
  return toRows([
    [translate('fields.askingPrice'), formatAmount(offer?.price)],
    [translate('fields.deposit'), append(formatAmount(offer?.deposit), inPercent)],
    [translate('fields.firstMonth'), formatAmount(rental?.rent)],
    [translate('fields.charges'), formatAmount(rental?.charges)],
    [translate('fields.inventoryShare'), formatAmount(rental?.inventoryShare)],
    [translate('fields.rentDeposit'), append(formatAmount(rental?.deposit), inMonths)],
    [translate('fields.commissionShare'), formatAmount(rental?.commissionShare)],
    [translate('fields.total'), formatAmount(rental?.firstPayment)],
    [translate('fields.minimumIncome'), formatAmount(rental?.minimumIncome)],
    [translate('fields.maximumPersons'), rental?.maximumPersons?.toString()],
  ]);
}

function append(text: string, more: string): string {
  return text && `${text}${more}`;
}

function join(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
