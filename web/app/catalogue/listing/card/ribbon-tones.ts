import type { RibbonTone } from '../../../ui/cards/ribbon';
import type { RibbonKind } from './listing-card-view';

export const ribbonTones: Record<RibbonKind, RibbonTone> = {
  new: 'accent',
  price: 'brass',
  option: 'brass',
  closed: 'ink',
};
