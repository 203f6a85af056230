import type { LanguageContext } from '../../i18n/language-context.server';
import type { FormAnswer, RefusedForm } from './form-answer';
import type { FormValues } from '../form-view';

/** What came of a step that was sent, with the status and headers that it is answered with. */
export type StepAnswer = { answer: FormAnswer; status: number; headers: [string, string][] };

type Refusal = Partial<
  Pick<RefusedForm, 'status' | 'message' | 'text' | 'link' | 'wrong' | 'errors'>
>;

/** The step is done: on to what comes next. */
export function goOn(href: string, headers: [string, string][] = []): StepAnswer {
  return { answer: { status: 'sent', href }, status: 200, headers };
}

/** The form again with what was typed, but for passwords, and what is wrong (FORM-4). */
export function refuse(values: FormValues, refusal: Refusal): StepAnswer {
  const nothing = { message: null, errors: {}, formToken: null, question: null };
  return {
    answer: { status: 'invalid', ...nothing, values, ...refusal },
    status: 422,
    headers: [],
  };
}

/** OWN-1: too many tries; says when there is another. */
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

/** FORM-6: the CMS is away. */
export function refuseWhileAway({ t }: LanguageContext, values: FormValues): StepAnswer {
  const words = { message: t('login.away'), text: t('form.send.kept') };
  return { ...refuse(values, { status: 'unsent', ...words }), status: 503 };
}
