import type { Goal } from '@agency/domain/goals';
import type { Language } from '@agency/domain/languages';

export type FeedName = 'title' | Goal;

/** Lists the feeds of a language: all new listings, those for sale, and those for rent. */
export function listFeeds(language: Language): { name: FeedName; path: string }[] {
  return [
    { name: 'title', path: `/${language}/feed.xml` },
    { name: 'sale', path: `/${language}/feed/sale.xml` },
    { name: 'rent', path: `/${language}/feed/rent.xml` },
  ];
}
