import { AppLink } from '../../../ui/app-link';
import { Form } from '../../../form/view/form';
import type { RefusedForm } from '../../../form/send/form-answer';
import type { AccountView } from './account-view';
import styles from './account.module.css';

type AccountProps = {
  account: AccountView;
  /** What came of the form when it was sent without a script. */
  answer: RefusedForm | null;
};

/** OWN-1: the owner's data as the agency has them, and how to change the password. */
export function Account({ account, answer }: AccountProps) {
  const { title, details, wrong, password } = account;
  return (
    <div className={styles.account}>
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
      <section className={styles.part} aria-labelledby="password">
        <h2 id="password">{password.title}</h2>
        {password.notice && (
          <p className={styles.notice} role="status">
            {password.notice}
          </p>
        )}
        <p className={styles.text}>{password.text}</p>
        <Form form={password.form} first={answer} key={password.notice} />
      </section>
    </div>
  );
}
