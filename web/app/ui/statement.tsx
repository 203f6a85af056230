import type { ReactNode } from 'react';
import styles from './statement.module.css';

type StatementProps = { code: string; title: string; text: string; children: ReactNode };

/** A page that has only one thing to say: what went wrong and where to go. */
export function Statement({ code, title, text, children }: StatementProps) {
  return (
    <section className={styles.statement}>
      <p className={styles.code} aria-hidden="true">
        {code}
      </p>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
