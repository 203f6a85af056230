import { buildOnce } from '../cms/build-once.server';
import { cacheTags } from '../cms/cache-tags';
import type { PageModuleFragment } from '../cms/generated/graphql';
import { renderPlainText, renderRichText } from '../cms/rich-text.server';
import { buildPath, buildSearchPath } from '../i18n/build-path';
import { allProjectsLink } from '../i18n/standard-links.server';
import type { FormKind } from '@agency/domain/path-words';
import { bindShortWords } from '../lib/bind-short-words';
import { formatNumber } from '../lib/formats';
import { buildUploadedPicture } from '../ui/build-picture';
import { listArticles } from '../features/article/load-articles.server';
import { listTestimonials } from '../features/article/load-testimonials.server';
import { sectionPath } from '../features/article/section-path';
import { testimonialsLink } from '../features/article/testimonial-view.server';
import { loadForm } from '../features/lead/load-form.server';
import { buildListMap } from '../features/map/list-map.server';
import { findMenuPage } from '../site/build-site';
import { buildContact } from '../site/contact-view.server';
import { listSuggestions } from '../features/search/empty-list.server';
import {
  buildSavedSearchPrompt,
  savedSearchKey,
} from '../features/search/saved-search-prompt.server';
import { describeTyped } from '../features/search/describe-reading.server';
import { describeIgnored } from '../features/search/ignored-filters.server';
import { buildListView } from '../features/search/list-view.server';
import { buildKeptData } from './kept-data/load.server';
import { listProjects } from '../catalogue/project/load-projects.server';
import { goalText } from '../features/search/quick-results.server';
import { findStreet } from './quick-search/find-street.server';
import { countListings } from '../features/search/quick-search.server';
import { buildTeaser } from '../features/search/listing-teaser.server';
import { searchListings, toFilter } from '../features/search/search-listings.server';
import { buildBanner } from './banner/banner-view.server';
import { hasStreet } from '../screens/page/page-banner.server';
import { buildListingMap, buildOfficeMap } from './map/load.server';
import type { ModuleContent } from './module-view';
import type { PageContext } from './page-context';

type Content = NonNullable<PageModuleFragment['blocks'][number]>;
type Kind = Content['__typename'];
type ContentOf<Name extends Kind> = Extract<Content, { __typename: Name }>;
type Build<Name extends Kind> = (
  context: PageContext,
  content: ContentOf<Name>,
  module: PageModuleFragment,
) => Promise<ModuleContent | null> | ModuleContent | null;

/** A list was asked for a page that it does not have: the whole address is not found (FIND-7). */
export class NoSuchListPage extends Error {
  override readonly name = 'NoSuchListPage';
}

/**
 * The registry of modules over the union's `__typename`, exhaustive for the compiler. Null leaves
 * a module out that has nothing to show.
 */
