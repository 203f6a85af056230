import { parse, useForm, type SubmissionResult } from '@conform-to/react';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button';
import { checkFields, listFields } from './controls/check-fields';
import { ErrorSummary } from './error-summary';
import type { RefusedForm, QuestionView } from '../send/form-answer';
import { FormGroups } from './form-groups';
import type { FieldView, FormView } from '../form-view';
import { sentNames } from '../send/sent-names';
import { useSending } from './use-sending';
import styles from './form.module.css';
import { Field } from '../../ui/controls/field';
import questionStyles from './question.module.css';

type FormProps = {
  form: FormView;
  /** Result of a submission without JavaScript. */
  first?: RefusedForm | null;
};

/**
 * Renders a form. Without JavaScript the browser validates and posts it to its own screen; with it
 * the same checks use the site's messages and the page stays.
 */
export function Form({ form: given, first = null }: FormProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(given);
  const { send, phase, answer, question, prepare } = useSending(form, first, setForm);
  const [refusals, setRefusals] = useState(0);
  const named = listFields(form);
  // Conform compares the result by identity.
  const lastResult = useMemo(() => answer && toResult(form, answer), [form, answer]);
  const [meta, fields] = useForm<Record<string, string | string[]>>({
    defaultValue: form.values as Record<string, string | string[]>,
    lastResult,
    defaultNoValidate: false,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve(value, intent) {
          const wrong = checkFields(form, formData);
          // While one field is corrected, the server's other errors stay: null keeps them.
          const kept = intent?.type === 'validate' ? intent.payload.name : null;
          const others = named.filter(({ name }) => kept !== null && name !== kept);
          const error = { ...Object.fromEntries(others.map(({ name }) => [name, null])), ...wrong };
          return Object.keys(error).length > 0 ? { error } : { value };
        },
      }),
    onSubmit(event, { formData }) {
      event.preventDefault();
      void send(formData);
    },
  });
  const errors = named.flatMap((field) => {
    const { id = field.name, errors: texts } = fields[field.name] ?? {};
    return texts?.[0] ? [{ id: focusedId(field, id), text: texts[0] }] : [];
  });
  const formToken = (answer ?? first)?.formToken;

  function submit(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    meta.onSubmit(event);
    // The library also submits to validate one field, with its own button.
    const isSent = (submitter as HTMLButtonElement | null)?.name !== '__intent__';
    if (isSent && Object.keys(checkFields(form, new FormData(event.currentTarget))).length > 0) {
      setRefusals((count) => count + 1);
    }
  }

  return (
    <form
      className={styles.form}
      data-short={form.isShort ? '' : undefined}
      id={meta.id}
      method="post"
      action={form.action}
      encType={form.hasFile ? 'multipart/form-data' : undefined}
      noValidate={meta.noValidate}
      onSubmit={submit}
      onFocus={prepare}
      aria-busy={phase !== 'idle'}
    >
      <ErrorSummary
        answer={answer}
        errors={errors}
        ask={question && { id: `${meta.id}-answer`, text: question.text }}
        refusals={refusals}
      />
      {!form.isShort && named.some(({ isRequired }) => isRequired) && (
        <p className={styles.hint}>{t('form.requiredHint')}</p>
      )}
      <FormGroups groups={form.groups} metas={fields} wrong={answer?.wrong} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${meta.id}-trap`}>{t('form.send.trap')}</label>
        <input id={`${meta.id}-trap`} name={sentNames.trap} tabIndex={-1} autoComplete="off" />
      </div>
      {formToken && <input type="hidden" name={sentNames.formToken} value={formToken} />}
      {question && <Question question={question} id={`${meta.id}-answer`} key={question.token} />}
      <div className={styles.end}>
        <Button type="submit" aria-disabled={phase !== 'idle' || undefined} data-held-click="">
          {phase === 'idle' ? form.submitLabel : t('form.send.sending')}
        </Button>
        <p className={styles.status} role="status">
          {phase === 'checking' && t('form.send.checking')}
        </p>
      </div>
    </form>
  );
}

/** In a group of choices the first gets the focus. */
function focusedId({ widget }: FieldView, id: string): string {
  return widget === 'radios' || widget === 'checkboxes' ? `${id}-0` : id;
}

function toResult(form: FormView, { errors, values }: RefusedForm): SubmissionResult {
  return {
    status: 'error',
    initialValue: { ...values } as Record<string, string | string[]>,
    error: Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
    fields: listFields(form).map(({ name }) => name),
  };
}

/** Renders the sum for visitors without proof of work as a text field. */
function Question({ question, id }: { question: QuestionView; id: string }) {
  const { t } = useTranslation();
  return (
    <div className={questionStyles.question}>
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
