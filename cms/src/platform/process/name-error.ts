/** What went wrong, in a word that holds nobody's data: the message of a database repeats the values. */
export function nameError(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}
