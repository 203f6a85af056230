import { useState } from 'react';
import { AppLink } from '../../../ui/links/app-link';
import { Form } from '../../../form/view/form';
import type { RefusedForm } from '../../../form/send/form-answer';
import type { AccountView } from './account-view.server';
import styles from './account.module.css';

type AccountProps = {
  account: AccountView;
  /** Result of a form sent without JavaScript. */
  answer: RefusedForm | null;
  /** Name of the form that `answer` belongs to. */
  answered: string;
};

export function Account({ account, answer, answered }: AccountProps) {
  const { title, details, wrong, mails, email, password } = account;
  const answerOf = (name: string) => (answered === name ? answer : null);
  // An earlier confirmation does not apply to the form being sent now.
  const [sentFrom, setSentFrom] = useState<AccountView | null>(null);
  const doneOf = (notice: string | null) => (sentFrom === account ? null : notice);
  return (
    <div className={styles.account} onSubmitCapture={() => setSentFrom(account)}>
      <h1>{title}</h1>
      <section className={styles.part} aria-labelledby="details">
        <h2 id="details">{details.title}</h2>
        <p className={styles.text}>{details.text}</p>
        <dl className={styles.lines}>
          {details.lines.map(({ label, value }) => (
            <div key={label} className={styles.line}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.wrong}>
          <p>
            <strong>{wrong.title}</strong> {wrong.text}
          </p>
          <ul className={styles.links}>
            {wrong.links.map(({ href, text: way }) => (
              <li key={href}>
                <AppLink className={styles.link} href={href}>
                  {way}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.part} id="mails" aria-labelledby="mails-title">
        <h2 id="mails-title">{mails.title}</h2>
        <Notice text={doneOf(mails.notice)} />
        <Form form={mails.form} first={answerOf('mails')} />
      </section>
      <section className={styles.part} id="email" aria-labelledby="email-title">
        <h2 id="email-title">{email.title}</h2>
        <Notice text={email.notice} />
        <p className={styles.text}>{email.text}</p>
        <Form form={email.form} first={answerOf('email')} key={email.notice} />
      </section>
      <section className={styles.part} aria-labelledby="password">
        <h2 id="password">{password.title}</h2>
        <Notice text={doneOf(password.notice)} />
        <p className={styles.text}>{password.text}</p>
        <Form form={password.form} first={answerOf('password')} key={password.notice} />
      </section>
    </div>
  );
}

function Notice({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className={styles.notice} role="status">
      {text}
    </p>
  );
}
