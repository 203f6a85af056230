/** Converts a column value to a number; null if empty. PostgreSQL returns decimals as strings. */
export function toNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  return Number.isFinite(Number(value)) ? Number(value) : null;
}

/** Converts a column value to a boolean; null if unknown. */
export function toFlag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

/** Converts a column value to an ISO timestamp; null if empty. */
export function toInstant(value: unknown): string | null {
  return value === null || value === undefined || value === ''
    ? null
    : new Date(value as string | number | Date).toISOString();
}

/** Converts a column value to trimmed text; null if empty. */
export function toText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
