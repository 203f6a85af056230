import type { Core } from '@strapi/strapi';
import { mailLocales, type Language } from '@agency/domain/languages';
import { buildMailContact, findListingContacts } from '../../listings/mails/mail-contact';
import { buildMailListing } from '../../listings/mails/mail-listing';
import { findAgency } from '../../platform/mail/agency';
import { formatDay, formatAmount } from '../../platform/mail/format-moment';
import { translateMail, type TranslateMail } from '../../platform/mail/mail-texts';
import type { MailBlock, MailPerson, OutgoingMail } from '../../platform/mail/outgoing-mail';
import { makeMailLink, buildUnsubscribeHeaders } from '../../platform/mail-links/mail-link';
import { nameOwner } from '../accounts/owner-type';
import { makePortalLink } from '../accounts/owner-links';
import type { OutcomeCounts } from '../outcome/compute-outcomes';
import type { ReportWeek } from '../visits/report-week';
import type { ReportedListing, ReportedOwner } from './list-reported';

const figures = [
  ...(['views', 'enquiries', 'visitsAsked', 'visitsDone'] as const),
  ...(['visitsPlanned', 'offers', 'savedSearches'] as const),
] satisfies (keyof OutcomeCounts)[];

/** Number of listings with a picture; more would make the mail too long. */
const mostPictured = 10;

export async function buildReportMail(
  strapi: Core.Strapi,
  owner: ReportedOwner,
  listings: readonly ReportedListing[],
  week: ReportWeek,
): Promise<OutgoingMail> {
  const { language, documentId, email } = owner;
  const { name: agency } = await findAgency(strapi, language);
  const translate = translateMail(language);
  const days = { from: formatDay(week.first, language), to: formatDay(week.last, language) };
  const stop = makeMailLink(language, 'stop-owner-report', documentId);
  const intro = translate('owner.report.text', days);
  const contacts = await findContacts(strapi, listings, language);
  const isShared = new Set(contacts.map((contact) => contact?.name)).size === 1;
  const report = new URL(makePortalLink(language, 'report'));
  report.searchParams.set('week', week.first);
  return {
    key: `owner-report:${documentId}:${week.first}`,
    kind: 'owner-report',
    language,
    recipient: email,
    headers: buildUnsubscribeHeaders(stop),
    content: {
      subject: translate('owner.report.subject', days),
      preheader: sumUp(listings, translate),
      title: translate('owner.report.title'),
      blocks: [
        {
          type: 'paragraph',
          text: `${translate('layout.greeting', { name: nameOwner(owner) })}\n\n${intro}`,
        },
        ...listings.flatMap((one, index) =>
          describeListing(one, {
            owner,
            week,
            isPictured: index < mostPictured,
            contact: (!isShared && contacts[index]) || null,
          }),
        ),
        { type: 'button', label: translate('owner.report.button'), href: report.href },
        // With several agents, each is shown next to their listing.
        ...(isShared && contacts[0] ? [contacts[0]] : []),
        { type: 'paragraph', text: translate('layout.closing', { agency }) },
        {
          type: 'note',
          text: translate('owner.report.why', { agency }),
          link: { label: translate('owner.report.stop'), href: stop },
        },
      ],
    },
  };
}

function sumUp(listings: readonly ReportedListing[], translate: TranslateMail): string {
  const sum = (name: keyof OutcomeCounts): number =>
    listings.reduce((total, { outcome }) => total + outcome.period[name], 0);
  return (['views', 'enquiries', 'visitsDone'] as const)
    .map((name) => `${translate(`owner.report.figures.${name}`)}: ${sum(name)}`)
    .join(' · ');
}

/** Returns the responsible colleague of each listing, as on its page; null without one. */
async function findContacts(
  strapi: Core.Strapi,
  listings: readonly ReportedListing[],
  language: Language,
): Promise<(MailPerson | null)[]> {
  const references = listings.map(({ outcome }) => outcome.reference);
  const contacts = await findListingContacts(strapi, references);
  return references.map((reference) => {
    const contact = contacts.get(reference);
    return (contact && buildMailContact(contact, language)[0]) ?? null;
  });
}

interface Report {
  owner: ReportedOwner;
  week: ReportWeek;
  isPictured: boolean;
  /** The responsible colleague; null if one is responsible for all listings. */
  contact: MailPerson | null;
}

function describeListing(
  { outcome, card }: ReportedListing,
  { owner: { language }, week, isPictured, contact }: Report,
): MailBlock[] {
  const translate = translateMail(language);
  const href = makePortalLink(language, outcome.reference);
  const number = new Intl.NumberFormat(mailLocales[language]);
  const isNew = ({ at }: { at: Date }): boolean => at >= week.from;
  const rows = figures
    .filter((name) => outcome.period[name] > 0 || name === 'views')
    .map((name) => {
      const label = translate(`owner.report.figures.${name}`);
      return { label, value: number.format(outcome.period[name]) };
    });
  const prices = outcome.prices.filter(isNew).map(({ from, to }) => ({
    label: translate('owner.report.price'),
    value: `${formatAmount(from)} → ${formatAmount(to)}`,
  }));
  const feedback = outcome.feedback.filter(isNew).map(({ text }) => ({
    label: translate('owner.report.feedback'),
    value: text,
  }));
  const next = outcome.nextStep
    ? [{ label: translate('owner.report.next'), value: outcome.nextStep.text }]
    : [];
  const person = contact && {
    label: contact.title,
    value: [contact.name, contact.phone?.text].filter(Boolean).join(', '),
  };
  const shown = card && isPictured ? { ...buildMailListing(card, language), href } : null;
  return [
    ...(shown ? [{ type: 'listings' as const, listings: [shown] }] : []),
    {
      type: 'rows',
      ...(shown ? {} : { title: card?.title ?? outcome.reference }),
      rows: [...rows, ...prices, ...feedback, ...next, ...(person ? [person] : [])],
    },
  ];
}
