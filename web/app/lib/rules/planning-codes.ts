/** Codes of the Flemish planning disclosure (VCRO art. 5.2.6) by subject. */
const planningCodes = {
  permit: ['vg', 'gvg'],
  destination: [
    ...(['wg', 'wglk', 'wche', 'wp', 'wug', 'igb', 'iab', 'gdr'] as const),
    ...(['gvr', 'ag', 'lwag', 'bg', 'ng', 'nr', 'pg'] as const),
  ],
  allotment: ['vv', 'gvv'],
  summons: ['dv', 'gdv', 'ho', 'bo', 'lod', 'ms', 'gmo'],
  preemption: ['vkr', 'gvkr'],
} as const;

export type PlanningSubject = keyof typeof planningCodes;

export type PlanningKey = {
  [Subject in PlanningSubject]: `planning.${Subject}.${(typeof planningCodes)[Subject][number]}`;
}[PlanningSubject];

/**
 * Returns the dictionary keys of a planning mention, one per code (`Wg, Ag` has two); empty if any
 * code is unknown, in which case the mention is shown as it is.
 */
export function listPlanningKeys(
  subject: PlanningSubject,
  mention: string | null | undefined,
): PlanningKey[] {
  const codes = splitMention(mention).map((code) => code.toLowerCase());
  const known: readonly string[] = planningCodes[subject];
  if (!codes.every((code) => known.includes(code))) return [];
  return codes.map((code) => `planning.${subject}.${code}` as PlanningKey);
}

export function splitMention(mention: string | null | undefined): string[] {
  return (mention ?? '').trim().split(/[\s,;/+]+/);
}
