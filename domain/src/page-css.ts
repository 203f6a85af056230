/** `~ footer` inside the page's own rule would be what follows the page. */
const siblings = /(?:^|[{};,])\s*[~+]\s*[a-z.#*:[]/i;

/** Any value but these: one that is read from a variable is not known. */
const position =
  /(?<![\w-])position\s*:(?!\s*(?:static|relative|absolute|sticky)\s*(?:!\s*important\s*)?(?:[;}]|$))/i;

const faults: readonly [pattern: RegExp, sentence: string][] = [
  [/[<\\]/, 'Style may not contain < or \\.'],
  [/\/\*/, 'A comment is opened with /* and never closed.'],
  [/@(import|charset|namespace)/i, 'Other style sheets cannot be loaded here (@import).'],
  [/&/, 'The sign & cannot be used here: it could lead out of the page.'],
  [siblings, 'A selector cannot begin with ~ or +: it could lead out of the page.'],
  [/@scope/i, 'A style holds for its page: @scope cannot be used here.'],
  [
    position,
    'position must be static, relative, absolute or sticky: fixed would cover the header.',
  ],
  [
    /expression\s*\(|image-set\s*\(|(?<![\w-])(?:src|image)\s*\(/i,
    'expression(), image-set(), image() and src() cannot be used here.',
  ],
  [
    /url\s*\((?!\s*["']?\/uploads\/[\w./-]+["']?\s*\))/i,
    'A picture in the style must come from the media library: url(/uploads/…).',
  ],
];

/** An editor's CSS without its comments. */
export function removeCssComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/**
 * MENU-8: why an editor's CSS, without comments, could leave its page, close its element or load
 * something from elsewhere, as a sentence for the editor; null when it cannot.
 */
export function findCssFault(css: string): string | null {
  const fault = faults.find(([pattern]) => pattern.test(css));
  if (fault) return fault[1];
  return isBalanced(css) ? null : 'A bracket or quotation mark has no partner.';
}

function isBalanced(css: string): boolean {
  const open: string[] = [];
  let quote: string | null = null;
  for (const character of css) {
    if (quote !== null) {
      if (character === '\n') return false;
      if (character === quote) quote = null;
    } else if (character === '"' || character === "'") quote = character;
    else if (character in closing) open.push(closing[character] as string);
    else if ('})]'.includes(character) && open.pop() !== character) return false;
  }
  return open.length === 0 && quote === null;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
