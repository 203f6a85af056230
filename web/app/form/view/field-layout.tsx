import type { ReactNode } from 'react';
import type { FieldView } from '../form-view';
import styles from './field-layout.module.css';

/** What a control needs to know beside what it is. */
export type FieldState = { id: string; error: string | undefined; initial: string[] };

type FieldLayoutProps = {
  field: Pick<FieldView, 'hint' | 'width' | 'widget'>;
  id: string;
  error: string | undefined;
  children: ReactNode;
  /** What changes while it is filled in, below the hint. */
  output?: ReactNode;
};

/** The place of a field in the grid, its hint before and its error after what is filled in. */
export function FieldLayout({ field, id, error, children, output }: FieldLayoutProps) {
  return (
    <div
      className={styles.field}
      data-width={field.width}
      data-widget={field.widget}
      data-wrong={error ? '' : undefined}
    >
      {children}
      {field.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {output}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The label's text with the mark of what has to be filled in; the control itself says it too. */
export function LabelText({ field }: { field: Pick<FieldView, 'label' | 'isRequired'> }) {
  return (
    <>
      {field.label}
      {field.isRequired && (
        <span className={styles.mark} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}

/** The ARIA of a control: whether it is wrong, and what describes it. */
export function describeControl(id: string, hint: string | null, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}
