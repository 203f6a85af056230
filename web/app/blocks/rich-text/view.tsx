import { useEditMark } from '../../ui/edit-mark';
import { RichText } from '../../ui/text/rich-text';
import styles from './view.module.css';

export type RichTextView = { kind: 'rich-text'; html: string };

export function RichTextBlock({ html }: { html: string }) {
  const mark = useEditMark();
  return (
    <div className={styles.text} {...mark('blocks.0.body')}>
      <RichText html={html} />
    </div>
  );
}
