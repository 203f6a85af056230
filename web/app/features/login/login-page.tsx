import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { LinkButton } from '../../ui/controls/button';
import { Form } from '../../form/view/form';
import type { RefusedForm } from '../../form/send/form-answer';
import type { LoginView, LoginPanelView } from './login-view';
import styles from './login-page.module.css';
import { classNames } from '../../ui/layout/class-names';
import { ReachLinks } from '../../ui/links/contact-links';
import gable from '../../ui/layout/gable.module.css';
import { Icon } from '../../ui/icons/icon';
import { RichText } from '../../ui/text/rich-text';
import loginPanelStyles from './login-panel.module.css';

type LoginPageProps = {
  view: LoginView;
  /** Result of a form sent without JavaScript. */
  answer: RefusedForm | null;
  /** The editors' text on getting a login, as safe HTML. */
  about: string;
};

/** Renders a login step with plain forms, which work without JavaScript. */
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

type LoginPanelProps = {
  panel: LoginPanelView;
  /** The editors' text on getting a login, as safe HTML; empty for the default text. */
  about: string;
};

function LoginPanel({ panel, about }: LoginPanelProps) {
  const { title, lines, access, phone, email } = panel;
  return (
    <div className={classNames(gable.gable, loginPanelStyles.panel)}>
      <h2 className={loginPanelStyles.title}>{title}</h2>
      <ul className={loginPanelStyles.lines}>
        {lines.map(({ icon, text }) => (
          <li key={text} className={loginPanelStyles.line}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <div className={loginPanelStyles.access}>
        {about ? <RichText html={about} /> : <p>{access}</p>}
        <p className={loginPanelStyles.reach}>
          <ReachLinks phone={phone} email={email} className={loginPanelStyles.link} />
        </p>
      </div>
    </div>
  );
}
