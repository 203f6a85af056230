/** A column's value as a number; null where there is none. PostgreSQL gives decimals as texts. */
export function toNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

/** A column's value as yes or no; null where it is not known. */
export function toFlag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** A column's value as an ISO instant; null where there is none. */
export function toInstant(value: unknown): string | null {
  return value === null || value === undefined || value === ''
    ? null
    : new Date(value as string | number | Date).toISOString();
}

/** A column's value as a text without space around it; null where nothing is left. */
export function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
