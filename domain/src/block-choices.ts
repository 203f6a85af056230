/** What editors can choose for a block of listings (EDIT-7). */
export const choiceKinds = ['types', 'places', 'listings'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** Of one kind, in one block. */
export const mostChoices = 24;

/** The values of a field of choices, which holds them joined by commas, each once. */
export function readChoices(text: string | null | undefined): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return [...new Set(values)].filter((value) => value !== '');
}
