import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { AppLink } from '../../ui/app-link';
import { Button } from '../../ui/button';
import { ConsentBoxes } from './consent-boxes';
import type { ConsentFrameView, ConsentWordsView } from './consent-view';
import { choiceNames, choices } from './read-choice';
import { readSubmitted, saveChoice } from './save-choice';
import styles from './consent-question.module.css';

type ConsentQuestionProps = {
  words: ConsentWordsView;
  consent: ConsentFrameView;
  onAnswer: (said: string) => void;
};

/**
 * CONSENT-1: the question, beside the page and not over it: one may read on and answer later, and
 * Escape answers nothing. Declining and agreeing are the same button twice.
 */
export function ConsentQuestion({ words, consent, onAnswer }: ConsentQuestionProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isDetailed, setDetailed] = useState(false);
  useEffect(() => {
    // Who is busy somewhere is not torn away.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const hadFocus = ref.current?.contains(document.activeElement);
    if ((await saveChoice(consent, readSubmitted(form, event.nativeEvent))) === null) return;
    if (hadFocus) document.getElementById('top')?.focus({ preventScroll: true });
    onAnswer(words.saved);
  };
  return (
    <div
      ref={ref}
      className={styles.dialog}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      data-detailed={isDetailed ? '' : undefined}
    >
      <form
        className={styles.form}
        method="post"
        action={consent.action}
        onSubmit={(event) => void send(event)}
      >
        <input type="hidden" name={choiceNames.version} value={words.version} />
        <div className={styles.words}>
          <h2 id={`${id}-title`} className={styles.title}>
            {words.title}
          </h2>
          <p id={`${id}-text`} className={styles.text}>
            {words.text}{' '}
            <AppLink className={styles.policy} href={words.policy.href}>
              {words.policy.label}
            </AppLink>
          </p>
          {isDetailed && <ConsentBoxes words={words} />}
        </div>
        <div className={styles.acts}>
          <Button kind="secondary" type="submit" name={choiceNames.choice} value={choices.none}>
            {words.decline}
          </Button>
          <Button kind="secondary" type="submit" name={choiceNames.choice} value={choices.all}>
            {words.agree}
          </Button>
          {isDetailed ? (
            <Button
              key="save"
              className={styles.wide}
              kind="secondary"
              type="submit"
              name={choiceNames.choice}
              value={choices.some}
            >
              {words.save}
            </Button>
          ) : (
            <Button
              key="settings"
              className={styles.wide}
              kind="ghost"
              onClick={() => {
                setDetailed(true);
                ref.current?.focus({ preventScroll: true });
              }}
            >
              {words.settings}
            </Button>
          )}
        </div>
        {isDetailed && (
          <AppLink className={styles.list} href={words.settingsHref}>
            {words.list}
          </AppLink>
        )}
      </form>
    </div>
  );
}
