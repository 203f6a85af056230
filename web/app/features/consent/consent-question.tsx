import { Button } from '../../ui/controls/button';
import type { ConsentWordsView } from './consent-view';
import { choiceNames, choices } from './choice/read-choice';
import styles from './consent-question.module.css';
import { Checkbox } from '../../ui/controls/checkbox';
import consentBoxesStyles from './consent-boxes.module.css';

/**
 * Renders the question for `showConsentQuestion`, which reveals the hidden parts. All answers have
 * equal buttons.
 */
export function ConsentQuestion({ words, action }: { words: ConsentWordsView; action: string }) {
  return (
    <div
      className={styles.dialog}
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
    >
      <form className={styles.form} method="post" action={action} data-saved={words.saved}>
        <input type="hidden" name={choiceNames.version} value={words.version} />
        <div className={styles.words}>
          <h2 id="consent-title" className={styles.title}>
            {words.title}
          </h2>
          <p id="consent-text" className={styles.text}>
            {words.text}{' '}
            <a className={styles.policy} href={words.policy.href}>
              {words.policy.label}
            </a>
          </p>
          <ConsentBoxes words={words} />
        </div>
        <div className={styles.acts}>
          <Button kind="secondary" type="submit" name={choiceNames.choice} value={choices.none}>
            {words.decline}
          </Button>
          <Button kind="secondary" type="submit" name={choiceNames.choice} value={choices.all}>
            {words.agree}
          </Button>
          <Button
            hidden
            kind="secondary"
            type="submit"
            name={choiceNames.choice}
            value={choices.some}
          >
            {words.save}
          </Button>
          <Button kind="secondary">{words.settings}</Button>
        </div>
        <a hidden className={styles.list} href={words.settingsHref}>
          {words.list}
        </a>
      </form>
    </div>
  );
}

/**
 * Renders the categories with checkboxes, hidden until requested; the strictly necessary one has
 * none.
 */
function ConsentBoxes({ words }: { words: ConsentWordsView }) {
  const { necessary, categories, always } = words;
  return (
    <ul hidden className={consentBoxesStyles.list}>
      <li className={consentBoxesStyles.item}>
        <p className={consentBoxesStyles.label}>
          {necessary.label} <span className={consentBoxesStyles.always}>{always}</span>
        </p>
        <p className={consentBoxesStyles.text}>{necessary.text}</p>
      </li>
      {categories.map(({ name, label, text }) => (
        <li key={name} className={consentBoxesStyles.item}>
          <Checkbox name={name} label={label} aria-describedby={`consent-${name}`} />
          <p id={`consent-${name}`} className={consentBoxesStyles.text}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
