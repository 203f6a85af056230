/** A column's value as a number; null where there is none. PostgreSQL gives decimals as texts. */
export function toNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

/** A column's value as a text without space around it; null where nothing is left. */
export function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
