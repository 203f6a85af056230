import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  note?: string | null;
};

/** A native checkbox and its label as one target of 44 px. */
export function Checkbox({ label, note, ...rest }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input className={styles.box} type="checkbox" {...rest} />
      <span className={styles.label} data-label="">
        {label}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </label>
  );
}
