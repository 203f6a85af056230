import type { FilterOptionView } from './listing-list-view';

/** How many options are checked, children included. */
export function countChecked(options: FilterOptionView[]): number {
  return listNames(options).length;
}

/** The checked options in words, children included; null without any. */
export function listChecked(options: FilterOptionView[]): string | null {
  return listNames(options).join(', ') || null;
}

function listNames(options: FilterOptionView[]): string[] {
  return options.flatMap(({ label, checked, children }) => [
    ...(checked ? [label] : []),
    ...listNames(children),
  ]);
}
