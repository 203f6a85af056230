import type { QuickSearchView } from '../features/search/quick-search/quick-search-view';
import type { CardsView } from '../ui/cards/cards';
import type { PictureView } from '../ui/media/picture';
import type { ArticlesView } from './articles/view';
import type { BannerView } from './banner/banner-view.server';
import type { ContactFormView } from './contact-form/view';
import type { KeptDataBlockView } from './kept-data/load.server';
import type { MapBlockView } from './map/load.server';
import type { ProjectsView } from './projects/view';
import type { ListingListBlockView, ListingTeaserView } from './property-list/view';
import type { RichTextView } from './rich-text/view';
import type { TestimonialsView } from './testimonials/view';

export type ModuleView = ModuleLayout & BlockView;

export type ModuleLayout = {
  id: string;
  title: string | null;
  description: string | null;
  /** On the page's banner, directly below it, in the main or side column, or below both. */
  position: 'banner' | 'top' | 'main' | 'side' | 'bottom';
  span: 'content' | 'wide' | 'full';
  /** Out of twelve. */
  columns: { sm: number; md: number; lg: number };
  view: CardsView;
  /** `plain`, or `tinted` for a band in the second paper colour. */
  ground: 'plain' | 'tinted';
  cssClass: string | null;
  itemsPerRow: number;
  /** Beside rich text, above other modules. */
  picture: PictureView | null;
};

export type BlockView =
  | ArticlesView
  | { kind: 'banner'; banner: BannerView }
  | ContactFormView
  | KeptDataBlockView
  | ListingListBlockView
  | ListingTeaserView
  | MapBlockView
  | ProjectsView
  | { kind: 'quick-search'; search: QuickSearchView }
  | RichTextView
  | TestimonialsView
  /** The data failed to load; `isMain` for the main list of the page. */
  | { kind: 'failed'; isMain: boolean };

export function hasFailedBlock(modules: readonly ModuleView[]): boolean {
  return modules.some(({ kind }) => kind === 'failed');
}
