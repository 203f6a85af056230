/**
 * MENU-8: an editor's CSS scoped to one page by native nesting. Null for CSS that could leave its
 * scope, close its element or load something from elsewhere.
 */
export function scopeCss(pageKey: string, css: string | null | undefined): string | null {
  const text = (css ?? '').replace(/\/\*[\s\S]*?\*\//g, '').trim();
  if (text === '' || !/^[\w-]+$/.test(pageKey) || forbidden.test(text)) return null;
  return isBalanced(text) ? `[data-page="${pageKey}"]{${text}}` : null;
}

/**
 * Markup, escapes, comments left open, other style sheets, addresses that are not uploads, what
 * lies over the header, and the ways out of a nested rule: `&`, `@scope` and a selector that begins
 * with a sibling's sign.
 */
const forbidden = new RegExp(
  [
    String.raw`[<\\&]|\/\*|@import|@charset|@namespace|@scope|expression\s*\(|image-set\s*\(`,
    String.raw`(?:^|[{};,])\s*[~+]\s*[a-z.#*:[]`,
    String.raw`(?<![\w-])(?:src|image)\s*\(`,
    String.raw`(?<![\w-])position\s*:(?!\s*(?:static|relative|absolute|sticky)\s*(?:!\s*important\s*)?(?:[;}]|$))`,
    String.raw`url\s*\((?!\s*["']?\/uploads\/[\w./-]+["']?\s*\))`,
  ].join('|'),
  'i',
);

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
