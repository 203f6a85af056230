import { data, redirect } from '@remix-run/node';
import { uncachedHeaders, wholePageHeaders } from '../cms/page-headers.server';
import type { StepAnswer } from '../form/send/step-answer.server';

/** Answers a form: a redirect or the page again; for scripts the same as data. */
export function answerForm(request: Request, { answer, status, headers }: StepAnswer) {
  const all = new Headers([...headers, ...Object.entries(uncachedHeaders)]);
  const wantsData = request.headers.get('Accept') === 'application/json';
  if (answer.status === 'sent' && !wantsData) {
    throw redirect(answer.href, { status: 303, headers: all });
  }
  for (const [name, value] of Object.entries(wholePageHeaders)) all.set(name, value);
  return data(answer, { status, headers: all });
}
