import type { NearbyView } from './nearby/nearby-view.server';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { ClosedAvailability } from '@agency/domain/availability';
import type { EnergyFamily } from '@agency/domain/energy-families';
import type { EnergyLabelView } from '../../ui/cards/energy-label';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { ShareView } from '../../ui/links/share-view';
import type { ListingTeamView } from '../team/team-view';
import type { ListingCardView, RibbonView } from './card/listing-card-view';

/** Everything the detail page shows, finished in the visitor's language. */
export type ListingDetailView = {
  id: string;
  breadcrumbs: BreadcrumbView[];
  title: string;
  /** Of the title and the description, where it is not the page's. */
  textLanguage?: string | undefined;
  /** Says which that is. */
  languageNote: string | null;
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
  media: ListingMediaView;
  /** The three to five figures a visitor looks for first. */
  keyFacts: KeyFactView[];
  /** Those that are not over, the next first (EDIT-7). */
  openHouses: OpenHouseView[];
  /** The first sentence of the description, to be set large; null without a fit one. */
  opening: string | null;
  /** What follows the opening: RULE-7 cleaned, one string per paragraph. */
  description: string[];
  /** DETAIL-2: the groups that have a value, in order. */
  factGroups: FactGroupView[];
  energy: EnergyView | null;
  flood: FloodView | null;
  nearby: NearbyView | null;
  documents: DocumentsView;
  print: PrintView;
  contact: ListingContactView;
  /** DETAIL-11; null for a listing that is nobody's. */
  team: ListingTeamView | null;
  similar: SimilarListingsView | null;
  share: ShareView;
  /** The project it is part of (FIND-11). */
  project: LinkView | null;
};

/** ERR-4: the availability in words, with where to go next. */
export type AvailabilityNotice = {
  kind: 'option' | ClosedAvailability;
  title: string;
  text: string | null;
  link: LinkView | null;
};

/** DETAIL-1: what there is to look at; photos come first, also when there are none. */
export type ListingMediaView = { label: string; panels: MediaPanelView[] };

export type MediaPanelView =
  | { id: 'photos' | 'plans'; label: string; pictures: GalleryPictureView[] }
  | { id: 'tour' | 'street'; label: string; frame: ForeignFrameView }
  | { id: 'video'; label: string; frame: ForeignFrameView }
  | { id: 'video'; label: string; film: FilmView };

export type GalleryPictureView = {
  picture: PictureView;
  /** The largest file, for the link that works without JavaScript. */
  href: string;
};

/** What another host shows: nothing is asked of it before the visitor wants it (RULE-8). */
export type ForeignFrameView = {
  icon: 'tour' | 'play' | 'eye';
  /** `Start the virtual tour`. */
  action: string;
  /** Names the host. */
  notice: string;
  /** The same at the host, where the link leads without JavaScript. */
  href: string;
  /** What a frame in the page shows; null when it can only be opened there. */
  embed: string | null;
};

/** A film file of the agency's own. */
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

/** The part of the page that a group of facts stands in. */
export type FactPart = 'costs' | 'home' | 'legal';

export type FactGroupView = { id: string; part: FactPart; title: string; rows: FactRowView[] };

export type FactRowView = {
  label: string;
  value: string;
  /** The official codes behind the words. */
  codes?: FactCodeView[];
  /** On a screen the estimate of costs shows it. */
  isForPaper?: boolean;
};

export type FactCodeView = {
  /** `Vg`. */
  code: string;
  /** `Permit issued`. */
  words: string;
  /** What it is short for, and which law asks for it. */
  text: string;
};

/** DETAIL-6. */
export type EnergyView = {
  label: EnergyLabelView | null;
  /** What the region calls the label. */
  labelName: string;
  /** Null where the region has no ladder (RULE-5). */
  scale: EnergyScaleView | null;
  /** `182 kWh/m² per year`. */
  figureText: string | null;
  rows: FactRowView[];
  /** RULE-12: the E/F renovation notice. */
  notice: string | null;
};

/** The region's whole ladder with the listing's place on it. */
export type EnergyScaleView = {
  /** The whole scale in a sentence, for who cannot see it. */
  text: string;
  /** Best first. */
  families: EnergyFamilyView[];
  /** Where the listing stands, in percent from the best end. */
  at: number;
};

export type EnergyFamilyView = {
  group: EnergyFamily;
  letter: string;
  /** What tells its labels apart (`+`, empty, `-`), best first, with the listing's own. */
  rungs: { code: string; sign: string; isCurrent: boolean }[];
  /** The highest figure of the family; null for the last one. */
  limit: string | null;
};

/** RULE-11: the chance of flooding, as the official scores tell it. */
export type FloodView = { title: string; scores: FloodScoreView[]; rows: FactRowView[] };

export type FloodScoreView = {
  kind: 'parcel' | 'building';
  label: string;
  /** As given; `A` to `D` when it is an official score. */
  letter: string;
  /** How much water is drawn: 0 for A to 3 for D. */
  level: number;
  meaning: string;
};

/** The documents, with where to ask for each while it is on offer; `emptyText` when none (ERR-7). */
export type DocumentsView = {
  title: string;
  rows: { id: string; name: string; ask: LinkView | null }[];
  emptyText: string;
};

/** What only paper shows. */
export type PrintView = {
  /** The page's own address, and its QR code as a path on a grid of `size` squares. */
  url: string;
  code: { size: number; path: string };
  codeText: string;
  /** The agency's address, phone, mail and numbers. */
  lines: string[];
  /** The description as far as it fits on the first page; null when all of it does. */
  excerpt: string | null;
};

/** DETAIL-7: who to speak to and what can be asked. */
export type ListingContactView = {
  agencyName: string;
  /** One line under the name, e.g. the address of the office. */
  officeText: string | null;
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
  /** The numbers under which it is recognised, e.g. `BIV-nummer 512345`. */
  registrations: string[];
  /** What a visitor may ask, the most wanted first; empty once it is sold or rented. */
  actions: LinkView[];
};

/** DETAIL-9. */
export type SimilarListingsView = {
  title: string;
  /** Says that dearer and cheaper ones are among them; null where none is. */
  text: string | null;
  listings: ListingCardView[];
  more: LinkView | null;
};

/** An open house, by the agency's clock. */
export type OpenHouseView = {
  id: number;
  /** `zaterdag 4 april, 10:00 – 12:00`. */
  time: string;
  placesText: string | null;
  note: string | null;
  /** The file for a calendar. */
  calendarHref: string;
};
