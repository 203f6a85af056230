import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button';
import type { CookieSettingsView } from '../../features/consent/consent-view';
import { CookieGroup } from './cookie-group';
import { choiceNames, choices } from '../../features/consent/read-choice';
import styles from './view.module.css';

/**
 * CONSENT-2: each category with what it keeps, as the visitor chose it; a form that works without
 * JavaScript and is kept on the page by `bindCookieSettings`. Withdrawing is the same press as giving.
 */
export function CookieSettingsPage({ settings }: { settings: CookieSettingsView }) {
  const { t } = useTranslation();
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
      <header className={styles.head}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={settings.breadcrumbs} />
        <h1 className={styles.title}>{settings.title}</h1>
        <p className={styles.intro}>{settings.intro}</p>
      </header>
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
