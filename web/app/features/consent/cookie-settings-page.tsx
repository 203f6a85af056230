import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import { useConsent } from './consent-state';
import type { CookieSettingsView } from './consent-view';
import { CookieGroup } from './cookie-group';
import { choiceNames, choices } from './read-choice';
import { readSubmitted, saveChoice } from './save-choice';
import styles from './cookie-settings-page.module.css';

/**
 * CONSENT-2: each category with what it keeps, as the visitor chose it; a form that works without
 * JavaScript. Withdrawing is the same press as giving.
 */
export function CookieSettingsPage({ settings }: { settings: CookieSettingsView }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const own = useConsent();
  const chosen = isHydrated ? own : settings.chosen;
  const [notice, setNotice] = useState(settings.notice);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNotice(null);
    const sent = readSubmitted(event.currentTarget, event.nativeEvent);
    if (await saveChoice(settings, sent)) setNotice(settings.saved);
  };
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
        onSubmit={(event) => void send(event)}
      >
        <input type="hidden" name={choiceNames.version} value={settings.version} />
        <div className={styles.groups}>
          {settings.groups.map((group) => (
            <CookieGroup
              // A box shows what was chosen last, by whatever button.
              key={`${group.name} ${String(group.name && chosen?.[group.name])}`}
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
          <p className={styles.notice} role="status">
            {notice}
          </p>
        </div>
      </form>
    </div>
  );
}
