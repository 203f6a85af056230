import { VisuallyHidden } from '../text/visually-hidden';
import colours from './energy-colours.module.css';
import styles from './energy-label.module.css';
import type { EnergyFamily } from '@agency/domain/energy-families';

type EnergyLabelProps = {
  label: EnergyLabelView;
  /** Accessible name, e.g. `Energy label A-`. */
  name: string;
  size?: 'small' | 'large';
};

/** Draws the official arrow in the colour of the label's scale. */
export function EnergyLabel({ label, name, size = 'small' }: EnergyLabelProps) {
  return (
    <span className={`${styles.arrow} ${styles[size]} ${colours[label.group]}`}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden="true">{label.text}</span>
    </span>
  );
}

export type EnergyLabelView = {
  /** Code in the CMS, e.g. `a_sub`. */
  code: string;
  /** Label as displayed, e.g. `A-`. */
  text: string;
  group: EnergyFamily;
};
