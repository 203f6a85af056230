/** The energy labels without their plus and minus, best first, as lists can be narrowed to them (FIND-6). */
export const energyFamilies = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

export type EnergyFamily = (typeof energyFamilies)[number];
