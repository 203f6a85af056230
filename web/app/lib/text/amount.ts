/**
 * Parses an amount in Belgian or English notation: `450000`, `450.000`, `450 000,50`, `€
 * 450,000.50`, `450.000,-`. Null if it is invalid, negative, or has an ambiguous separator.
 */
export function parseAmount(typed: string): number | null {
  const plain = typed
    .slice(0, 40)
    .replace(/[\s\u00a0\u202f'’]/g, ' ')
    .replace(/^ *(?:€|eur(?:o|os)?\b)?\s*|\s*(?:€|\beur(?:o|os)?)? *$/giu, '')
    .replace(/,[-–]$/, '');
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const ungrouped = ungroup(whole, /[.,]\d{1,2}$/.test(plain) ? plain.at(whole.length) : undefined);
  return ungrouped === null ? null : Number(`${ungrouped}.${decimals || '0'}`);
}

/** Parses a whole number of at most four digits; null for anything else. */
export function parseCount(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
}

/** Accepts plain digits, or groups of three with one separator other than the decimal one. */
function ungroup(whole: string, decimalSign: string | undefined): string | null {
  if (/^\d{1,13}$/.test(whole)) return whole;
  const [, sign] = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3}){0,3}$/.exec(whole) ?? [];
  return sign === undefined || sign === decimalSign ? null : whole.replace(/\D/g, '');
}
