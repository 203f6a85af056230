import type { MailDemandFragment } from '../../cms/generated/graphql';
import { rhythms, type DemandCriteria, type Rhythm } from './demand-criteria';

/** A stored demand as the site works with it; a goal or rhythm it does not know is the first one. */
export function readCriteria({
  criteria,
  rhythm,
}: Pick<MailDemandFragment, 'criteria' | 'rhythm'>): {
  criteria: DemandCriteria;
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
