import type { ArticleTeaserView, TestimonialView } from '../features/article/article-view';
import type { FormView } from '../form/form-view';
import type { ListingCardView } from '../catalogue/listing/card/listing-card-view';
import type { ProjectCardView } from '../catalogue/project/project-view';
import type { FailedMapView, ListMapView } from '../features/map/list-map-view';
import type { ListingListView } from '../features/search/listing-list-view';
import type { KeptDataView } from './kept-data/kept-data-view';
import type { QuickSearchView } from '../features/search/quick-search-view';
import type { CardsView } from '../ui/cards';
import type { LinkView } from '../ui/link-view';
import type { PictureView } from '../ui/picture-view';
import type { ContactView } from '../site/contact-view';
import type { BannerView } from './banner/banner-view';
import type { MapView } from './map/map-view';

/** MENU-9: a block on a page. */
export type ModuleView = ModuleLayout & ModuleContent;

export type ModuleLayout = {
  id: string;
  title: string | null;
  description: string | null;
  /** On the page's banner, right under it, in the page, beside that, or below both. */
  position: 'banner' | 'top' | 'main' | 'side' | 'bottom';
  /** As wide as a text, as the page, or as the window. */
  span: 'content' | 'wide' | 'full';
  /** Out of twelve. */
  columns: { sm: number; md: number; lg: number };
  /** The form of several items. */
  view: CardsView;
  /** `plain`, or `tinted` for a band in the second paper colour. */
  ground: 'plain' | 'tinted';
  cssClass: string | null;
  /** On a wide screen, 1 to 6. */
  itemsPerRow: number;
  /** Beside the text of a rich-text module, above the others. */
  picture: PictureView | null;
};

export type ModuleContent =
  | { kind: 'rich-text'; html: string }
  | {
      kind: 'listing-teaser';
      listings: ListingCardView[];
      more: LinkView | null;
      emptyText: string;
    }
  | { kind: 'listing-list'; list: ListingListView<ListMapView | FailedMapView> }
  | { kind: 'quick-search'; search: QuickSearchView }
  /** A form; how to reach the agency now stands beside it, and in its place where it is closed. */
  | { kind: 'contact'; contact: ContactView; form: FormView | null }
  | { kind: 'testimonials'; testimonials: TestimonialView[]; more: LinkView | null }
  | { kind: 'articles'; articles: ArticleTeaserView[]; more: LinkView | null }
  | { kind: 'projects'; projects: ProjectCardView[]; more: LinkView | null; emptyText: string }
  | { kind: 'banner'; banner: BannerView }
  | { kind: 'map'; map: MapView }
  | { kind: 'kept-data'; data: KeptDataView }
  /** ERR-2: its data could not be loaded; `isMain` of the list that the page is about. */
  | { kind: 'failed'; isMain: boolean };
