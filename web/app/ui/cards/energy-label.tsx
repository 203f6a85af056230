import { VisuallyHidden } from '../text/visually-hidden';
import colours from './energy-colours.module.css';
import styles from './energy-label.module.css';
import type { EnergyFamily } from '@agency/domain/energy-families';

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

/** RULE-5: one label of a region's ladder. */
export type EnergyLabelView = {
  /** As the CMS names it, e.g. `a_sub`. */
  code: string;
  /** As people write it, e.g. `A-`. */
  text: string;
  /** Whose colour it has. */
  group: EnergyFamily;
};
