import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LinkButton } from '../../ui/button';
import { Form } from '../../form/view/form';
import type { RefusedForm } from '../../form/send/form-answer';
import { LoginPanel } from './login-panel';
import type { LoginView } from './login-view';
import styles from './login-page.module.css';

type LoginPageProps = {
  view: LoginView;
  /** What came of the form when it was sent without a script. */
  answer: RefusedForm | null;
  /** What editors say of getting a login, as safe HTML. */
  about: string;
};

/** OWN-1: a step of the login. Plain forms: it works without JavaScript. */
export function LoginPage({ view, answer, about }: LoginPageProps) {
  const { t } = useTranslation();
  const { breadcrumbs, title, notice, text, form, links } = view;
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('nav.breadcrumbs')} items={breadcrumbs} />
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {notice && (
            <p className={styles.notice} role="status">
              {notice}
            </p>
          )}
          {text && <p className={styles.text}>{text}</p>}
        </header>
        {form && <Form form={form} first={answer} key={form.action} />}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ href, label }, place) => (
              <li key={href}>
                {form === null && place === 0 ? (
                  <LinkButton href={href}>{label}</LinkButton>
                ) : (
                  <AppLink className={styles.link} href={href}>
                    {label}
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <LoginPanel panel={view.panel} about={about} />
    </div>
  );
}
