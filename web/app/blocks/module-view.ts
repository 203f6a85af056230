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

/** A block with its place on the page (MENU-9). */
export type ModuleView = ModuleLayout & BlockView;

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

/** What the block of a module shows. */
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
  /** Its data could not be loaded (ERR-2); `isMain` for the list that the page is about. */
  | { kind: 'failed'; isMain: boolean };

/** Reports whether the data of one of the blocks could not be loaded. */
export function hasFailedBlock(modules: readonly ModuleView[]): boolean {
  return modules.some(({ kind }) => kind === 'failed');
}
