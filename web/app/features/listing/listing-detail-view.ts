import type { BreadcrumbView } from '../../ui/breadcrumbs-view';
import type { EnergyLabelView } from '../../ui/energy-label-view';
import type { ContactLinkView, LinkView } from '../../ui/link-view';
import type { PictureView } from '../../ui/picture-view';
import type { ListingCardView, RibbonView } from './listing-card-view';

/** Everything the detail page shows, finished in the visitor's language. */
export type ListingDetailView = {
  id: string;
  breadcrumbs: BreadcrumbView[];
  title: string;
  /** `For sale` or `For rent`. */
  goalText: string;
  typeName: string;
  /** RULE-4. */
  cityText: string;
  /** Street, number and box; null unless published (DETAIL-5). */
  addressText: string | null;
  /** RULE-2 and DETAIL-4. */
  priceText: string;
  /** What stands small beside the price: `per month, 150 € charges`, `registration rights 12.5%`. */
  priceNote: string | null;
  /** `Ref: 4711`. */
  referenceText: string;
  ribbon: RibbonView | null;
  /** DETAIL-8; null while it is available. */
  notice: AvailabilityNotice | null;
  pictures: GalleryPictureView[];
  /** The three to five figures a visitor looks for first. */
  keyFacts: KeyFactView[];
  /** RULE-7 cleaned, one string per paragraph. */
  description: string[];
  /** DETAIL-2: the groups that have a value, in order. */
  factGroups: FactGroupView[];
  energy: EnergyView | null;
  contact: ListingContactView;
  similar: SimilarListingsView | null;
};

/** ERR-4: the availability in words, with where to go next. */
export type AvailabilityNotice = {
  kind: 'option' | 'sold' | 'rented';
  title: string;
  text: string | null;
  link: LinkView | null;
};

export type GalleryPictureView = {
  picture: PictureView;
  /** The largest file, for the link that works without JavaScript. */
  href: string;
  kind: 'photo' | 'plan';
};

export type KeyFactIcon =
  | 'bed'
  | 'bath'
  | 'area'
  | 'ground'
  | 'energy'
  | 'garage'
  | 'garden'
  | 'terrace'
  | 'year'
  | 'floor';

export type KeyFactView = { icon: KeyFactIcon; label: string; value: string };

export type FactGroupView = { id: string; title: string; rows: FactRowView[] };

export type FactRowView = { label: string; value: string };

/** DETAIL-6. */
export type EnergyView = {
  label: EnergyLabelView | null;
  /** The region's whole ladder, best first; empty when the region has none (RULE-5). */
  scale: EnergyLabelView[];
  /** `182 kWh/m² per year`. */
  figureText: string | null;
  rows: FactRowView[];
  /** RULE-12: the E/F renovation notice. */
  notice: string | null;
};

/** DETAIL-7: who to speak to and what can be asked. */
export type ListingContactView = {
  agencyName: string;
  /** One line under the name, e.g. the address of the office. */
  officeText: string | null;
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
  /** Forms that are ready, the most wanted first. */
  actions: LinkView[];
};

/** DETAIL-9. */
export type SimilarListingsView = {
  title: string;
  listings: ListingCardView[];
  more: LinkView | null;
};