const builders: { [Name in Kind]: Build<Name> } = {
  ComponentModuleRichText(context, { body }) {
    const html = Array.isArray(body) ? writeBody(body, context) : null;
    return html === null ? null : { kind: 'rich-text', html };
  },

  async ComponentModulePropertyList(context, { mode, ...chosen }, module) {
    const { goal } = chosen;
    context.tags.add(cacheTags.list(goal));
    if (mode === 'full') return buildFullList(context, goal, module);
    // Chosen by hand, a listing may be of the other list.
    if (chosen.listings) context.tags.add(cacheTags.list('sale')).add(cacheTags.list('rent'));
    return {
      kind: 'listing-teaser',
      ...(await buildTeaser(context, chosen, module.maxItems ?? null)),
      emptyText: context.t('errors.noMatches'),
    };
  },

  async ComponentModuleQuickSearch(context, content, module) {
    const { t, locale, language, settings, tags } = context;
    tags.add(cacheTags.list('sale')).add(cacheTags.list('rent'));
    const counts = await countListings();
    const showCount = content.showSearchCount && (settings?.showSearchCount ?? true);
    const intro = (content.intro ?? '')
      .replaceAll('{totalSale}', formatNumber(locale, counts.sale))
      .replaceAll('{totalRent}', formatNumber(locale, counts.rent));
    return {
      kind: 'quick-search',
      search: {
        title: bindShortWords(module.title ?? t('quickSearch.label')),
        introHtml: renderPlainText(intro),
        logo: buildUploadedPicture(content.logo),
        resultsUrl: `/${language}/quick-search/`,
        action: buildSearchPath(language),
        sale: goalText(context, 'sale', counts.sale, showCount),
        rent: goalText(context, 'rent', counts.rent, showCount),
        street: hasStreet(context.pageKey, module) ? await findStreet(context) : null,
      },
    };
  },

  async ComponentModuleContactForm(context, { form }) {
    return {
      kind: 'contact',
      contact: buildContact(context.settings),
      form: await loadForm(context, form.replaceAll('_', '-') as FormKind),
    };
  },

  async ComponentModuleMap(context, { shows }, { maxItems }) {
    if (shows === 'office') {
      const office = buildOfficeMap(context);
      return office && { kind: 'map', map: office };
    }
    context.tags.add(cacheTags.list(shows));
    const map = await buildListingMap(context, shows, maxItems ?? 4);
    return map && { kind: 'map', map };
  },

  ComponentModuleKeptData: (context, { withMails }) => ({
    kind: 'kept-data',
    data: buildKeptData(context, context.settings?.retention ?? [], withMails),
  }),

  async ComponentModuleProjects(context, { showSold }, { maxItems }) {
    context.tags.add(cacheTags.projects).add(cacheTags.list('sale')).add(cacheTags.list('rent'));
    return {
      kind: 'projects',
      projects: await listProjects(context, { withSold: showSold, most: maxItems ?? 4 }),
      more: allProjectsLink(context, context.pageKey),
      emptyText: context.t('errors.noProjects'),
    };
  },

  async ComponentModuleTestimonials(context, { showImages }, { maxItems }) {
    context.tags.add(cacheTags.testimonials(context.language));
    const chosen = { limit: maxItems ?? 4, withPictures: showImages };
    const testimonials = await listTestimonials(context, chosen);
    const more = testimonialsLink(context);
    return testimonials.length === 0 ? null : { kind: 'testimonials', testimonials, more };
  },

  async ComponentModuleArticles(context, { category }, { maxItems }) {
    const most = maxItems ?? 4;
    context.tags.add(cacheTags.articles(context.language));
    const articles = await listArticles(context, category?.key ?? null, most);
    // Where all of them are on the page already, a way to all of them leads nowhere new.
    const more =
      category?.slug && articles.length >= most
        ? { label: category.name, href: sectionPath(context, category, null) }
        : null;
    return articles.length === 0 ? null : { kind: 'articles', articles, more };
  },

  ComponentModuleBanner({ translateLink }, content, module) {
    const { link, linkLabel, title } = content;
    const href = link && linkLabel ? translateLink(link) : null;
    const banner = buildBanner({
      ...content,
      images: content.images.length > 0 ? content.images : [module.image],
      link: href && linkLabel ? { label: linkLabel, href } : null,
      title,
      transparent: false,
      size: 'low',
    });
    return banner && { kind: 'banner', banner };
  },

  Error: () => null,
};

const writeBody = buildOnce((body: unknown[], context: PageContext) =>
  renderRichText(body, context),
);

/** What a module shows; null when it shows nothing. Throws CmsError and {@link NoSuchListPage}. */
export async function buildModuleContent(
  context: PageContext,
  module: PageModuleFragment,
): Promise<ModuleContent | null> {
  const [block] = module.blocks;
  if (!block) return null;
  const build = builders[block.__typename] as Build<Kind>;
  return build(context, block as never, module);
}

async function buildFullList(
  context: PageContext,
  goal: 'sale' | 'rent',
  module: PageModuleFragment,
): Promise<ModuleContent> {
  const { language, search, ignored, typed, pageKey, site, table, landing } = context;
  const path = buildPath(table, language, pageKey);
  const [answer, typedNotice, map] = await Promise.all([
    searchListings(language, goal, search),
    describeTyped(context, typed),
    buildListMap(context, { path, goal, search, filter: toFilter(goal, search) }),
  ]);
  const notices = [describeIgnored(context, ignored), typedNotice].filter(
    (notice) => notice !== null,
  );
  const notice = notices.length > 0 ? notices.join(' ') : null;
  const place = { pageKey, goal, search, notice, title: module.title, landing, map };
  const isEmpty = answer.total === 0;
  const hasSavedSearches = findMenuPage(site, language, savedSearchKey) !== null;
  const list = buildListView(
    context,
    {
      ...place,
      suggestions: isEmpty ? await listSuggestions(context, { ...place, answer }) : [],
      savedSearchPrompt: hasSavedSearches ? buildSavedSearchPrompt(context, goal, search) : null,
    },
    answer,
  );
  if (list === null) throw new NoSuchListPage();
  return { kind: 'listing-list', list };
}
