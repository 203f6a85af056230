import type { RibbonTone } from '../../../ui/cards/ribbon';
import type { RibbonKind } from './listing-card-view';

/** FIND-9: what acts is red, what has gone is dark. */
export const ribbonTones: Record<RibbonKind, RibbonTone> = {
  new: 'accent',
  price: 'brass',
  option: 'brass',
  closed: 'ink',
};
