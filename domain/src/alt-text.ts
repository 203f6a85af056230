import { languages, type Language } from './languages';

const markedText = new RegExp(`^(${languages.join('|')}):\\s*(.*)$`, 's');

/**
 * Returns a picture's alternative text in a language. A file has one text for all languages, or one
 * each: `nl: Voorgevel | fr: Façade avant`. Falls back to the first available in the order of
 * `languages`; empty if none exists.
 */
export function readAlt(text: string | null | undefined, language: string): string {
  const alts = parseAlts(text);
  if (alts === null) return (text ?? '').trim();
  const first = languages.find((code) => alts[code]);
  return alts[language as Language] || (first && alts[first]) || '';
}

/** Returns the text of each language; an unmarked text applies to all. */
export function listAlts(text: string | null | undefined): Partial<Record<Language, string>> {
  const plain = (text ?? '').trim();
  if (plain === '') return {};
  return (
    parseAlts(text) ??
    (Object.fromEntries(languages.map((code) => [code, plain])) as Record<Language, string>)
  );
}

/** Formats texts for {@link readAlt}; omits languages without a text. */
export function writeAlt(alts: Readonly<Record<string, string>>): string {
  return Object.entries(alts)
    .map(([language, alt]) => [language, alt.replaceAll('|', '/').trim()])
    .filter(([, alt]) => alt !== '')
    .map(([language, alt]) => `${language}: ${alt}`)
    .join(' | ');
}

/** Null unless every part names its language. */
function parseAlts(text: string | null | undefined): Partial<Record<Language, string>> | null {
  const marked = (text ?? '').split('|').map((part) => markedText.exec(part.trim()));
  if (marked.some((match) => !match)) return null;
  return Object.fromEntries(marked.map((match) => [match?.[1], match?.[2]?.trim() ?? '']));
}
