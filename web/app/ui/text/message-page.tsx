import type { ReactNode } from 'react';
import styles from './message-page.module.css';

type MessagePageProps = {
  code: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
};

export function MessagePage({ code, title, text, children }: MessagePageProps) {
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
