import { RichText } from '../../ui/text/rich-text';
import styles from './view.module.css';

export type RichTextView = { kind: 'rich-text'; html: string };

export function RichTextBlock({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <RichText html={html} />
    </div>
  );
}
