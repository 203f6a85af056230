import { VisuallyHidden } from '../text/visually-hidden';
import styles from './segments.module.css';

type SegmentsProps = {
  name: string;
  legend: string;
  /** The first is chosen beforehand. */
  options: readonly { value: string; label: string }[];
};

/** A choice of a few as one control: radio buttons, so that it needs no script. */
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
