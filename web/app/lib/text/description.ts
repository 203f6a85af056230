import { toPlainText } from '@agency/domain/plain-text';

/** Characters of a description that search engines usually show. */
export const searchDescriptionLength = 155;

/**
 * Shortens a plain text to at most `limit` characters, with white space collapsed. A longer one is
 * cut at its last space if that is after 80 percent of the limit, and gets an ellipsis.
 */
export function shortenText(text: string | null | undefined, limit = 250): string {
  return cutText(fold(text ?? ''), limit);
}

/** Shortens the text of rendered HTML, such as an editor's introduction. */
export function shortenHtml(html: string | null | undefined, limit: number): string {
  return shortenText(toPlainText(html ?? '').replace(/^- /gm, ''), limit);
}

export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (!(limit > 0)) return '';
  const cut = text.slice(0, limit);
  const lastSpace = cut.lastIndexOf(' ');
  const kept = lastSpace > limit * 0.8 ? cut.slice(0, lastSpace) : cut;
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** Splits a plain text into its non-empty paragraphs and lines. */
export function listParagraphs(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(/\r\n?|\n/)
    .map(fold)
    .filter((paragraph) => paragraph !== '');
}

/** Skips single spaces: nearly all are, and replacing each takes most of the time. */
function fold(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}
