import { CmsError } from '../../cms/cms-error';
import type { PageContentFragment, PageModuleFragment } from '../../cms/generated/graphql';
import { renderRichText } from '../../cms/rich-text.server';
import { listBreadcrumbs } from '../../i18n/breadcrumbs';
import { translatePath } from '../../i18n/translate-path';
import { buildUploadedPicture } from '../../ui/build-picture';
import { buildBanner } from './banner-view.server';
import { buildModuleContent } from './module-content.server';
import type { ModuleLayout, ModuleView } from './module-view';
import type { PageContext } from './page-context';
import type { PageView } from './page-view';
import { scopeCss } from './scope-css.server';

/** A page and whether a part of it failed, which nobody may keep (ERR-2). */
export type BuiltPage = { view: PageView; hasFailedPart: boolean };

/**
 * MENU-8, MENU-9: the page with its modules, made side by side. A module whose data cannot be had
 * says so in its place, except the list a visitor came for: then the page fails as a whole.
 */
export async function buildPageView(
  context: PageContext,
  page: PageContentFragment,
): Promise<BuiltPage> {
  const modules = await Promise.all(
    page.modules
      .filter((module) => module !== null)
      .filter((module) => module.active)
      .map((module) => buildModule(context, module)),
  );
  const shown = modules.filter((module) => module !== null);
  return {
    view: { ...buildPageHead(context, page, shown), modules: shown },
    hasFailedPart: shown.some(({ kind }) => kind === 'failed'),
  };
}

function buildPageHead(
  context: PageContext,
  page: PageContentFragment,
  modules: readonly ModuleView[],
): Omit<PageView, 'modules'> {
  const { language, table } = context;
  const banner = page.banner && buildPageBanner(page, page.banner, page.key === 'home');
  const hasOwnHeading =
    Boolean(banner?.title) ||
    modules.some(({ kind }) => kind === 'listing-list') ||
    (banner !== null && modules.some(({ position }) => position === 'banner'));
  const crumbs = page.breadcrumb ? listBreadcrumbs(table, language, page.key) : [];
  return {
    key: page.key,
    title: hasOwnHeading ? null : page.title,
    intro: hasOwnHeading ? null : page.description,
    banner,
    breadcrumbs: crumbs.map(({ name, path }, index) => ({
      label: name,
      href: index === crumbs.length - 1 ? null : path,
    })),
    html: renderRichText(page.content, (href) => translatePath(table, language, href)),
    css: scopeCss(page.key, page.css),
  };
}

function buildPageBanner(
  page: PageContentFragment,
  banner: NonNullable<PageContentFragment['banner']>,
  isHome: boolean,
) {
  const { description, ...rest } = banner;
  return buildBanner({
    ...rest,
    text: description,
    images: rest.images.length > 0 ? rest.images : [page.image],
    link: null,
    size: isHome ? 'tall' : 'low',
  });
}

async function buildModule(
  context: PageContext,
  module: PageModuleFragment,
): Promise<ModuleView | null> {
  try {
    const content = await buildModuleContent(context, module);
    return content && { ...buildLayout(module), ...content };
  } catch (error) {
    if (!(error instanceof CmsError) || isMainList(module)) throw error;
    return { ...buildLayout(module), kind: 'failed' };
  }
}

function isMainList({ content: [content] }: PageModuleFragment): boolean {
  return content?.__typename === 'ComponentModulePropertyList' && content.mode === 'full';
}

function buildLayout(module: PageModuleFragment): ModuleLayout {
  const [content] = module.content;
  // These bring their own heading.
  const isHeaded =
    content?.__typename === 'ComponentModuleQuickSearch' ||
    content?.__typename === 'ComponentModuleBanner' ||
    isMainList(module);
  return {
    id: module.key,
    title: isHeaded ? null : module.title,
    description: isHeaded ? null : module.description,
    position: module.position === 'top' ? 'banner' : 'main',
    columns: {
      sm: module.columnsSm ?? 12,
      md: module.columnsMd ?? 12,
      lg: module.columnsLg ?? 12,
    },
    view: module.view === 'highlight' ? 'tinted' : 'plain',
    cssClass: module.cssClass,
    itemsPerRow: Math.min(module.itemsPerRow ?? 3, 4) as ModuleLayout['itemsPerRow'],
    picture: buildUploadedPicture(module.image),
  };
}
