import { goals } from '@agency/domain/goals';
import type { QuickEntryView, QuickSearchResults } from './quick-search-view';

/** An option of the panel; `href` is null for a goal without results. */
export type QuickOption = { id: string; text: string; href: string | null };

/** Lists the panel's options in order: readings, types, cities, listings. */
export function listQuickOptions(results: QuickSearchResults | null): QuickOption[] {
  if (!results) return [];
  return [
    ...results.readings.flatMap((entry) => listGoals(entry)),
    ...results.types.flatMap((entry) => listGoals(entry)),
    ...results.cities.flatMap((entry) => listGoals(entry)),
    ...results.listings.map(({ id, text, href }) => ({ id: listingOptionId(id), text, href })),
  ];
}

export function goalOptionId(entry: QuickEntryView, goal: 'sale' | 'rent'): string {
  return `${entry.id}-${goal}`;
}

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
