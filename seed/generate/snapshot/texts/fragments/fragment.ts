import { localize, type Localized } from '../../language';
import type { Listing } from '../../listing';

export type Slot =
  'rooms' | 'kitchen' | 'outdoor' | 'comfort' | 'energy' | 'costs' | 'use' | 'around' | 'closing';

/**
 * One or two sentences with the same meaning in four languages, and the condition for using them.
 */
export interface Fragment {
  slot: Slot;
  fits: (listing: Listing) => boolean;
  text: Localized;
}

/** Creates fragments of one slot from texts in the order nl, fr, en, de. */
export function fragmentsOf(
  slot: Slot,
  entries: readonly (readonly [Fragment['fits'], string, string, string, string])[],
): Fragment[] {
  return entries.map(([fits, nl, fr, en, de]) => ({ slot, fits, text: localize(nl, fr, en, de) }));
}
