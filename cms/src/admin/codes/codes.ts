export const codes: Readonly<Record<string, readonly number[]>> = {
  ribbon: [0, 1, 2, 3, 4],
  priceUnit: [0, 2, 7],
};

/** Returns the options in numeric order, including a stored number without translation. */
export function listCodes(field: string, value: number): number[] {
  const known = codes[field] ?? [];
  return known.includes(value) ? [...known] : [...known, value];
}
