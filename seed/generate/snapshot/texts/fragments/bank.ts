import { CLOSING, COSTS } from './closing';
import { COMFORT } from './comfort';
import { ENERGY } from './energy';
import type { Fragment } from './fragment';
import { KITCHEN } from './kitchen';
import { OTHER_CLOSING } from './other-closing';
import { OTHER_TERMS, OTHER_USES } from './other-uses';
import { OUTDOOR } from './outdoor';
import { AROUND_BEYOND } from './quarters-beyond';
import { AROUND_BRUSSELS } from './quarters-brussels';
import { ROOMS } from './rooms';

/** All fragments; a fragment is identified by its position in this list. */
export const FRAGMENTS: readonly Fragment[] = [
  ...ROOMS,
  ...KITCHEN,
  ...OUTDOOR,
  ...COMFORT,
  ...ENERGY,
  ...COSTS,
  ...OTHER_USES,
  ...OTHER_TERMS,
  ...AROUND_BRUSSELS,
  ...AROUND_BEYOND,
  ...CLOSING,
  ...OTHER_CLOSING,
];
