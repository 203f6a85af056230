import type { PageModuleFragment } from '../cms/generated/graphql';

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
