import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

export function Field({ label, hint, error, id, ...rest }: FieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <input
        className={styles.control}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, hint, error)}
        {...rest}
      />
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  options: { value: string; label: string; disabled?: boolean }[];
};

export function Select({ label, options, id, ...rest }: SelectProps) {
  const own = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id ?? own}>
        {label}
      </label>
      <select className={styles.control} id={id ?? own} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type FieldNotesProps = { id: string; hint: string | undefined; error: string | undefined };

function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
