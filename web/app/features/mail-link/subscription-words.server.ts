import type { MailSubscriptionFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildMailPath, type MailLink } from './mail-actions';
import type { MailLinkView } from './mail-link-view';

/** What is said and offered, by the link and by how the subscription stands now. */
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
