/** The energy labels without their plus and minus, best first. */
export const ENERGY_FAMILIES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

export type EnergyFamily = (typeof ENERGY_FAMILIES)[number];

/** The letter of a label's code: `a` for `a_plus`; null for none or one beyond g (FIND-6). */
export function findEnergyFamily(label: string | null): EnergyFamily | null {
  return ENERGY_FAMILIES.find((family) => family === label?.[0]) ?? null;
}
