import { Form } from '../../../form/view/form';
import type { RefusedForm } from '../../../form/send/form-answer';
import type { QuestionView } from './question-form.server';
import styles from './question.module.css';

type QuestionProps = {
  question: QuestionView;
  /** Result of a form sent without JavaScript. */
  answer: RefusedForm | null;
};

export function Question({ question: { title, text, notice, form }, answer }: QuestionProps) {
  return (
    <section className={styles.question} id="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">{title}</h2>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      <Form form={form} first={answer} key={form.action} />
    </section>
  );
}
