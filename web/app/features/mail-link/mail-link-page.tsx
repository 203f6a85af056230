import { AppLink } from '../../ui/links/app-link';
import { Button, LinkButton } from '../../ui/controls/button';
import { Form } from '../../form/view/form';
import type { RefusedForm } from '../../form/send/form-answer';
import type { MailButton, MailLinkView } from './mail-link-view';
import styles from './mail-link-page.module.css';

type MailLinkPageProps = {
  view: MailLinkView;
  /** Result of a form sent without JavaScript. */
  answer: RefusedForm | null;
};

/**
 * Renders a mail link's subject and the buttons that act. Plain forms post to the page's own
 * address, without JavaScript.
 */
export function MailLinkPage({ view, answer }: MailLinkPageProps) {
  const { button, form, others, links } = view;
  return (
    <section className={styles.page}>
      <h1>{view.title}</h1>
      {view.notice && (
        <p className={styles.notice} role="status">
          {view.notice}
        </p>
      )}
      <p className={styles.text}>{view.text}</p>
      {view.lines.length > 0 && (
        <dl className={styles.lines}>
          {view.lines.map(({ label, value, href }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{href === null ? value : <AppLink href={href}>{value}</AppLink>}</dd>
            </div>
          ))}
        </dl>
      )}
      {button && <Act button={button} />}
      {form && (
        <div className={styles.form}>
          <Form form={form} first={answer} key={form.action} />
        </div>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <LinkButton href={href} kind="secondary">
                {label}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {others && (
        <details className={styles.others}>
          <summary>{others.label}</summary>
          <p className={styles.text}>{others.text}</p>
          <div className={styles.links}>
            {others.buttons.map((other) => (
              <Act key={other.intent} button={other} kind="secondary" />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

type ActProps = { button: MailButton; kind?: 'primary' | 'secondary' };

function Act({ button, kind = 'primary' }: ActProps) {
  return (
    <form method="post">
      <Button type="submit" kind={kind} name="intent" value={button.intent}>
        {button.label}
      </Button>
    </form>
  );
}
