/** The name in the language, else in the first language that has one, else empty. */
export function inLanguage(
  names: Readonly<Record<string, string>> | undefined,
  language: string,
): string {
  return names?.[language] ?? Object.values(names ?? {})[0] ?? '';
}
