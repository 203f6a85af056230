import { data, redirect } from '@remix-run/node';
import { uncachedHeaders, wholePageHeaders } from '../../cms/page-headers.server';
import { changeSavedSearch } from '../../features/mail-link/change-saved-search.server';
import { buildMailPath, type MailLink } from '../../features/mail-link/mail-actions';
import { actOnMailLink } from '../../features/mail-link/mail-screens.server';
import type { LanguageContext } from '../../i18n/language-context.server';

const seeOther = { status: 303, headers: uncachedHeaders };

/**
 * Handles what is posted to a link of a mail: a button, a saved search's form, or a mail program's
 * one-click request (RFC 8058), which has no cookie and expects no redirect. Invalid input counts
 * as an empty form.
 */
export async function receiveMailForm(context: LanguageContext, link: MailLink, request: Request) {
  const sent = await request.formData().catch(() => new FormData());
  const intent = sent.get('intent');
  if (link.action === 'demand' && intent === null && link.token !== '') {
    const answer = await changeSavedSearch(context, link, sent);
    if (answer.status === 'sent' && !wantsData(request)) throw redirect(answer.href, seeOther);
    const status = {
      sent: 200,
      begun: 200,
      unsent: 503,
      invalid: 422,
      question: 422,
      formToken: 422,
    };
    const headers = { ...uncachedHeaders, ...wholePageHeaders };
    return data(answer, { status: status[answer.status], headers });
  }
  const next = await actOnMailLink(link, typeof intent === 'string' ? intent : '');
  if (sent.get('List-Unsubscribe') === 'One-Click') return data(null, { headers: uncachedHeaders });
  throw redirect(buildMailPath(context.language, next), seeOther);
}

function wantsData(request: Request): boolean {
  return request.headers.get('Accept') === 'application/json';
}
