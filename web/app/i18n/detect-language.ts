import { isLanguage, type Language } from '@agency/domain/languages';

/** Cookie with the visitor's choice, written by the browser (`document-language.ts`). */
export const languageCookie = 'lng';

export interface LanguageHints {
  /** The query with or without its question mark. */
  readonly search?: string;
  readonly cookie?: string | null;
  readonly acceptLanguage?: string | null;
}

/**
 * Returns the language for an address without one: `lng` in the query, then the cookie, then
 * `Accept-Language`, then the default. `vary` is the header of the response.
 */
export function detectLanguage(
  hints: LanguageHints,
  enabled: readonly Language[],
  defaultLanguage: Language,
): { language: Language; vary: string } {
  const preferred = [
    new URLSearchParams(hints.search ?? '').get('lng'),
    readCookie(hints.cookie ?? '', languageCookie),
    ...parseAcceptLanguage(hints.acceptLanguage ?? ''),
  ];
  const language = preferred
    .map(toLanguage)
    .find((candidate) => candidate !== null && enabled.includes(candidate));
  return { language: language ?? defaultLanguage, vary: 'Cookie, Accept-Language' };
}

function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])[0];
      return { range: range.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ range, weight }) => range !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}

function toLanguage(tag: string | null): Language | null {
  const code = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0];
  return isLanguage(code) ? code : null;
}

function readCookie(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, value] = part.split('=');
    if (key?.trim() === name) return value?.trim() ?? null;
  }
  return null;
}
