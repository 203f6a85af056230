import { languages } from '@agency/domain/languages';

const markedText = new RegExp(`^(${languages.join('|')}):\\s*(.*)$`, 's');

/**
 * The description of a picture in a language. Editors write one text for all languages, or one each:
 * `nl: Voorgevel | fr: Façade avant`. A language that is not written gets the first; empty when there
 * is none.
 */
export function readAlt(text: string | null | undefined, language: string): string {
  const parts = (text ?? '').split('|').map((part) => part.trim());
  const marked = parts.map((part) => markedText.exec(part));
  if (marked.some((match) => !match)) return (text ?? '').trim();
  const wanted = marked.find((match) => match?.[1] === language) ?? marked[0];
  return wanted?.[2] ?? '';
}

/** The text that {@link readAlt} takes apart again. */
export function writeAlt(alts: Record<string, string>): string {
  return Object.entries(alts)
    .map(([language, alt]) => `${language}: ${alt.replaceAll('|', '/')}`)
    .join(' | ');
}
