import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusedForm } from '../send/form-answer';
import type { FormView } from '../form-view';
import { FormTokenStore } from '../bot-check/form-token-store';
import { goTo } from '../../lib/dom/go-to';
import { postForm, type PostedForm } from './post-form';
import { parseHtml } from '../../lib/dom/parse-html';
import { readProps } from '../../../document/islands/read-props';

/** What a form does just now; a second press of its button while it does so changes nothing. */
export type Phase = 'idle' | 'checking' | 'sending';

/**
 * Sends a form without leaving the page: gets its credentials from the first touch on, sends, and either
 * goes on to the thanks or says what is wrong; `first` is what the page came with;
 * `onReload` is told what it offers by then when that has changed.
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
    // Who has been asked once is asked until it is sent; a script that proves itself never is.
    if (given.status === 'question' || question) setQuestion(given.question);
    setAnswer(given);
    // A moment was taken meanwhile: those that are left are asked for anew (FORM-14).
    if ('slot' in given.errors) void reloadForm().then((offered) => offered && onReload(offered));
  }

  /** FORM-6: nothing of the site's answered; what is typed stands in the page. */
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

/** What the form of this page offers by now; null when it cannot be had. */
async function reloadForm(): Promise<FormView | null> {
  try {
    const response = await fetch(window.location.href);
    const page = parseHtml(await response.text());
    return readProps<{ form: FormView }>('form', page)?.form ?? null;
  } catch {
    return null;
  }
}
