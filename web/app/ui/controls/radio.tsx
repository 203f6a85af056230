import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../layout/class-names';
import checkbox from './checkbox.module.css';
import styles from './radio.module.css';

type RadioProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  note?: string | null;
};

/** A native radio button and its label as one target of 44 px. */
export function Radio({ label, note, ...rest }: RadioProps) {
  return (
    <label className={checkbox.checkbox}>
      <input className={classNames(checkbox.box, styles.dot)} type="radio" {...rest} />
      <span className={checkbox.label}>{label}</span>
      {note && <span className={checkbox.note}>{note}</span>}
    </label>
  );
}
