/** Limits processing time; real descriptions are much shorter. */
const inputLimit = 50_000;

/** Characters of a description that search engines usually show. */
export const searchDescriptionLength = 155;

/**
 * Converts a description to plain text of at most `limit` characters: without tags, white space
 * collapsed. A longer one is cut at its last space if that is after 80 percent of the limit, and
 * gets an ellipsis.
 */
export function cleanDescription(html: string | null | undefined, limit = 250): string {
  return cutText(fold(stripTags(html ?? '')), limit);
}

export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  if (!(limit > 0)) return '';
  const cut = text.slice(0, limit);
  const lastSpace = cut.lastIndexOf(' ');
  const kept = lastSpace > limit * 0.8 ? cut.slice(0, lastSpace) : cut;
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** Converts a description to plain text, one string per non-empty paragraph or line. */
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

/** Skips single spaces: nearly all are, and replacing each takes most of the time. */
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
