import { VisuallyHidden } from '../text/visually-hidden';
import styles from './segments.module.css';

type SegmentsProps = {
  name: string;
  legend: string;
  /** The first option is selected by default. */
  options: readonly { value: string; label: string }[];
};

/** Segmented control made of radio buttons, so that it works without scripts. */
export function Segments({ name, legend, options }: SegmentsProps) {
  return (
    <fieldset className={styles.segments} role="radiogroup">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
