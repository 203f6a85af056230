import { fieldError } from '../../platform/validation/validation-error';

/** `~ footer` inside the page's own rule would be what follows the page. */
const siblings = /(?:^|[{};,])\s*[~+]\s*[a-z.#*:[]/i;

/** Any value but these: one that is read from a variable is not known. */
const position =
  /(?<![\w-])position\s*:(?!\s*(?:static|relative|absolute|sticky)\s*(?:!\s*important\s*)?(?:[;}]|$))/i;

const refusals: [pattern: RegExp, message: string][] = [
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

/**
 * Refuses style that could leave its page, close its element or load something from elsewhere
 * (MENU-8). The site leaves out what this refuses (cms/test/cases/page-css.json holds for both).
 */
export function checkCss(css: unknown): void {
  if (typeof css !== 'string') return;
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const refusal = refusals.find(([pattern]) => pattern.test(text));
  if (refusal) throw fieldError('css', refusal[1]);
  if (!isBalanced(text)) throw fieldError('css', 'A bracket or quotation mark has no partner.');
}

function isBalanced(css: string): boolean {
  const open: string[] = [];
  let quote: string | null = null;
  for (const character of css) {
    if (quote !== null) {
      if (character === '\n') return false;
      if (character === quote) quote = null;
    } else if (character === '"' || character === "'") quote = character;
    else if (closing.has(character)) open.push(closing.get(character) ?? '');
    else if ('})]'.includes(character) && open.pop() !== character) return false;
  }
  return open.length === 0 && quote === null;
}

const closing = new Map([
  ['{', '}'],
  ['(', ')'],
  ['[', ']'],
]);
