/** What decides whether the renovation duty is told. */
export interface EnergyFacts {
  readonly goal: 'sale' | 'rent';
  /** RULE-6: the region's code. */
  readonly region: string | null | undefined;
  /** RULE-5: the label's code. */
  readonly label: string | null | undefined;
}

/** RULE-12: the years the law's readings give, by language; a setting in the CMS overrides them. */
export const defaultRenovationYears: Readonly<Record<string, number>> = {
  nl: 5,
  fr: 5,
  en: 5,
  de: 6,
};

/**
 * RULE-12: within how many years the buyer of a Flemish home with label E or F must reach D;
 * null when no notice belongs there.
 */
export function findRenovationYears(
  { goal, region, label }: EnergyFacts,
  language: string,
  settings: Readonly<Record<string, number | null | undefined>> = {},
): number | null {
  const isDue = label?.toLowerCase() === 'e' || label?.toLowerCase() === 'f';
  if (goal !== 'sale' || region?.toLowerCase() !== 'flanders' || !isDue) return null;
  const years = settings[language];
  return typeof years === 'number' && years > 0 ? years : (defaultRenovationYears[language] ?? 5);
}
