import { Checkbox } from '../../ui/checkbox';
import type { ConsentWordsView } from './consent-view';
import styles from './consent-boxes.module.css';

/**
 * CONSENT-2: the categories with a box each, hidden until the visitor wants to choose; what is
 * strictly necessary is stated, not asked.
 */
export function ConsentBoxes({ words }: { words: ConsentWordsView }) {
  const { necessary, categories, always } = words;
  return (
    <ul hidden className={styles.list}>
      <li className={styles.item}>
        <p className={styles.label}>
          {necessary.label} <span className={styles.always}>{always}</span>
        </p>
        <p className={styles.text}>{necessary.text}</p>
      </li>
      {categories.map(({ name, label, text }) => (
        <li key={name} className={styles.item}>
          <Checkbox name={name} label={label} aria-describedby={`consent-${name}`} />
          <p id={`consent-${name}`} className={styles.text}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
