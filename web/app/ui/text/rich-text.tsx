import { classNames } from '../layout/class-names';
import styles from './rich-text.module.css';

type RichTextProps = { html: string; className?: string | undefined; 'data-edit'?: string };

/** Editors' text. `html` is inserted as it is: it must have been sanitized on the server. */
export function RichText({ html, className, ...mark }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, className)}
      {...mark}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
