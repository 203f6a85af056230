import type { CollapsedText } from './history-view';

const longest = 160;

/** Shortens a text of more than 160 characters at the end of a word. */
export function collapseText(text: string): CollapsedText {
  const whole = text.trim();
  if (whole.length <= longest) return { start: null, whole };
  const cut = whole.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
  const words = cut.replace(/\s+\S*$/, '').replace(/[.,;:]+$/, '');
  return { start: `${words === '' ? cut : words}…`, whole };
}
