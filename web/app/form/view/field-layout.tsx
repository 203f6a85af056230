import type { ReactNode } from 'react';
import type { FieldView } from '../form-view';
import styles from './field-layout.module.css';

export type FieldState = { id: string; error: string | undefined; initial: string[] };

type FieldLayoutProps = {
  field: Pick<FieldView, 'hint' | 'width' | 'widget'>;
  id: string;
  error: string | undefined;
  children: ReactNode;
  /** Live text below the hint. */
  output?: ReactNode;
};

/** Places a field in the grid, with its hint before and its error after the control. */
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

/** Renders the label with the required mark; the control has the attribute as well. */
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

/** Returns a control's ARIA attributes for its error and descriptions. */
export function describeControl(id: string, hint: string | null, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}
