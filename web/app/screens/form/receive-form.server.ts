import { data, redirect } from '@remix-run/node';
import { uncachedHeaders, wholePageHeaders } from '../../cms/page-headers.server';
import type { FormAnswer, RefusedForm } from '../../form/send/form-answer';
import { findForm } from '../../features/lead/forms.server';
import { sendForm } from '../../features/lead/send-form.server';
import { findScreen } from '../../site/find-screen.server';
import type { OpenSite } from '../../site/open-language.server';

const statuses: Readonly<Record<RefusedForm['status'], number>> = {
  invalid: 422,
  question: 200,
  formToken: 409,
  unsent: 503,
  begun: 200,
};

/**
 * Handles submissions to a form's own screen; other screens respond with 405. Responds with data to
 * scripts, and with a redirect or the screen to browsers.
 */
export async function receiveForm(context: OpenSite, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const screen = findScreen(context, pathname);
  const form = screen?.kind === 'form' ? findForm(screen.form) : null;
  if (form === null)
    throw data(null, { status: 405, headers: { ...uncachedHeaders, Allow: 'GET' } });
  const sent = await request.formData().catch(() => null);
  if (sent === null) return answerWith(brokenForm(context), 400);
  const answer = await sendForm({
    context,
    form,
    query: searchParams,
    sent,
    headers: request.headers,
  });
  if (answer.status !== 'sent') return answerWith(answer, statuses[answer.status]);
  if (wantsData(request)) return answerWith(answer, 200);
  throw redirect(answer.href, { status: 303, headers: uncachedHeaders });
}

/** Reports whether a script sent it, which renders the result itself. */
export function wantsData(request: Request): boolean {
  return request.headers.get('Accept') === 'application/json';
}

function answerWith(answer: FormAnswer, status: number) {
  return data(answer, { status, headers: { ...uncachedHeaders, ...wholePageHeaders } });
}

/** Returns the refusal of an unreadable submission: truncated, or of the wrong type. */
function brokenForm({ t }: OpenSite): RefusedForm {
  const message = t('form.send.broken');
  return { status: 'invalid', message, errors: {}, values: {}, formToken: null, question: null };
}
