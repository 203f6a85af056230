/** Longer texts are cut before they are looked at; no description is near this. */
const inputLimit = 50_000;

/** What search engines usually show of a page's description, in characters. */
export const searchDescriptionLength = 155;

/**
 * RULE-7: a description as plain text: tags stripped, white space folded, at most `limit`
 * characters. A longer one is cut at its last space if that lies after 80 percent of the limit,
 * and gets an ellipsis.
 */
export function cleanDescription(html: string | null | undefined, limit = 250): string {
  return cutText(fold(stripTags(html ?? '')), limit);
}

/** RULE-7: a text of at most `limit` characters, cut as {@link cleanDescription} does. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (!(limit > 0)) return '';
  const cut = text.slice(0, limit);
  const lastSpace = cut.lastIndexOf(' ');
  const kept = lastSpace > limit * 0.8 ? cut.slice(0, lastSpace) : cut;
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** RULE-7: the whole description cleaned, one string per paragraph or line, empty ones left out. */
export function listParagraphs(html: string | null | undefined): string[] {
  const marked = stripTags((html ?? '').replace(/\r\n?/g, '\n'), '\n');
  return marked
    .split('\n')
    .map(fold)
    .filter((paragraph) => paragraph !== '');
}

function stripTags(html: string, blockEnd = ' '): string {
  return decodeEntities(
    html
      .slice(0, inputLimit)
      .replace(/<(script|style)\b[^<>]*>[^<]*(<(?!\/\1)[^<]*)*<\/\1\s*>/gi, ' ')
      .replace(/<!--[^<>]*-->/g, ' ')
      .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|table|section|blockquote)\b[^<>]*>/gi, blockEnd)
      .replace(/<\/?[a-z!][^<>]*>/gi, ''),
  );
}

/** Leaves a space that stands alone: nearly all are, and to replace each takes most of the time. */
function fold(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, ' ').trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  euml: 'ë',
  euro: '€',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  ouml: 'ö',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsquo: '’',
  sup2: '²',
  uuml: 'ü',
};

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+\d?);/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0x1f && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : ' ';
  });
}
