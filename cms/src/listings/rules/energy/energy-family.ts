import { energyFamilies, type EnergyFamily } from '@agency/domain/energy-families';

/** The letter of a label's code: `a` for `a_plus`; null for none or one beyond g (FIND-6). */
export function findEnergyFamily(label: string | null): EnergyFamily | null {
  return energyFamilies.find((family) => family === label?.[0]) ?? null;
}
