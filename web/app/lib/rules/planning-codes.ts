/** The codes of the Flemish duty to inform (VCRO art. 5.2.6), by what they are about. */
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

/** The dictionary's key of a code in words, such as `planning.permit.vg`. */
export type PlanningKey = {
  [Subject in PlanningSubject]: `planning.${Subject}.${(typeof planningCodes)[Subject][number]}`;
}[PlanningSubject];

/**
 * DETAIL-2: the wordings of a planning mention, one for each of its codes (`Wg, Ag` has two); empty
 * when any of them is not known, for then the mention is shown as given.
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

/** The codes of a planning mention as they are written: `Wg, Ag` has two. */
export function splitMention(mention: string | null | undefined): string[] {
  return (mention ?? '').trim().split(/[\s,;/+]+/);
}
