import type { LinkView } from '../../ui/link-view';
import { WaysOut } from './ways-out';
import styles from './favourites-page.module.css';

/** Nothing to show, and where to find something. */
export function EmptyList({ text, lists }: { text: string; lists: LinkView[] }) {
  return (
    <div>
      <p className={styles.text}>{text}</p>
      <WaysOut lists={lists} />
    </div>
  );
}
