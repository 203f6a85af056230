export type FacadesKey = 'facades.open' | 'facades.halfOpen' | 'facades.closed';

const facadesKeys: Readonly<Record<number, FacadesKey>> = {
  2: 'facades.closed',
  3: 'facades.halfOpen',
  4: 'facades.open',
};

/**
 * Returns the wording for 4 (open), 3 (half-open) or 2 (closed) façades; null for other numbers.
 */
export function findFacadesKey(facades: number | null | undefined): FacadesKey | null {
  return facadesKeys[facades ?? Number.NaN] ?? null;
}

const floodZones = ['none', 'possible', 'effective', 'river', 'delimited'] as const;

/** Returns the wording of a flood zone's code; null if it is shown as it is. */
export function findFloodZoneKey(
  zone: string | null | undefined,
): `floods.${(typeof floodZones)[number]}` | null {
  const code = floodZones.find((known) => known === zone?.trim().toLowerCase());
  return code === undefined ? null : `floods.${code}`;
}

const floodScores = ['a', 'b', 'c', 'd'] as const;

/** Returns the wording of a G- or P-score; null if it is shown as it is. */
export function findFloodScoreKey(
  score: string | null | undefined,
): `floods.score.${(typeof floodScores)[number]}` | null {
  const letter = floodScores.find((known) => known === score?.trim().toLowerCase());
  return letter === undefined ? null : `floods.score.${letter}`;
}
