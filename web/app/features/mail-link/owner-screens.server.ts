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

/** OWN-9: the weekly report that a mail offers to stop; null for a dead link. Throws CmsError. */
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

/** OWN-9: ends the weekly report; again it changes nothing. Throws CmsError. */
export async function stopOwnerReport(token: string): Promise<void> {
  await writeCms('StopOwnerReport', StopOwnerReportDocument, { token });
}

/** OWN-8: the address that waits for its confirmation; null for a dead link. Throws CmsError. */
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

/** OWN-8: makes the address the owner's; says whether that is done. Throws CmsError. */
export async function confirmOwnerEmail(token: string): Promise<MailDone | null> {
  const confirmed = await writeCms('ConfirmOwnerEmail', ConfirmOwnerEmailDocument, { token });
  return confirmed.confirmOwnerEmail ? 'confirmed' : null;
}

/** What is said once it is done, when the link itself works no more. */
export function buildConfirmedEmail(context: LanguageContext): MailLinkView {
  const { t } = context;
  return {
    ...screen,
    title: t('mailLink.emailConfirmedTitle'),
    text: t('mailLink.emailConfirmedText'),
    links: [{ label: t('login.submit'), href: buildLoginPath(context, 'login') }],
  };
}
