import type { Goal } from '@agency/domain/goals';
import type { Language } from '@agency/domain/languages';

export type FeedName = 'title' | Goal;

/** SEO-1: the feeds of a language: of everything new, and of what is for sale and for rent alone. */
export function listFeeds(language: Language): { name: FeedName; path: string }[] {
  return [
    { name: 'title', path: `/${language}/feed.xml` },
    { name: 'sale', path: `/${language}/feed/sale.xml` },
    { name: 'rent', path: `/${language}/feed/rent.xml` },
  ];
}
