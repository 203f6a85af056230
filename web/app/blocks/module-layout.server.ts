import type { PageContentFragment, PageModuleFragment } from '../cms/generated/graphql';
import { buildUploadedPicture } from '../ui/media/build-picture';
import type { ModuleLayout } from './module-view';

export type ModuleList = Pick<PageContentFragment, 'modules'> &
  Partial<Pick<PageContentFragment, 'ownOrder'>>;

/**
 * Lists the active modules in the page's own order, or by `sort` with ties in the order of the
 * page.
 */
export function listShown({ modules, ownOrder }: ModuleList): PageModuleFragment[] {
  const shown = modules.filter((module) => module !== null).filter((module) => module.active);
  return ownOrder ? shown : shown.sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
}

export function buildLayout(module: PageModuleFragment): ModuleLayout {
  const [block] = module.blocks;
  const { span, position, itemsPerRow } = module;
  // These have a heading of their own.
  const isHeaded =
    block?.__typename === 'ComponentModuleQuickSearch' ||
    block?.__typename === 'ComponentModuleBanner' ||
    isMainList(module);
  return {
    id: module.key,
    title: isHeaded ? null : module.title,
    description: isHeaded ? null : module.description,
    position: isOnBanner(module) ? 'banner' : position,
    span,
    columns: {
      sm: module.columnsSm ?? 12,
      md: module.columnsMd ?? 12,
      lg: module.columnsLg ?? 12,
    },
    view: viewOf(module),
    ground: module.view === 'highlight' ? 'tinted' : 'plain',
    cssClass: module.cssClass,
    itemsPerRow: itemsPerRow ?? 3,
    picture: ownsPicture(module) ? buildUploadedPicture(module.image) : null,
  };
}

/**
 * A full-width card has its picture beside the text; in the side column a card always has the full
 * width.
 */
function viewOf({ view, itemsPerRow, position }: PageModuleFragment): ModuleLayout['view'] {
  if (view === 'list' || view === 'slider') return view;
  return itemsPerRow === 1 && position !== 'side' ? 'list' : 'grid';
}

/** Modules on the banner, and banners themselves, have no separate picture. */
function ownsPicture(module: PageModuleFragment): boolean {
  return !isOnBanner(module) && module.blocks[0]?.__typename !== 'ComponentModuleBanner';
}

/** Only the quick search is on the banner itself; other modules at the top are below it. */
export function isOnBanner({ active, position, blocks: [block] }: PageModuleFragment): boolean {
  return active && position === 'top' && block?.__typename === 'ComponentModuleQuickSearch';
}

/** Detects the main list of a page, whose filters and pages are in its address. */
export function isMainList({ blocks: [block] }: PageModuleFragment): boolean {
  return block?.__typename === 'ComponentModulePropertyList' && block.mode === 'full';
}

export function hasMainList({
  modules,
}: {
  modules: readonly (PageModuleFragment | null)[];
}): boolean {
  return modules.some((module) => module !== null && isMainList(module));
}
