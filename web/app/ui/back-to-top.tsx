import type { MouseEvent } from 'react';
import { Icon } from './icon';
import { scrollToTop } from './scroll-to-top';
import { useScrollPast } from './use-scroll-past';
import styles from './back-to-top.module.css';

/** SHELL-2: hidden while the page is scrolled less than 10 px; a plain link for what comes back. */
export function BackToTop({ label }: { label: string }) {
  const shown = useScrollPast(9) === true;
  const scroll = (event: MouseEvent) => {
    event.preventDefault();
    scrollToTop();
  };
  return (
    <a className={styles.button} href="#top" hidden={!shown} onClick={scroll} aria-label={label}>
      <Icon name="up" />
    </a>
  );
}
