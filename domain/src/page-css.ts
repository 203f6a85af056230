/** `~ footer` inside the page's own rule would match what follows the page. */
const siblings = /(?:^|[{};,])\s*[~+]\s*[a-z.#*:[]/i;

/** All values but these: a value from a variable is unknown. */
const position =
  /(?<![\w-])position\s*:(?!\s*(?:static|relative|absolute|sticky)\s*(?:!\s*important\s*)?(?:[;}]|$))/i;

/** A fault in an editor's CSS; the CMS has a message for each. */
export type CssFault =
  | 'markup'
  | 'comment'
  | 'import'
  | 'nesting'
  | 'sibling'
  | 'scope'
  | 'position'
  | 'function'
  | 'picture'
  | 'unbalanced';

const faults: readonly [pattern: RegExp, fault: CssFault][] = [
  [/[<\\]/, 'markup'],
  [/\/\*/, 'comment'],
  [/@(import|charset|namespace)/i, 'import'],
  [/&/, 'nesting'],
  [siblings, 'sibling'],
  [/@scope/i, 'scope'],
  [position, 'position'],
  [/expression\s*\(|image-set\s*\(|(?<![\w-])(?:src|image)\s*\(/i, 'function'],
  [/url\s*\((?!\s*["']?\/uploads\/[\w./-]+["']?\s*\))/i, 'picture'],
];

export function removeCssComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '');
}

/**
 * Finds why an editor's CSS, without comments, could leave its page, close its element or load
 * external content; null if it cannot.
 */
export function findCssFault(css: string): CssFault | null {
  const fault = faults.find(([pattern]) => pattern.test(css));
  if (fault) return fault[1];
  return isBalanced(css) ? null : 'unbalanced';
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
