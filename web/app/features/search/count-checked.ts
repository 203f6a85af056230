import type { FilterOptionView } from './listing-list-view';

/** How many options are checked, children included. */
export function countChecked(options: FilterOptionView[]): number {
  return options.reduce(
    (sum, option) => sum + Number(option.checked) + countChecked(option.children),
    0,
  );
}
