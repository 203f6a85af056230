import type { Availability } from '@agency/domain/availability';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { ShareView } from '../../ui/links/share-view';

/** A project in a list, with texts in the visitor's language. */
export type ProjectCardView = {
  id: string;
  href: string;
  title: string;
  cityText: string;
  excerpt: string;
  /** `From 295,000`, `Price on demand`; null once sold out. */
  priceText: string | null;
  /** `1 – 3 bedrooms`, `Studio to 3 bedrooms`, `61 – 140 m²`. */
  sizes: string[];
  /** `7 of 12 available`, `All under option or sold`, `Sold out`, `Coming soon`. */
  stateText: string;
  isSoldOut: boolean;
  picture: PictureView | null;
};

export type ProjectPageView = {
  breadcrumbs: BreadcrumbView[];
  card: ProjectCardView;
  /** Street, number and box with the city, or only the city if the address is hidden. */
  placeText: string;
  pictures: { picture: PictureView; href: string }[];
  description: string[];
  units: UnitView[];
  contact: { phone: ContactLinkView | null; email: ContactLinkView | null };
  share: ShareView;
  all: LinkView;
};

/** A row of the availability table; unknown values are null. */
export type UnitView = {
  id: string;
  href: string;
  title: string;
  typeName: string;
  floorText: string | null;
  areaText: string | null;
  bedroomsText: string | null;
  /** `2 bed · 86 m² · ground floor`: the known facts, for narrow screens. */
  factsText: string;
  /** The published asking price, as on the unit's own page, also once sold or let. */
  priceText: string;
  state: Availability;
  stateText: string;
};
