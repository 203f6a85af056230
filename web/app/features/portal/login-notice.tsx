import { useState } from 'react';
import { AppLink } from '../../ui/app-link';
import { Icon } from '../../ui/icon';
import type { LoginNoticeView } from './portal-view';
import styles from './login-notice.module.css';

/** OWN-7: that someone logged in; without JavaScript it closes by loading the page anew. */
export function LoginNotice({ notice }: { notice: LoginNoticeView }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const { text, link, close } = notice;
  return (
    <div className={styles.notice} role="status">
      <Icon name="clock" />
      <p>
        {text}{' '}
        <AppLink className={styles.link} href={link.href}>
          {link.label}
        </AppLink>
      </p>
      <a
        className={styles.close}
        href={close.href}
        aria-label={close.label}
        onClick={(event) => {
          event.preventDefault();
          setClosed(true);
        }}
      >
        <Icon name="close" />
      </a>
    </div>
  );
}
