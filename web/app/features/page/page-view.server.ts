import { cacheTags } from '../../cms/cache-tags';
import { CmsError } from '../../cms/cms-error';
import type { PageContentFragment, PageModuleFragment } from '../../cms/generated/graphql';
import { renderRichText } from '../../cms/rich-text.server';
import { listBreadcrumbs } from '../../i18n/breadcrumbs';
import { buildUploadedPicture } from '../../ui/build-picture';
import { buildBanner } from './banner-view.server';
import { buildModuleContent } from './module-content.server';
import type { ModuleLayout, ModuleView } from './module-view';
import type { PageContext } from './page-context';
import type { BannerView } from './banner-view';
import type { PageView } from './page-view';
import { scopeCss } from './scope-css.server';

/**
 * MENU-8, MENU-9: the page with its modules, made side by side. A module whose data cannot be had
 * says so in its place, except the list a visitor came for: then the page fails as a whole.
 */
export async function buildPageView(
  context: PageContext,
  page: PageContentFragment,
): Promise<PageView> {
  const modules = await Promise.all(
    page.modules
      .filter((module) => module !== null)
      .filter((module) => module.active)
      .map((module) => buildModule(context, module)),
  );
  const shown = modules.filter((module) => module !== null);
  return { ...buildPageHead(context, page, shown), modules: shown };
}

function buildPageHead(
  context: PageContext,
  page: PageContentFragment,
  modules: readonly ModuleView[],
): Omit<PageView, 'modules'> {
  const { language, table, translateLink } = context;
  const banner = buildPageBanner(page);
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
    html: renderRichText(page.content, translateLink),
    css: scopeCss(page.key, page.css),
  };
}

/** The page's own banner; else the picture of what stands at its top makes one. */
function buildPageBanner(page: PageContentFragment): BannerView | null {
  const size = page.key === 'home' ? 'tall' : 'low';
  if (page.banner && page.banner.type !== 'empty') {
    const { description, images, ...banner } = page.banner;
    const pictures = images.length > 0 ? images : [page.image];
    return buildBanner({ ...banner, text: description, images: pictures, link: null, size });
  }
  const top = page.modules.find((module) => module?.active && module.position === 'top');
  if (!top) return null;
  return buildBanner({
    type: 'image',
    title: null,
    text: null,
    images: [top.image ?? page.image],
    video: null,
    poster: null,
    link: null,
    transparent: size === 'tall',
    size,
  });
}

async function buildModule(
  context: PageContext,
  module: PageModuleFragment,
): Promise<ModuleView | null> {
  context.tags.add(cacheTags.module(context.language, module.key));
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
    // The picture of what stands on the banner is the banner's.
    picture: module.position === 'top' ? null : buildUploadedPicture(module.image),
  };
}
