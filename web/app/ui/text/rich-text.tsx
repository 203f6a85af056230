import { classNames } from '../layout/class-names';
import styles from './rich-text.module.css';

/** Editors' text. `html` is inserted as it is: it must have been sanitized on the server. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
