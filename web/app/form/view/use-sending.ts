import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusedForm } from '../send/form-answer';
import type { FormView } from '../form-view';
import { FormTokenStore } from '../bot-check/form-token-store';
import { goTo } from '../../lib/dom/go-to';
import { postForm, type PostedForm } from './post-form';
import { parseHtml } from '../../lib/dom/parse-html';
import { readProps } from '../../../document/islands/read-props';

/** State of a form; further submissions are ignored unless it is idle. */
export type Phase = 'idle' | 'checking' | 'sending';

/**
 * Submits a form without leaving the page: fetches credentials on first touch, sends, and either
 * navigates to the thank-you page or shows errors. `first` is the result in the page; `onReload`
 * receives the form's changed options.
 */
export function useSending(
  form: FormView,
  first: RefusedForm | null,
  onReload: (form: FormView) => void,
) {
  const { t } = useTranslation();
  const { action, formTokenHref, hasFile } = form;
  const tokenStore = useMemo(
    () => new FormTokenStore(action, formTokenHref),
    [action, formTokenHref],
  );
  const [phase, setPhase] = useState<Phase>('idle');
  const [answer, setAnswer] = useState(first);
  const [question, setQuestion] = useState(first?.question ?? null);
  const isBusy = useRef(false);

  async function send(typed: FormData): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setAnswer(null);
    try {
      let posted = await sendOnce(typed);
      if ('answer' in posted && posted.answer.status === 'formToken') {
        tokenStore.drop();
        posted = await sendOnce(typed);
      }
      showAnswer(posted, typed);
    } finally {
      isBusy.current = false;
      setPhase('idle');
    }
  }

  async function sendOnce(typed: FormData): Promise<PostedForm> {
    setPhase('checking');
    const credentials = await tokenStore.get();
    setPhase('sending');
    return postForm(action, typed, { credentials, hasFile });
  }

  function showAnswer(posted: PostedForm, typed: FormData): void {
    if ('failure' in posted) return setAnswer(fail(posted.failure, typed));
    const { answer: given } = posted;
    if (given.status === 'sent') return goTo(given.href);
    if (given.formToken) tokenStore.take(given.formToken);
    // Once asked, the question stays until the form is sent; proof of work avoids it.
    if (given.status === 'question' || question) setQuestion(given.question);
    setAnswer(given);
    // The slot was taken meanwhile: reloads the remaining ones.
    if ('slot' in given.errors) void reloadForm().then((offered) => offered && onReload(offered));
  }

  /** No answer of the site; the page keeps the input. */
  function fail(status: number, typed: FormData): RefusedForm {
    const text =
      status === 429
        ? t('errors.tooMany')
        : status === 413
          ? t('form.send.tooLarge')
          : t('errors.mailNotSent');
    const values = Object.fromEntries(
      [...new Set(typed.keys())].map((name) => {
        return [name, typed.getAll(name).filter((value) => typeof value === 'string')];
      }),
    );
    const message = `${text}. ${t('form.send.kept')}`;
    return { status: 'unsent', message, errors: {}, values, formToken: null, question: null };
  }

  return { send, phase, answer, question, prepare: () => tokenStore.prepare() };
}

/** Loads the form's current options; null after a failure. */
async function reloadForm(): Promise<FormView | null> {
  try {
    const response = await fetch(window.location.href);
    const page = parseHtml(await response.text());
    return readProps<{ form: FormView }>('form', page)?.form ?? null;
  } catch {
    return null;
  }
}
