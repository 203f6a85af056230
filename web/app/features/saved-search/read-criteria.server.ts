import type { MailSavedSearchFragment } from '../../cms/generated/graphql';
import { rhythms, type Rhythm } from '@agency/domain/rhythms';
import { type SavedSearchCriteria } from './saved-search-criteria';

/** A stored saved search as the site works with it; a goal or rhythm it does not know is the first one. */
export function readCriteria({
  criteria,
  rhythm,
}: Pick<MailSavedSearchFragment, 'criteria' | 'rhythm'>): {
  criteria: SavedSearchCriteria;
  rhythm: Rhythm;
} {
  return {
    criteria: {
      ...criteria,
      goal: criteria.goal === 'rent' ? 'rent' : 'sale',
      types: criteria.types ?? [],
      zips: criteria.zips ?? [],
    },
    rhythm: rhythms.find((known) => known === rhythm) ?? 'instant',
  };
}
