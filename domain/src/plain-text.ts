const INPUT_LIMIT = 200_000;

const WITHOUT_TEXT = 'script|style|head|template|noscript|iframe|object|svg|math';
const hiddenElements = new RegExp(
  `<(${WITHOUT_TEXT})\\b[^<>]*>[\\s\\S]*?(?:</\\1\\s*>|$)|<!--[\\s\\S]*?(?:-->|$)`,
  'gi',
);
const blocks =
  /<\/?(?:p|div|h[1-6]|ul|ol|table|section|article|blockquote|header|footer|dl)\b[^<>]*>/gi;
const lines = /<br\b[^<>]*>|<\/?(?:tr|dt|dd)\b[^<>]*>/gi;
const isLaidOut = /<(?:p|div|br|ul|ol|li|h[1-6]|table|tr)\b/i;
/** Matches a tag, including an unclosed one at the end of the text. */
const tags = /<\/?[a-z!?](?:[^<>"']|"[^"<]*"|'[^'<]*')*(?:>|$)|<\/?[a-z!?][^<>]*(?:>|$)/gi;

/**
 * Removes the markup of a text: an empty line separates paragraphs, list items begin with a hyphen,
 * and entities are decoded once. Scripts and styles are dropped with their content. A text without
 * markup keeps its lines.
 */
export function toPlainText(given: string): string {
  const text = given.slice(0, INPUT_LIMIT).replace(/\r\n?/g, '\n');
  return foldLines(/[<&]/.test(text) ? decodeEntities(dropMarkup(text)) : text);
}

function dropMarkup(text: string): string {
  const visible = text.replace(hiddenElements, ' ');
  // If elements create the lines, a line break in the source is a space.
  const flowing = isLaidOut.test(visible) ? visible.replace(/[ \t\n]+/g, ' ') : visible;
  return flowing
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<\/li\s*>/gi, '')
    .replace(blocks, '\n\n')
    .replace(lines, '\n')
    .replace(/<\/?t[dh]\b[^<>]*>/gi, ' ')
    .replace(tags, '');
}

function foldLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '-')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function toPlainLine(given: string): string {
  return toPlainText(given).replace(/\s*\n\s*/g, ' ');
}

const TITLE_LENGTH = 120;

/**
 * Returns a title without markup; longer ones are cut to the beginning of their first line, at most
 * 120 characters.
 */
export function toTitle(given: string): string {
  const text = toPlainText(given);
  const whole = text.replace(/\s*\n\s*/g, ' ');
  return whole.length <= TITLE_LENGTH ? whole : cutLine(text.split('\n')[0] ?? '', TITLE_LENGTH);
}

function cutLine(line: string, length: number): string {
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > length * 0.6 ? cut.slice(0, space) : cut;
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–-]+$/, '')}…`;
}

/** The named entities of Latin-1, from 160. */
const latin1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute ' +
  'micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig ' +
  'Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash ' +
  'Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ' +
  'ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc ' +
  'uuml yacute thorn yuml'
).split(' ');
const entities: ReadonlyMap<string, string> = new Map([
  ...latin1.map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ['nbsp', ' '],
  ['shy', ''],
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    euro: '€',
    hellip: '…',
    bull: '•',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    OElig: 'Œ',
    oelig: 'œ',
    trade: '™',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '',
    zwj: '',
    minus: '−',
    le: '≤',
    ge: '≥',
  }),
]);

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+\d{0,2});/gi, (entity, name: string) => {
    if (!name.startsWith('#'))
      return entities.get(name) ?? entities.get(name.toLowerCase()) ?? entity;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isCharacter =
      code > 0x9f ? code <= 0x10ffff : (code > 0x1f && code < 0x7f) || code === 10;
    if (code === 0xa0 || !isCharacter || (code >= 0xd800 && code <= 0xdfff)) return ' ';
    return String.fromCodePoint(code);
  });
}
