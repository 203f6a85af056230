import type { ReactNode } from 'react';
import styles from './statement.module.css';

type StatementProps = {
  /** The number of the failure, or what is drawn in its place. */
  code: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
};

/** A page that has only one thing to say: what went wrong and where to go. */
export function Statement({ code, title, text, children }: StatementProps) {
  return (
    <section className={styles.statement}>
      <div className={styles.code} aria-hidden="true">
        {code}
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
