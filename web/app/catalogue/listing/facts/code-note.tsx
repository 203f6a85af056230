import type { FactCodeView } from '../listing-detail-view';
import styles from './code-note.module.css';

/**
 * The official codes behind the words of a fact. Pressed, they say what they stand for: a title
 * alone is out of reach for fingers and keyboards.
 */
export function CodeNote({ codes }: { codes: FactCodeView[] }) {
  return (
    <details className={styles.note}>
      <summary className={styles.codes}>
        {codes.map(({ code, words }) => (
          <abbr className={styles.code} key={code} title={words}>
            {code}
          </abbr>
        ))}
      </summary>
      {codes.map(({ code, text }) => (
        <p className={styles.text} key={code}>
          {text}
        </p>
      ))}
    </details>
  );
}
