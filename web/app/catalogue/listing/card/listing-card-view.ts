import type { EnergyLabelView } from '../../../ui/cards/energy-label';
import type { PictureView } from '../../../ui/media/picture';

/** What the ribbon says about a listing; it decides the ribbon's colour (FIND-8, FIND-9). */
export type RibbonKind = 'new' | 'price' | 'option' | 'closed';

export type RibbonView = { kind: RibbonKind; text: string };

/** FIND-8: one listing in a list, every text finished in the visitor's language. */
export type ListingCardView = {
  id: string;
  /** The detail page's own address (ROUTE-4). */
  href: string;
  title: string;
  /** Of the title, where it is not the page's. */
  titleLanguage?: string | undefined;
  typeName: string;
  /** RULE-4. */
  cityText: string;
  /** RULE-2: the amount, or `Price on demand`. */
  priceText: string;
  /** `3 bedrooms`; null when unknown or without sense. */
  bedroomsText: string | null;
  /** `145 m²`, the living area or else the ground. */
  areaText: string | null;
  energyLabel: EnergyLabelView | null;
  ribbon: RibbonView | null;
  /** `Open house Saturday 4 April`; null when none is planned (EDIT-7). */
  openHouseText: string | null;
  picture: PictureView | null;
};
