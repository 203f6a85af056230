import type { QuickEntryView, QuickSearchResults } from './quick-search-view';

/** One thing to choose in the panel; `href` is null for a goal that has none (FIND-3). */
export type QuickOption = { id: string; text: string; href: string | null };

/** The panel's options in the order they are drawn: types, cities, listings. */
export function listQuickOptions(results: QuickSearchResults | null): QuickOption[] {
  if (!results) return [];
  return [
    ...results.types.flatMap((entry) => listGoals('type', entry)),
    ...results.cities.flatMap((entry) => listGoals('city', entry)),
    ...results.listings.map(({ id, text, href }) => ({ id: `listing-${id}`, text, href })),
  ];
}

function listGoals(kind: 'type' | 'city', entry: QuickEntryView): QuickOption[] {
  return (['sale', 'rent'] as const).map((goal) => ({
    id: `${kind}-${entry.id}-${goal}`,
    text: `${entry.label} ${entry[goal].text}`,
    href: entry[goal].href,
  }));
}
