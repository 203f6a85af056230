import { useId } from 'react';
import { Button } from '../../ui/button';
import type { NewsletterView } from './layout-view';
import styles from './newsletter.module.css';

/**
 * FORM-10: at the foot of every page. It is sent as it stands, also without JavaScript: the form's
 * own screen comes back with the address in it, so that no address stands in a link.
 */
export function Newsletter({ newsletter }: { newsletter: NewsletterView }) {
  const id = useId();
  const { title, text, action, label, beginName, submitLabel } = newsletter;
  return (
    <div className={styles.newsletter}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      <form className={styles.form} method="post" action={action}>
        <input type="hidden" name={beginName} value="1" />
        <label className={styles.label} htmlFor={`${id}-email`}>
          {label}
        </label>
        <input
          className={styles.input}
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit" className={styles.button}>
          {submitLabel}
        </Button>
      </form>
    </div>
  );
}
