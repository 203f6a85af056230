/** The numbers of a custom field that have words, `agency.{field}.{number}`. */
export const codes: Readonly<Record<string, readonly number[]>> = {
  ribbon: [0, 1, 2, 3, 4],
  priceUnit: [0, 2, 7],
};

/** What can be chosen, in the order of the numbers: a stored one without words is a choice, too. */
export function listCodes(field: string, value: number): number[] {
  const known = codes[field] ?? [];
  return known.includes(value) ? [...known] : [...known, value];
}
