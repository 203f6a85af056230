import type {
  MailAppointmentFragment,
  MailSubscriptionFragment,
} from '../../cms/generated/graphql';
import { buildPath, buildPropertyPath } from '../../i18n/paths/build-path';
import { formKey } from '../../i18n/paths/form-entries';
import type { LanguageContext } from '../../i18n/language-context.server';
import { formatVisitDay, formatVisitHours } from '../../lib/text/visit-time.server';
import type { MailLinkView } from './mail-link-view';
import { buildMailPath, type MailLink } from './mail-actions';

/** Builds the screen of a visit: upcoming, past or cancelled. */
export function buildVisitScreen(
  { t, table, language, locale }: LanguageContext,
  { listing, state, start, end }: MailAppointmentFragment,
  now: Date,
): MailLinkView {
  const isCancelled = state === 'cancelled';
  const isPast = new Date(start) <= now;
  const when = `${formatVisitDay(locale, start)}, ${formatVisitHours(locale, start, end)}`;
  return {
    notice: null,
    title: isCancelled ? t('mailLink.visitCancelledTitle') : t('mailLink.visitTitle'),
    text: isCancelled
      ? t('mailLink.visitCancelledText')
      : isPast
        ? t('mailLink.visitPast')
        : t('mailLink.visitText'),
    lines: [
      { label: t('mailLink.visitWhen'), value: when, href: null },
      ...(listing === null
        ? []
        : [
            {
              label: t('mailLink.visitListing'),
              value: listing,
              href: buildPropertyPath(language, listing),
            },
          ]),
    ],
    button: isCancelled || isPast ? null : { label: t('mailLink.visitCancel'), intent: 'cancel' },
    form: null,
    others: null,
    links:
      isCancelled && listing !== null
        ? [
            {
              label: t('mailLink.visitAgain'),
              href: `${buildPath(table, language, formKey('contact-appointment'))}?${new URLSearchParams({ listing }).toString()}`,
            },
          ]
        : [],
  };
}

/** Returns texts and buttons by the link and the state of the subscription. */
export function buildSubscriptionScreen(
  { t, language }: LanguageContext,
  link: MailLink,
  { email, state }: MailSubscriptionFragment,
): MailLinkView {
  const screen = { notice: null, lines: [], form: null, button: null, others: null, links: [] };
  if (link.action === 'stop-newsletter') {
    return state === 'stopped'
      ? {
          ...screen,
          title: t('mailLink.newsletterStoppedTitle'),
          text: t('mailLink.newsletterStoppedText', { email }),
        }
      : {
          ...screen,
          title: t('mailLink.stopNewsletterTitle'),
          text: t('mailLink.stopNewsletterText', { email }),
          button: { label: t('mailLink.stopNewsletterButton'), intent: 'stop' },
        };
  }
  const toStop = buildMailPath(language, { ...link, action: 'stop-newsletter' });
  return state === 'active'
    ? {
        ...screen,
        title: t('mailLink.newsletterRunsTitle'),
        text: t('mailLink.newsletterRunsText', { email }),
        links: [{ label: t('mailLink.stopNewsletterButton'), href: toStop }],
      }
    : {
        ...screen,
        title: t('mailLink.confirmNewsletterTitle'),
        text: t('mailLink.confirmNewsletterText', { email }),
        button: { label: t('mailLink.confirmNewsletterButton'), intent: 'confirm' },
      };
}
