import { localize, type Localized } from '../../language';
import type { Listing } from '../../listing';

export type Slot =
  'rooms' | 'kitchen' | 'outdoor' | 'comfort' | 'energy' | 'costs' | 'use' | 'around' | 'closing';

/** One or two sentences that say the same in four languages, and when they are true. */
export interface Fragment {
  slot: Slot;
  fits: (listing: Listing) => boolean;
  text: Localized;
}

/** Makes fragments of one slot; texts stand in the order nl, fr, en, de. */
export function fragmentsOf(
  slot: Slot,
  entries: readonly (readonly [Fragment['fits'], string, string, string, string])[],
): Fragment[] {
  return entries.map(([fits, nl, fr, en, de]) => ({ slot, fits, text: localize(nl, fr, en, de) }));
}
