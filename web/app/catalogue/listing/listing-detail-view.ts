import type { NearbyView } from './nearby/nearby-view.server';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { ClosedAvailability } from '@agency/domain/availability';
import type { EnergyFamily } from '@agency/domain/energy-families';
import type { EnergyLabelView } from '../../ui/cards/energy-label';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { ShareView } from '../../ui/links/share-view';
import type { ListingTeamView } from '../team/team-view.server';
import type { ListingCardView, RibbonView } from './card/listing-card-view';

/** The data of the detail page, with texts in the visitor's language. */
export type ListingDetailView = {
  id: string;
  breadcrumbs: BreadcrumbView[];
  title: string;
  /** The language of the title and description if it is not the page's. */
  textLanguage?: string | undefined;
  /** States that language. */
  languageNote: string | null;
  /** `For sale` or `For rent`. */
  goalText: string;
  typeName: string;
  cityText: string;
  /** Street, number and box; null unless published. */
  addressText: string | null;
  priceText: string;
  /** Small text beside the price: `per month, 150 € charges`, `registration rights 12.5%`. */
  priceNote: string | null;
  /** `Ref: 4711`. */
  referenceText: string;
  ribbon: RibbonView | null;
  /** Null while it is available. */
  notice: AvailabilityNotice | null;
  media: ListingMediaView;
  /** The three to five most important figures. */
  keyFacts: KeyFactView[];
  /** True for a garage or parking space, whose page is short. */
  isBrief: boolean;
  /** Those that are not over, by start. */
  openHouses: OpenHouseView[];
  /** The first sentence of the description in large letters; null if unsuitable. */
  opening: string | null;
  /** The text after the opening, sanitized, one string per paragraph. */
  description: string[];
  /** The groups with a value, in order. */
  factGroups: FactGroupView[];
  energy: EnergyView | null;
  flood: FloodView | null;
  nearby: NearbyView | null;
  documents: DocumentsView;
  print: PrintView;
  contact: ListingContactView;
  /** Null for a listing without an agent. */
  team: ListingTeamView | null;
  similar: SimilarListingsView | null;
  share: ShareView;
  project: LinkView | null;
};

/** The availability as text, with links to other listings. */
export type AvailabilityNotice = {
  kind: 'option' | ClosedAvailability;
  title: string;
  text: string | null;
  link: LinkView | null;
};

/** The media of a listing; photos come first, even if none exist. */
export type ListingMediaView = { label: string; panels: MediaPanelView[] };

export type MediaPanelView =
  | { id: 'photos' | 'plans'; label: string; pictures: GalleryPictureView[] }
  | { id: 'tour' | 'street'; label: string; frame: ForeignFrameView }
  | { id: 'video'; label: string; frame: ForeignFrameView }
  | { id: 'video'; label: string; film: FilmView };

export type GalleryPictureView = {
  picture: PictureView;
  /** The largest file, for the link without JavaScript. */
  href: string;
};

/** Content of another host, which is not requested before the visitor opens it. */
export type ForeignFrameView = {
  icon: 'tour' | 'play' | 'eye';
  /** `Start the virtual tour`. */
  action: string;
  /** Names the host. */
  notice: string;
  /** The address at the host, for the link without JavaScript. */
  href: string;
  /** The address of the frame; null if it can only be opened there. */
  embed: string | null;
};

/** A film file of the agency. */
export type FilmView = { src: string; poster: string | null };

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

/** The part of the page that contains a group of facts. */
export type FactPart = 'costs' | 'home' | 'legal';

export type FactGroupView = { id: string; part: FactPart; title: string; rows: FactRowView[] };

export type FactRowView = {
  label: string;
  value: string;
  /** The official codes of the value. */
  codes?: FactCodeView[];
  /** True if the estimate of costs shows it on screen. */
  isForPaper?: boolean;
};

export type FactCodeView = {
  /** `Vg`. */
  code: string;
  /** `Permit issued`. */
  words: string;
  /** Its meaning and the law that requires it. */
  text: string;
};

export type EnergyView = {
  label: EnergyLabelView | null;
  /** The region's name of the label. */
  labelName: string;
  /** Null if the region has no ladder. */
  scale: EnergyScaleView | null;
  /** `182 kWh/m² per year`. */
  figureText: string | null;
  rows: FactRowView[];
  /** The renovation notice for E and F. */
  notice: string | null;
};

/** The region's ladder with the listing's position. */
export type EnergyScaleView = {
  /** The scale as a sentence, for screen readers. */
  text: string;
  /** Best first. */
  families: EnergyFamilyView[];
  /** The listing's position, in percent from the best end. */
  at: number;
};

export type EnergyFamilyView = {
  group: EnergyFamily;
  letter: string;
  /** The signs of its labels (`+`, empty, `-`), best first, with the listing's own marked. */
  rungs: { code: string; sign: string; isCurrent: boolean }[];
  /** The upper limit of the family; null for the last one. */
  limit: string | null;
};

/** The flood risk by the official scores. */
export type FloodView = { title: string; scores: FloodScoreView[]; rows: FactRowView[] };

export type FloodScoreView = {
  kind: 'parcel' | 'building';
  label: string;
  /** As given; `A` to `D` for an official score. */
  letter: string;
  /** The drawn water level: 0 for A to 3 for D. */
  level: number;
  meaning: string;
};

/** The documents with links to request them while on offer; `emptyText` if none exist. */
export type DocumentsView = {
  title: string;
  rows: { id: string; name: string; ask: LinkView | null }[];
  emptyText: string;
};

export type PrintView = {
  /** The page's address, and its QR code as a path on a grid of `size` squares. */
  url: string;
  code: { size: number; path: string };
  codeText: string;
  /** The agency's address, phone, mail and registrations. */
  lines: string[];
  /** The part of the description that fits on the first page; null if all does. */
  excerpt: string | null;
};

/** The contact and possible requests. */
export type ListingContactView = {
  agencyName: string;
  /** A line below the name, such as the address of the office. */
  officeText: string | null;
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
  /** Its registrations, such as `BIV-nummer 512345`. */
  registrations: string[];
  /** Requests, the most frequent first; empty once it is sold or rented. */
  actions: LinkView[];
};

export type SimilarListingsView = {
  title: string;
  /** States that some are more or less expensive; null otherwise. */
  text: string | null;
  listings: ListingCardView[];
  more: LinkView | null;
};

/** An open house in the agency's time zone. */
export type OpenHouseView = {
  id: number;
  /** `zaterdag 4 april, 10:00 – 12:00`. */
  time: string;
  placesText: string | null;
  note: string | null;
  calendarHref: string;
};
