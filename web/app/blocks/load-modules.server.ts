import { cacheTags } from '../cms/cache-tags';
import { CmsError } from '../cms/client/cms-error';
import { reportProblem } from '../cms/content-log.server';
import { fillFacts } from '../cms/rich-text.server';
import { loadBlock } from './blocks.server';
import { buildLayout, listShown, type ModuleList, isMainList } from './module-layout.server';
import type { PageContext } from './block';
import type { PageModuleFragment } from '../cms/generated/graphql';
import type { OpenSite } from '../site/open-language.server';
import type { ModuleView } from './module-view';
import { emptyListSearch } from '../lib/rules/list-search';

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

/** The modules of a page, or of an overview of articles, that are switched on and show something. */
export async function buildModules(context: PageContext, page: ModuleList): Promise<ModuleView[]> {
  // Also those that are switched off: to switch one on changes the page.
  for (const module of page.modules) {
    if (module) context.tags.add(cacheTags.module(context.language, module.key));
  }
  const built = await Promise.all(listShown(page).map((module) => buildModule(context, module)));
  return built.filter((module) => module !== null);
}

async function buildModule(
  context: PageContext,
  module: PageModuleFragment,
): Promise<ModuleView | null> {
  try {
    const content = await loadBlock(context, module);
    if (content === null)
      reportContent(context, 'module', module.key, 'shows nothing: it is left out');
    const layout = buildLayout(module);
    const description = layout.description && fillFacts(layout.description, context.facts);
    return content && { ...layout, description, ...content };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    // The list a visitor came for fails the page's status only while the CMS is away.
    if (isMainList(module) && !error.isTemporary) throw error;
    return { ...buildLayout(module), kind: 'failed', isMain: isMainList(module) };
  }
}

/** Drafts may be half written: only what visitors would see is told. */
export function reportContent(
  { language, status }: PageContext,
  type: 'page' | 'module',
  key: string,
  what: string,
): void {
  if (status === 'PUBLISHED') reportProblem({ type, key, language, what });
}
