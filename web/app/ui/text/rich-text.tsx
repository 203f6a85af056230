import { classNames } from '../layout/class-names';
import styles from './rich-text.module.css';

/** Editors' text. `html` must be cleaned by the server: it is put in the page as it is. */
export function RichText({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
