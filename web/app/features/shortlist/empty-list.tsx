import type { LinkView } from '../../ui/links/app-link';
import { Drawing } from '../../ui/media/drawing';
import { Suggestions } from './suggestions';
import styles from './shortlist.module.css';

/** Nothing to show, and where to find something. */
export function EmptyList({ text, lists }: { text: string; lists: LinkView[] }) {
  return (
    <div>
      <p className={styles.drawing}>
        <Drawing name="hooks" />
      </p>
      <p className={styles.text}>{text}</p>
      <Suggestions lists={lists} />
    </div>
  );
}
