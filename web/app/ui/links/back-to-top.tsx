import { Icon } from '../icons/icon';
import styles from './back-to-top.module.css';

/**
 * Link to the top of the page, hidden while the page is scrolled less than 10 px
 * (`scroll-state.ts`).
 */
export function BackToTop({ label }: { label: string }) {
  return (
    <a className={styles.button} href="#top" hidden aria-label={label} data-back-to-top="">
      <Icon name="up" />
    </a>
  );
}
