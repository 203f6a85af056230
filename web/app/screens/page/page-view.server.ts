import { cacheTags } from '../../cms/cache-tags';
import { hasBrokenBlocks } from '../../cms/clean-blocks';
import type { PageContentFragment } from '../../cms/generated/graphql';
import { renderRichText } from '../../cms/rich-text.server';
import { listBreadcrumbs } from '../../i18n/paths/breadcrumbs';
import { teamKey } from '../../i18n/paths/route-entries';
import { loadTeamOverview } from '../../catalogue/team/team-page.server';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import { type BannerView, buildBanner } from '../../blocks/banner/banner-view.server';
import { buildModules, reportContent } from '../../blocks/load-modules.server';
import type { BannerFields } from '../../blocks/banner/view';
import type { ModuleView } from '../../blocks/module-view';
import type { PageContext } from '../../blocks/block';
import type { BreadcrumbView } from '../../ui/links/breadcrumbs';
import type { PageHeaderView } from '../../features/layout/layout-view';
import type { TeamOverviewView } from '../../catalogue/team/team-view.server';
import { hasMainList, isOnBanner } from '../../blocks/module-layout.server';
import { findCssFault, removeCssComments } from '@agency/domain/page-css';

/**
 * Builds the page with its blocks, loaded in parallel. A block that fails shows an error in its
 * place.
 */
export async function buildPageView(
  context: PageContext,
  page: PageContentFragment,
): Promise<PageView> {
  const isTeam = page.key.toLowerCase() === teamKey;
  if (isTeam) context.tags.add(cacheTags.team(context.language));
  const [modules, team] = await Promise.all([
    buildModules(context, page),
    isTeam ? loadTeamOverview(context) : null,
  ]);
  reportPage(context, page);
  return { ...buildPageHead(context, page, modules), modules, team };
}

function buildPageHead(
  context: PageContext,
  page: PageContentFragment,
  modules: readonly ModuleView[],
): Omit<PageView, 'modules' | 'team'> {
  const { language, table } = context;
  const banner = findStreetBanner(modules) ?? buildPageBanner(context, page);
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
    bannerFields: findBannerFields(context, page),
    breadcrumbs: crumbs.map(({ name, path }, index) => ({
      label: name,
      href: index === crumbs.length - 1 ? null : path,
    })),
    html: renderRichText(page.content, context),
    css: scopeCss(page.key, page.css),
    header: { logo: buildUploadedPicture(page.logo), isFixed: page.fixedMenu },
  };
}

/** Finds the drawn street that replaces a picture below the search. */
function findStreetBanner(modules: readonly ModuleView[]): BannerView | null {
  const search = modules.find(({ position }) => position === 'banner');
  if (search?.kind !== 'quick-search' || search.search.street === null) return null;
  const media = { kind: 'street', ...search.search.street } as const;
  return { title: null, text: null, link: null, media, transparent: false, size: 'tall' };
}

function reportPage(context: PageContext, { key, css, content }: PageContentFragment): void {
  if (css?.trim() && scopeCss(key, css) === null) {
    reportContent(context, 'page', key, 'has style that could leave it: the style is left out');
  }
  if (hasBrokenBlocks(content)) {
    reportContent(context, 'page', key, 'has a text with broken parts: they are left out');
  }
}

export type PageView = {
  /** The internal path, e.g. `for-sale`. */
  key: string;
  /** The h1; null on a page whose list or banner has its own. */
  title: string | null;
  intro: string | null;
  banner: BannerView | null;
  /** Fields of the page that the banner shows; null for a banner of the header. */
  bannerFields: BannerFields | null;
  /** Empty if the page does not enable them. */
  breadcrumbs: BreadcrumbView[];
  /** Sanitised content; null if empty. */
  html: string | null;
  /** Scoped to `[data-page="key"]`; null if empty or refused. */
  css: string | null;
  modules: ModuleView[];
  /** Agents and offices, on the team page. */
  team: TeamOverviewView | null;
  header: PageHeaderView;
};

/**
 * Returns the page's own banner, otherwise one from the picture at its top, otherwise the header's
 * with the page's title. Null for type `empty`.
 */
export function buildPageBanner(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  page: PageContentFragment,
): BannerView | null {
  const size = page.key === 'home' ? 'tall' : 'low';
  const standard = site.byLanguage[language].header?.banner ?? null;
  const top = page.modules.find((module) => module && isOnBanner(module));
  const base = { video: null, videoUrl: null, poster: null, link: null, size } as const;
  if (page.banner) {
    const { description, images, ...banner } = page.banner;
    const pictures = images.length > 0 ? images : [page.image];
    return buildBanner({ ...base, ...banner, text: description, images: pictures });
  }
  if (top) {
    const transparent = size === 'tall';
    const images = [top.image ?? page.image];
    return buildBanner({ ...base, type: 'image', title: null, text: null, images, transparent });
  }
  // A list has its own heading: a banner would push the results out of view.
  if (!standard || hasMainList(page)) return null;
  const words = standard.title
    ? { title: standard.title, text: standard.description }
    : { title: page.title, text: page.description };
  return buildBanner({ ...base, ...standard, ...words });
}

function findBannerFields(
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  { banner }: PageContentFragment,
): BannerFields | null {
  if (banner) {
    return { title: 'banner.title', text: 'banner.description', media: 'banner.images' };
  }
  const isTitled = Boolean(site.byLanguage[language].header?.banner?.title);
  return isTitled ? null : { title: 'title', text: 'description' };
}

/**
 * Scopes an editor's CSS to one page with native nesting. Null for CSS that could leave its scope,
 * which the CMS refuses by the same rule.
 */
export function scopeCss(pageKey: string, css: string | null | undefined): string | null {
  const text = removeCssComments(css ?? '').trim();
  if (text === '' || !/^[\w-]+$/.test(pageKey) || findCssFault(text) !== null) return null;
  return `[data-page="${pageKey}"]{${text}}`;
}
