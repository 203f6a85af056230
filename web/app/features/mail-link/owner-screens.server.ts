import { queryCms } from '../../cms/client/query.server';
import {
  ConfirmOwnerEmailDocument,
  OwnerEmailLinkDocument,
  OwnerReportByTokenDocument,
  StopOwnerReportDocument,
} from '../../cms/generated/graphql';
import { writeCms } from '../../cms/client/write.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildLoginPath } from '../../i18n/paths/login-path';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import type { MailDone, MailLink } from './mail-actions';
import type { MailLinkView } from './mail-link-view';

const screen = { notice: null, lines: [], form: null, button: null, others: null, links: [] };

/** Shows the weekly report that a link can stop; null if invalid. Throws CmsError. */
export async function showOwnerReport(
  { t, language }: LanguageContext,
  { token }: MailLink,
): Promise<MailLinkView | null> {
  const { ownerReportByToken: report } = await queryCms(OwnerReportByTokenDocument, { token });
  if (report === null) return null;
  const { email, isStopped } = report;
  if (!isStopped) {
    return {
      ...screen,
      title: t('mailLink.stopReportTitle'),
      text: t('mailLink.stopReportText', { email }),
      button: { label: t('mailLink.stopReportButton'), intent: 'stop' },
    };
  }
  const account = { label: t('mailLink.toAccount'), href: buildPortalPath(language, 'account') };
  return {
    ...screen,
    title: t('mailLink.reportStoppedTitle'),
    text: t('mailLink.reportStoppedText', { email }),
    links: [account],
  };
}

/** Stops the weekly report; idempotent. Throws CmsError. */
export async function stopOwnerReport(token: string): Promise<void> {
  await writeCms('StopOwnerReport', StopOwnerReportDocument, { token });
}

/** Shows the address to confirm; null for an invalid link. Throws CmsError. */
export async function showOwnerEmail(
  { t }: LanguageContext,
  { token }: MailLink,
): Promise<MailLinkView | null> {
  const { ownerEmailLink: link } = await queryCms(OwnerEmailLinkDocument, { token });
  return (
    link && {
      ...screen,
      title: t('mailLink.confirmEmailTitle'),
      text: t('mailLink.confirmEmailText', { email: link.email }),
      button: { label: t('mailLink.confirmEmailButton'), intent: 'confirm' },
    }
  );
}

/** Confirms the owner's new address. Throws CmsError. */
export async function confirmOwnerEmail(token: string): Promise<MailDone | null> {
  const confirmed = await writeCms('ConfirmOwnerEmail', ConfirmOwnerEmailDocument, { token });
  return confirmed.confirmOwnerEmail ? 'confirmed' : null;
}

/** Builds the confirmation, shown when the link itself no longer works. */
export function buildConfirmedEmail(context: LanguageContext): MailLinkView {
  const { t } = context;
  return {
    ...screen,
    title: t('mailLink.emailConfirmedTitle'),
    text: t('mailLink.emailConfirmedText'),
    links: [{ label: t('login.submit'), href: buildLoginPath(context, 'login') }],
  };
}
