import { Checkbox } from '../../ui/checkbox';
import { Icon } from '../../ui/icon';
import type { CookieGroupView, CookieSettingsView } from '../../features/consent/consent-view';
import styles from './cookie-group.module.css';

type CookieGroupProps = {
  group: CookieGroupView;
  /** Null for what is always on. */
  isAllowed: boolean | null;
  settings: Pick<CookieSettingsView, 'allow' | 'always' | 'heads' | 'noCookies'>;
};

/** CONSENT-2: one category: what it is for, the box that allows it, and its cookies, folded. */
export function CookieGroup({ group, isAllowed, settings }: CookieGroupProps) {
  const { name, label, text, show, cookies } = group;
  const { heads } = settings;
  const id = `cookies-${name ?? 'necessary'}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.label}>
          {label}
        </h2>
        {isAllowed === null ? (
          <p className={styles.always}>{settings.always}</p>
        ) : (
          <Checkbox
            name={name ?? ''}
            label={settings.allow}
            aria-label={`${settings.allow}: ${label}`}
            defaultChecked={isAllowed}
          />
        )}
      </div>
      <div className={styles.about}>
        <p className={styles.text}>{text}</p>
        {cookies.length === 0 ? (
          <p className={styles.none}>{settings.noCookies}</p>
        ) : (
          <details className={styles.details}>
            <summary className={styles.summary}>
              {show}
              <Icon name="down" />
            </summary>
            <ul className={styles.list}>
              {cookies.map((cookie) => (
                <li key={cookie.name} className={styles.cookie}>
                  <p className={styles.name}>{cookie.name}</p>
                  <p className={styles.purpose}>{cookie.purpose}</p>
                  <dl className={styles.facts}>
                    <dt>{heads.setBy}</dt>
                    <dd>{cookie.setBy}</dd>
                    <dt>{heads.duration}</dt>
                    <dd>{cookie.duration}</dd>
                  </dl>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
