import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field';
import type { QuestionView } from '../send/form-answer';
import { sentNames } from '../send/sent-names';
import styles from './question.module.css';

/** FORM-7: a sum for whom no script has proved human, as a line of text like any other. */
export function Question({ question, id }: { question: QuestionView; id: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.question}>
      <input type="hidden" name={sentNames.question} value={question.token} />
      <Field
        id={id}
        name={sentNames.answer}
        label={question.text}
        hint={t('form.send.questionHint')}
        error={question.error ?? undefined}
        defaultValue={question.value}
        autoComplete="off"
        maxLength={30}
        required
      />
    </div>
  );
}
