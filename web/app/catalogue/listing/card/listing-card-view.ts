import type { EnergyLabelView } from '../../../ui/cards/energy-label';
import type { PictureView } from '../../../ui/media/picture';

/** Type of ribbon, which determines its colour. */
export type RibbonKind = 'new' | 'price' | 'option' | 'closed';

export type RibbonView = { kind: RibbonKind; text: string };

/** One listing in a list, with texts in the visitor's language. */
export type ListingCardView = {
  id: string;
  /** Canonical address of the detail page. */
  href: string;
  title: string;
  /** Language of the title, if it differs from the page's. */
  titleLanguage?: string | undefined;
  typeName: string;
  cityText: string;
  /** Street, postal code and city; without the street unless it is published. */
  placeText: string;
  /** The amount, or `Price on demand`. */
  priceText: string;
  /** Fact that the list is sorted or filtered by: the price per m², or the day it came. */
  noteText?: string | null | undefined;
  /** `3 bedrooms`; null if unknown or not applicable. */
  bedroomsText: string | null;
  /** `145 m²`: the living area, otherwise the plot. */
  areaText: string | null;
  energyLabel: EnergyLabelView | null;
  ribbon: RibbonView | null;
  /** `Open house Saturday 4 April`; null if none is planned. */
  openHouseText: string | null;
  picture: PictureView | null;
  photoCount: number;
};
