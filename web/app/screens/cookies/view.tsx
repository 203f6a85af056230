import { Button } from '../../ui/controls/button';
import type { CookieSettingsView, CookieGroupView } from '../../features/consent/consent-view';
import { choiceNames, choices } from '../../features/consent/choice/read-choice';
import styles from './view.module.css';
import { Checkbox } from '../../ui/controls/checkbox';
import { Icon } from '../../ui/icons/icon';
import { PageHead } from '../../ui/text/page-head';
import cookieGroupStyles from './cookie-group.module.css';

/**
 * Renders each category with its cookies and the visitor's choice; a form that works without
 * JavaScript and is enhanced by `bindCookieSettings`. Withdrawing takes the same click as
 * consenting.
 */
export function CookieSettingsPage({ settings }: { settings: CookieSettingsView }) {
  const { chosen } = settings;
  const press = (value: string, label: string, className?: string) => (
    <Button
      className={className}
      kind="secondary"
      type="submit"
      name={choiceNames.choice}
      value={value}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHead
          breadcrumbs={settings.breadcrumbs}
          title={settings.title}
          intro={settings.intro}
        />
      </div>
      <form
        className={styles.form}
        method="post"
        action={settings.action}
        data-consent-settings=""
        data-days={settings.days}
        data-saved={settings.saved}
      >
        <input type="hidden" name={choiceNames.version} value={settings.version} />
        <div className={styles.groups}>
          {settings.groups.map((group) => (
            <CookieGroup
              key={group.name}
              group={group}
              isAllowed={group.name ? (chosen?.[group.name] ?? false) : null}
              settings={settings}
            />
          ))}
        </div>
        <div className={styles.acts} data-foot-bar>
          {press(choices.none, settings.decline)}
          {press(choices.all, settings.agree)}
          {press(choices.some, settings.save, styles.save)}
          <p className={styles.notice} role="status" suppressHydrationWarning>
            {settings.notice ?? ''}
          </p>
        </div>
      </form>
    </div>
  );
}

type CookieGroupProps = {
  group: CookieGroupView;
  /** Null for a category that is always on. */
  isAllowed: boolean | null;
  settings: Pick<CookieSettingsView, 'allow' | 'always' | 'heads' | 'noCookies'>;
};

/** Renders a category: purpose, checkbox, and its cookies, collapsed. */
function CookieGroup({ group, isAllowed, settings }: CookieGroupProps) {
  const { name, label, text, show, cookies } = group;
  const { heads } = settings;
  const id = `cookies-${name ?? 'necessary'}`;
  return (
    <section className={cookieGroupStyles.group} aria-labelledby={id}>
      <div className={cookieGroupStyles.head}>
        <h2 id={id} className={cookieGroupStyles.label}>
          {label}
        </h2>
        {isAllowed === null ? (
          <p className={cookieGroupStyles.always}>{settings.always}</p>
        ) : (
          <Checkbox
            name={name ?? ''}
            label={settings.allow}
            aria-label={`${settings.allow}: ${label}`}
            defaultChecked={isAllowed}
          />
        )}
      </div>
      <div className={cookieGroupStyles.about}>
        <p className={cookieGroupStyles.text}>{text}</p>
        {cookies.length === 0 ? (
          <p className={cookieGroupStyles.none}>{settings.noCookies}</p>
        ) : (
          <details className={cookieGroupStyles.details}>
            <summary className={cookieGroupStyles.summary}>
              {show}
              <Icon name="down" />
            </summary>
            <ul className={cookieGroupStyles.list}>
              {cookies.map((cookie) => (
                <li key={cookie.name} className={cookieGroupStyles.cookie}>
                  <p className={cookieGroupStyles.name}>{cookie.name}</p>
                  <p className={cookieGroupStyles.purpose}>{cookie.purpose}</p>
                  <dl className={cookieGroupStyles.facts}>
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
