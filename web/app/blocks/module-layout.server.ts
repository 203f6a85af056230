import type { PageContentFragment, PageModuleFragment } from '../cms/generated/graphql';
import { buildUploadedPicture } from '../ui/media/build-picture';
import type { ModuleLayout } from './module-view';

/** The modules of a page, or of an overview of articles, which has no order of its own. */
export type ModuleList = Pick<PageContentFragment, 'modules'> &
  Partial<Pick<PageContentFragment, 'ownOrder'>>;

/**
 * The modules of a page that are switched on: in the page's own order, or by their `sort`, of which
 * equal ones keep the order of the page.
 */
export function listShown({ modules, ownOrder }: ModuleList): PageModuleFragment[] {
  const shown = modules.filter((module) => module !== null).filter((module) => module.active);
  return ownOrder ? shown : shown.sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
}

/** MENU-9: where a module stands and how, from its fields. */
export function buildLayout(module: PageModuleFragment): ModuleLayout {
  const [block] = module.blocks;
  const { span, position, itemsPerRow } = module;
  // These bring their own heading.
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

/** A card as wide as the page lies on its side; in the side column one is as wide as can be. */
function viewOf({ view, itemsPerRow, position }: PageModuleFragment): ModuleLayout['view'] {
  if (view === 'list' || view === 'slider') return view;
  return itemsPerRow === 1 && position !== 'side' ? 'list' : 'grid';
}

/** Modules on or of kind banner have no picture of their own. */
function ownsPicture(module: PageModuleFragment): boolean {
  return !isOnBanner(module) && module.blocks[0]?.__typename !== 'ComponentModuleBanner';
}

/** The quick search stands on the banner itself; other kinds at the top right under it. */
export function isOnBanner({ active, position, blocks: [block] }: PageModuleFragment): boolean {
  return active && position === 'top' && block?.__typename === 'ComponentModuleQuickSearch';
}

/** The list a visitor came for: filters and paging are the page's address (FIND-6). A teaser is none. */
export function isMainList({ blocks: [block] }: PageModuleFragment): boolean {
  return block?.__typename === 'ComponentModulePropertyList' && block.mode === 'full';
}

/** Whether one of a page's modules is its list. */
export function hasMainList({
  modules,
}: {
  modules: readonly (PageModuleFragment | null)[];
}): boolean {
  return modules.some((module) => module !== null && isMainList(module));
}
