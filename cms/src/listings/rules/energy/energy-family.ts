import { energyFamilies, type EnergyFamily } from '@agency/domain/energy-families';

/**
 * Returns the letter of a label's code, such as `a` for `a_plus`; null without a label or beyond g.
 */
export function findEnergyFamily(label: string | null): EnergyFamily | null {
  return energyFamilies.find((family) => family === label?.[0]) ?? null;
}
