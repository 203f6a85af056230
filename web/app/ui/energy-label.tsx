import type { EnergyLabelView } from './energy-label-view';
import { VisuallyHidden } from './visually-hidden';
import colours from './energy-colours.module.css';
import styles from './energy-label.module.css';

type EnergyLabelProps = {
  label: EnergyLabelView;
  /** What a screen reader says, e.g. `Energy label A-`. */
  name: string;
  size?: 'small' | 'large';
};

/** RULE-5: the label as the official arrow, in its colour of the scale. */
export function EnergyLabel({ label, name, size = 'small' }: EnergyLabelProps) {
  return (
    <span className={`${styles.arrow} ${styles[size]} ${colours[label.group]}`}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{label.text}</span>
    </span>
  );
}
