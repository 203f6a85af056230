import type { ShowInfo } from '../features/map/map-messages';

/** A map that is only viewed and does not move. */
export const showInfo: ShowInfo = {
  name: 'show',
  version: 1,
  purpose: 'show',
  cardsOn: 'map',
  groups: [],
  fit: null,
  asked: 0,
  area: [],
  marks: [],
};
