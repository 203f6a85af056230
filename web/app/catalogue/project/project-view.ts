import type { Availability } from '@agency/domain/availability';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { ContactLinkView, LinkView } from '../../ui/links/app-link';
import type { PictureView } from '../../ui/media/picture';
import type { ShareView } from '../../ui/links/share-view';

/** FIND-11: a project in a list, every text finished in the visitor's language. */
export type ProjectCardView = {
  id: string;
  href: string;
  title: string;
  /** RULE-4. */
  cityText: string;
  excerpt: string;
  /** `From 295,000`, `Price on demand`; null once all is sold. */
  priceText: string | null;
  /** `1 – 3 bedrooms`, `Studio to 3 bedrooms`, `61 – 140 m²`. */
  sizes: string[];
  /** `7 of 12 available`, `All under option or sold`, `Sold out`, `Coming soon`. */
  stateText: string;
  isSoldOut: boolean;
  picture: PictureView | null;
};

/** Everything the page of a project shows. */
export type ProjectPageView = {
  breadcrumbs: BreadcrumbView[];
  card: ProjectCardView;
  /** Street, number and box with the city, or the city alone (DETAIL-5). */
  placeText: string;
  pictures: { picture: PictureView; href: string }[];
  description: string[];
  units: UnitView[];
  contact: { phone: ContactLinkView | null; email: ContactLinkView | null };
  share: ShareView;
  all: LinkView;
};

/** A row of the availability table; what is not known is null. */
export type UnitView = {
  id: string;
  href: string;
  title: string;
  typeName: string;
  floorText: string | null;
  areaText: string | null;
  bedroomsText: string | null;
  /** `2 bed · 86 m² · ground floor`, what is known of it; where there is no room for columns. */
  factsText: string;
  /** Null once it is sold or let. */
  priceText: string | null;
  state: Availability;
  stateText: string;
};
