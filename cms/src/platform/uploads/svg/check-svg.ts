const mostBytes = 2 * 2 ** 20;
/** Maximum number of elements drawn by reference, nested references included. */
const mostUses = 2000;
const mostLevels = 200;

const refusals: [pattern: RegExp, reason: string][] = [
  [/<!entity/i, 'it declares entities'],
  // A blur of 10,000 × 10,000 pixels takes minutes.
  [/<(?:filter|fe[A-Z]\w*|foreignObject)\b/, 'it has filters'],
  [/@import|url\(\s*["']?(?!["'\s#])/i, 'it loads something else'],
];

/**
 * Returns why an SVG is not rendered, or null. Filters and nested references can take minutes,
 * and rendering cannot be interrupted.
 */
export function findSvgRefusal(bytes: Buffer): string | null {
  if (bytes.length > mostBytes) return 'it is larger than 2 MB';
  const text = bytes.toString('utf8');
  // Compressed or in another encoding.
  if (!/<(?:\w+:)?svg\b/.test(text)) return 'it is not written in UTF-8';
  const found = refusals.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  const top: Part = { uses: [] };
  const parts = readParts(text, top);
  if (!parts) return 'it is broken or too deep';
  return countUses(top, parts) > mostUses ? 'its parts use one another too often' : null;
}

interface Part {
  /** Ids that this element and its descendants refer to. */
  uses: string[];
}

/** Counts the elements drawn by reference, multiplied through nesting. */
function countUses(top: Part, parts: ReadonlyMap<string, Part[]>): number {
  const counts = new Map<string, number>();

  function count({ uses }: Part): number {
    return uses.reduce((total, id) => total + 1 + countId(id), 0);
  }

  function countId(id: string): number {
    const known = counts.get(id);
    if (known !== undefined) return known;
    // Renderers skip an element that references itself.
    counts.set(id, 0);
    const total = (parts.get(id) ?? []).reduce((sum, part) => sum + count(part), 0);
    counts.set(id, total);
    return total;
  }

  return count(top);
}

const references = /href\s*=\s*["']#([^"']+)|url\(\s*["']?#([^"')\s]+)/g;

/**
 * Returns the elements by id; `top` gets the references of the whole drawing. Null if it is
 * malformed or nested too deeply.
 */
function readParts(text: string, top: Part): Map<string, Part[]> | null {
  const parts = new Map<string, Part[]>();
  const open: (Part | null)[] = [];
  for (const tag of listTags(text)) {
    if (tag === null || open.length > mostLevels) return null;
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const id = /\sid\s*=\s*["']([^"']+)/.exec(tag)?.[1];
    const part = id === undefined ? null : { uses: [] as string[] };
    if (id !== undefined && part) parts.set(id, [...(parts.get(id) ?? []), part]);
    for (const [, href, url] of tag.matchAll(references)) {
      for (const holder of [top, ...open, part]) holder?.uses.push(href ?? url ?? '');
    }
    if (!tag.endsWith('/>')) open.push(part);
  }
  return parts;
}

/** Yields each tag from `<` to `>`, without comments and declarations; null for an unclosed one. */
function* listTags(text: string): Generator<string | null> {
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', start)) {
    const end = text.startsWith('<!--', start)
      ? text.indexOf('-->', start) + 2
      : findTagEnd(text, start);
    if (end < start) return yield null;
    if (/[a-z/]/i.test(text[start + 1] ?? '')) yield text.slice(start, end + 1);
    start = end + 1;
  }
}

/** Finds the end of the tag outside quotation marks; -1 if none exists. */
function findTagEnd(text: string, start: number): number {
  let quote: string | null = null;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (quote !== null) quote = character === quote ? null : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index;
  }
  return -1;
}
