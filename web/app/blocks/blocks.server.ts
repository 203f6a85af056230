import type { PageModuleFragment } from '../cms/generated/graphql';
import { loadArticles } from './articles/load.server';
import { loadBanner } from './banner/load.server';
import type { BlockName, LoadBlock, PageContext } from './block';
import { loadContactForm } from './contact-form/load.server';
import { loadKeptData } from './kept-data/load.server';
import { loadMap } from './map/load.server';
import type { BlockView } from './module-view';
import { loadProjects } from './projects/load.server';
import { loadPropertyList } from './property-list/load.server';
import { loadQuickSearch } from './quick-search/load.server';
import { loadRichText } from './rich-text/load.server';
import { loadTestimonials } from './testimonials/load.server';

const blocks: { [Name in BlockName]: LoadBlock<Name, BlockView> } = {
  ComponentModuleArticles: loadArticles,
  ComponentModuleBanner: loadBanner,
  ComponentModuleContactForm: loadContactForm,
  ComponentModuleKeptData: loadKeptData,
  ComponentModuleMap: loadMap,
  ComponentModuleProjects: loadProjects,
  ComponentModulePropertyList: loadPropertyList,
  ComponentModuleQuickSearch: loadQuickSearch,
  ComponentModuleRichText: loadRichText,
  ComponentModuleTestimonials: loadTestimonials,
  Error: () => null,
};

/** Loads the block of a module; null if it has no content. Throws CmsError and redirects. */
export async function loadBlock(
  context: PageContext,
  module: PageModuleFragment,
): Promise<BlockView | null> {
  const [block] = module.blocks;
  if (!block) return null;
  const load = blocks[block.__typename] as LoadBlock<BlockName, BlockView>;
  return load(context, block, module);
}
