import type { PageModuleFragment } from '../cms/generated/graphql';
import type { OpenSite } from '../site/open-language.server';
import { isMainList } from './module-kind';
import type { ModuleView } from './module-view';
import { buildModules } from '../screens/page/page-view.server';
import { emptyListSearch } from '../lib/list-search';

/**
 * The modules below an overview or an article (MENU-9), their tags added to `tags`. Full lists are
 * left out: filters belong to the address of a page.
 */
export async function loadModules(
  context: OpenSite,
  modules: readonly (PageModuleFragment | null)[],
  tags: Set<string>,
): Promise<ModuleView[]> {
  const pageContext = {
    ...context,
    pageKey: 'home',
    settings: context.site.byLanguage[context.language].site,
    search: emptyListSearch,
    ignored: [],
    typed: '',
    tags,
  };
  return buildModules(pageContext, {
    modules: modules.filter((module) => module !== null && !isMainList(module)),
  });
}
