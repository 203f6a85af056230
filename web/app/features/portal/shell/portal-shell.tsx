import { type ReactNode, useState } from 'react';
import { AppLink } from '../../../ui/links/app-link';
import { Icon } from '../../../ui/icons/icon';
import type { PortalView, LoginNoticeView } from '../portal-view';
import { PropertyChooser } from './property-chooser';
import ghost from '../../../ui/controls/ghost-button.module.css';
import styles from './portal-shell.module.css';
import loginNoticeStyles from './login-notice.module.css';

type PortalShellProps = { portal: PortalView; children: ReactNode };

/** Renders the frame of the portal: the owner, the tabs and the chooser. */
export function PortalShell({ portal, children }: PortalShellProps) {
  const { name, owner, notice, chooser, tabs, logout, printed } = portal;
  return (
    <div className={styles.portal}>
      <p className={styles.printed}>
        {name} · {printed}
      </p>
      <div className={styles.bar}>
        <p className={styles.who}>
          <span className={styles.name}>{name}</span> <span>{owner}</span>
        </p>
        <nav className={styles.nav} aria-label={name}>
          <ul className={styles.tabs}>
            {tabs.map(({ href, label, name: tabName, isCurrent }) => (
              <li key={href} className={styles.tab}>
                <AppLink
                  href={href}
                  aria-label={tabName}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.chooser}>
          {/* The key resets the chooser after a choice: closed, with an empty field. */}
          <PropertyChooser chooser={chooser} key={tabs.find(({ isCurrent }) => isCurrent)?.href} />
        </div>
        <form className={styles.logout} method="post" action={logout.href}>
          <button type="submit" className={ghost.button}>
            <Icon name="leave" />
            {logout.label}
          </button>
        </form>
      </div>
      {notice && <LoginNotice notice={notice} />}
      {children}
    </div>
  );
}

/** Shows the latest login; without JavaScript, reloading the page closes it. */
function LoginNotice({ notice }: { notice: LoginNoticeView }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const { text, link, close } = notice;
  return (
    <div className={loginNoticeStyles.notice} role="status">
      <Icon name="clock" />
      <p>
        {text}{' '}
        <AppLink className={loginNoticeStyles.link} href={link.href}>
          {link.label}
        </AppLink>
      </p>
      <a
        className={loginNoticeStyles.close}
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
