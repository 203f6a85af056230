import { goals } from '@agency/domain/goals';
import type { QuickEntryView, QuickSearchResults } from './quick-search-view';

/** One thing to choose in the panel; `href` is null for a goal that has none (FIND-3). */
export type QuickOption = { id: string; text: string; href: string | null };

/** The panel's options in the order they are drawn: the text as it is read, types, cities, listings. */
export function listQuickOptions(results: QuickSearchResults | null): QuickOption[] {
  if (!results) return [];
  return [
    ...results.readings.flatMap((entry) => listGoals(entry)),
    ...results.types.flatMap((entry) => listGoals(entry)),
    ...results.cities.flatMap((entry) => listGoals(entry)),
    ...results.listings.map(({ id, text, href }) => ({ id: listingOptionId(id), text, href })),
  ];
}

/** The id of the option that is one goal of a type or city. */
export function goalOptionId(entry: QuickEntryView, goal: 'sale' | 'rent'): string {
  return `${entry.id}-${goal}`;
}

/** The id of the option that is a listing. */
export function listingOptionId(id: string): string {
  return `listing-${id}`;
}

function listGoals(entry: QuickEntryView): QuickOption[] {
  return goals.map((goal) => ({
    id: goalOptionId(entry, goal),
    text: `${entry.label} ${entry[goal].text}`,
    href: entry[goal].href,
  }));
}
