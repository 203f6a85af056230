/** Returns a short error name without personal data: database messages repeat values. */
export function nameError(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}
