import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Icon } from '../../ui/icons/icon';
import type { RefusedForm } from '../send/form-answer';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  answer: RefusedForm | null;
  errors: { id: string; text: string }[];
  /** The question at the end of the form, if only that is missing. */
  ask: { id: string; text: string } | null;
  /** Number of refusals by the browser. */
  refusals: number;
};

/** Maximum listed on a phone (`error-summary.module.css`); the rest is counted. */
const mostOnPhones = 3;

/** Lists the errors with links to their fields; takes the focus when a form is refused. */
export function ErrorSummary({ answer, errors, ask, refusals }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A server-rendered summary already has the focus.
    if (!isFirst.current) box.current?.focus();
    isFirst.current = false;
  }, [answer, refusals]);
  const isQuestion = answer?.status === 'question' && !answer.question?.error;
  const message =
    answer?.message ??
    (isQuestion ? t('form.send.questionNote') : (answer?.question?.error ?? null));
  const count = errors.length;
  const links = count === 0 && ask && answer?.status === 'question' ? [ask] : errors;
  if ((refusals === 0 && answer === null) || (count === 0 && message === null)) return null;
  const isNote = isQuestion && count === 0;
  return (
    <div
      className={styles.summary}
      data-tone={isNote ? 'note' : 'wrong'}
      ref={box}
      role="alert"
      tabIndex={-1}
      // Without JavaScript only autofocus brings a visitor to it.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={answer !== null}
    >
      <p className={styles.title}>
        {!isNote && <Icon name="warning" />}
        <span>{count > 0 ? t('form.summary', { count }) : message}</span>
      </p>
      {count === 0 && answer?.text && <p className={styles.text}>{answer.text}</p>}
      {count === 0 && answer?.link && (
        <AppLink className={styles.link} href={answer.link.href}>
          {answer.link.label}
        </AppLink>
      )}
      {links.length > 0 && (
        <ul className={styles.list}>
          {links.map(({ id, text }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {text}
              </a>
            </li>
          ))}
          {links.length > mostOnPhones && (
            <li className={styles.more}>
              {t('form.summaryMore', { count: links.length - mostOnPhones })}
            </li>
          )}
        </ul>
      )}
      {count > 0 && answer?.message && <p>{answer.message}</p>}
    </div>
  );
}

/** A fragment only scrolls; this also focuses the field and keeps the address. */
function goTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
