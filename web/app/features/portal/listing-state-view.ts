import type { Availability } from '@agency/domain/availability';

/** How a property stands: on the market, gone, or not on the site. */
export type ListingStateView = {
  kind: Availability | 'hidden';
  text: string;
};
