/** Energy labels without plus and minus, best first, as lists can be filtered by them. */
export const energyFamilies = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

export type EnergyFamily = (typeof energyFamilies)[number];
