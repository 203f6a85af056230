/** The colour classes of the European scale, best first. */
export type EnergyGroup = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

/** RULE-5: one label of a region's ladder. */
export type EnergyLabelView = {
  /** As the CMS names it, e.g. `a_sub`. */
  code: string;
  /** As people write it, e.g. `A-`. */
  text: string;
  group: EnergyGroup;
};
