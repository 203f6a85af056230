import type { EnergyFamily } from '@agency/domain/energy-families';

/** RULE-5: one label of a region's ladder. */
export type EnergyLabelView = {
  /** As the CMS names it, e.g. `a_sub`. */
  code: string;
  /** As people write it, e.g. `A-`. */
  text: string;
  /** Whose colour it has. */
  group: EnergyFamily;
};
