/** Filters of a block of listings that editors can select. */
export const choiceKinds = ['types', 'places', 'listings'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** Maximum per type in one block. */
export const mostChoices = 24;

/** Splits a comma-separated field of choices, without duplicates. */
export function readChoices(text: string | null | undefined): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return [...new Set(values)].filter((value) => value !== '');
}
