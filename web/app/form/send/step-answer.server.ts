import type { LanguageContext } from '../../i18n/language-context.server';
import type { FormAnswer, RefusedForm } from './form-answer';
import type { FormValues } from '../form-view';

export type StepAnswer = { answer: FormAnswer; status: number; headers: [string, string][] };

type Refusal = Partial<
  Pick<RefusedForm, 'status' | 'message' | 'text' | 'link' | 'wrong' | 'errors'>
>;

/** Completes the step with a redirect. */
export function goOn(href: string, headers: [string, string][] = []): StepAnswer {
  return { answer: { status: 'sent', href }, status: 200, headers };
}

/** Returns the form with errors and the input except passwords. */
export function refuse(values: FormValues, refusal: Refusal): StepAnswer {
  const nothing = { message: null, errors: {}, formToken: null, question: null };
  return {
    answer: { status: 'invalid', ...nothing, values, ...refusal },
    status: 422,
    headers: [],
  };
}

/** Refuses after too many attempts; says when the next is possible. */
export function refuseForNow(
  { t }: LanguageContext,
  values: FormValues,
  { waitMs, text }: { waitMs: number; text?: string },
): StepAnswer {
  const count = Math.max(1, Math.ceil(waitMs / 60_000));
  const message = t('login.tooMany', { count });
  return {
    ...refuse(values, { status: 'unsent', message, ...(text && { text }) }),
    status: 429,
    headers: [['Retry-After', String(Math.ceil(waitMs / 1000))]],
  };
}

export function refuseWhileAway({ t }: LanguageContext, values: FormValues): StepAnswer {
  const words = { message: t('login.away'), text: t('form.send.kept') };
  return { ...refuse(values, { status: 'unsent', ...words }), status: 503 };
}
