import type { EnergyLabelView } from '../../../ui/cards/energy-label';
import type { PictureView } from '../../../ui/media/picture';

/** The message of the ribbon, which decides its colour. */
export type RibbonKind = 'new' | 'price' | 'option' | 'closed';

export type RibbonView = { kind: RibbonKind; text: string };

/** A listing in a list, with texts in the visitor's language. */
export type ListingCardView = {
  id: string;
  /** The address of the detail page. */
  href: string;
  title: string;
  /** The language of the title if it is not the page's. */
  titleLanguage?: string | undefined;
  typeName: string;
  cityText: string;
  /** The amount, or `Price on demand`. */
  priceText: string;
  /** `3 bedrooms`; null if unknown or not applicable. */
  bedroomsText: string | null;
  /** `145 m²`, the living area or else the ground area. */
  areaText: string | null;
  energyLabel: EnergyLabelView | null;
  ribbon: RibbonView | null;
  /** `Open house Saturday 4 April`; null if none is planned. */
  openHouseText: string | null;
  picture: PictureView | null;
};
