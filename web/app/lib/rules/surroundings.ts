/** RULE-11: the wording of a number of façades. */
export type FacadesKey = 'facades.open' | 'facades.halfOpen' | 'facades.closed';

const facadesKeys: Readonly<Record<number, FacadesKey>> = {
  2: 'facades.closed',
  3: 'facades.halfOpen',
  4: 'facades.open',
};

/** RULE-11: 4 façades are open, 3 half-open, 2 closed; null for any other number. */
export function findFacadesKey(facades: number | null | undefined): FacadesKey | null {
  return facadesKeys[facades ?? Number.NaN] ?? null;
}

const floodZones = ['none', 'possible', 'effective', 'river', 'delimited'] as const;

/** RULE-11: the wording of a flood zone's code; null for one that is shown as given. */
export function findFloodZoneKey(
  zone: string | null | undefined,
): `floods.${(typeof floodZones)[number]}` | null {
  const code = floodZones.find((known) => known === zone?.trim().toLowerCase());
  return code === undefined ? null : `floods.${code}`;
}

const floodScores = ['a', 'b', 'c', 'd'] as const;

/** RULE-11: the wording of a G- or P-score; null for one that is shown as given. */
export function findFloodScoreKey(
  score: string | null | undefined,
): `floods.score.${(typeof floodScores)[number]}` | null {
  const letter = floodScores.find((known) => known === score?.trim().toLowerCase());
  return letter === undefined ? null : `floods.score.${letter}`;
}
