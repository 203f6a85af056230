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
 * Loads the modules below an overview or an article and adds their tags to `tags`. Omits complete
 * lists, because filters need a page address of their own.
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

/** Builds the active modules of a page or an overview that have content. */
export async function buildModules(context: PageContext, page: ModuleList): Promise<ModuleView[]> {
  // Includes inactive modules, because activating one changes the page.
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
    // The main list of a page fails its status only while the CMS is unavailable.
    if (isMainList(module) && !error.isTemporary) throw error;
    return { ...buildLayout(module), kind: 'failed', isMain: isMainList(module) };
  }
}

/** Reports problems of published content only; drafts may be incomplete. */
export function reportContent(
  { language, status }: PageContext,
  type: 'page' | 'module',
  key: string,
  what: string,
): void {
  if (status === 'PUBLISHED') reportProblem({ type, key, language, what });
}
