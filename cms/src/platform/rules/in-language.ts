/**
 * Returns the name in the language, otherwise in the first language that has one, otherwise an
 * empty string.
 */
export function inLanguage(
  names: Readonly<Record<string, string>> | undefined,
  language: string,
): string {
  return names?.[language] ?? Object.values(names ?? {})[0] ?? '';
}
