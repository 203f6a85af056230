import type { InputHTMLAttributes } from 'react';
import styles from './choice-chip.module.css';

type ChoiceChipProps = InputHTMLAttributes<HTMLInputElement> & {
  type: 'checkbox' | 'radio';
  label: string;
  /** Stands behind the label, e.g. how many there are. */
  note?: string | null;
};

/** A native checkbox or radio button that looks like a button, for choices that stand in a row. */
export function ChoiceChip({ label, note, ...rest }: ChoiceChipProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} />
      <span data-label="">{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </label>
  );
}
