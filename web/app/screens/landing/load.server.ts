import { redirect } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { PageDocument } from '../../cms/generated/graphql';
import {
  findLanding,
  findLandingText,
  landingSearch,
  listLandingLinks,
  nameLanding,
  writeLandingPlace,
  type Landing,
} from '../../features/search/landing.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { toStructuredData } from '../../features/seo/structured-data';
import { listAlternates } from '../../i18n/paths/alternates';
import { listBreadcrumbs } from '../../i18n/paths/breadcrumbs';
import { listKeys, type Goal } from '@agency/domain/goals';
import { buildLandingPath, buildPath, type LandingAddress } from '../../i18n/paths/build-path';
import { shortenHtml, searchDescriptionLength } from '../../lib/text/description';
import { serialiseListSearch } from '../../lib/rules/list-search';
import { findMenuPage } from '../../site/build-site';
import type { OpenSite } from '../../site/open-language.server';
import type { LandingScreenView } from './view';
import { isMainList } from '../../blocks/module-layout.server';
import type { ModuleView } from '../../blocks/module-view';
import { movePermanently } from '../../cms/page-headers.server';
import type { Asked, Cache, ScreenOf } from '../screen';
import { buildItemList } from '../page/page-data.server';
import { buildModules } from '../../blocks/load-modules.server';

export const landingScreen = { load, cache };

/**
 * Loads the list of a place or of a type in it; null if it is unknown or its goal has no list page
 * in this language. Throws redirects to its canonical address and, if the query has filters, to the
 * list.
 */
async function load(
  context: OpenSite,
  address: ScreenOf<'landing'>,
  { url: { pathname }, list: { search, ignored, typed, isNotFound } }: Asked,
) {
  if (isNotFound) return null;
  const { table, language, site } = context;
  const { goal } = address;
  const landing = await findLanding(language, cutSlugs(address));
  const key = listKeys[goal];
  if (landing === null || findMenuPage(site, language, key) === null) return null;
  const alternates = listAlternates(table, { screen: 'landing', goal, slugs: landing.slugs })
    .filter((one) => findMenuPage(site, one.language, key) !== null)
    .map((one) => ({
      ...one,
      isIndexed: findMenuPage(site, one.language, key)?.seo?.active ?? true,
    }));
  const path = alternates.find((one) => one.language === language)?.path;
  if (path === undefined) return null;
  const own = landingSearch(landing);
  const asked = {
    ...search,
    cities: [...own.cities, ...search.cities],
    types: [...own.types, ...search.types],
  };
  const query = serialiseListSearch(asked);
  if (query !== serialiseListSearch(own)) throw redirect(buildPath(table, language, key) + query);
  if (pathname.replace(/\/?$/, '/') !== path) throw movePermanently(path);
  const place = writeLandingPlace(landing);
  const heading = nameLanding(context, goal, { type: landing.typeName, place });
  const tags = new Set([
    cacheTags.list(goal),
    cacheTags.page(language, key),
    cacheTags.landingTexts(language),
  ]);
  const [page, introHtml] = await Promise.all([
    findListPage(context, key),
    findLandingText(context, goal, landing),
  ]);
  const listModule = page?.modules.find((module) => module !== null && isMainList(module));
  if (!page || !listModule) return null;
  const settings = site.byLanguage[language].site;
  const modules = await buildModules(
    {
      ...context,
      pageKey: key,
      settings,
      search: own,
      ignored,
      typed,
      tags,
      landing: { heading, introHtml, addresses: listAddresses(context, goal, landing) },
    },
    { modules: [{ ...listModule, title: null, description: null, image: null }] },
  );
  const view: LandingScreenView = {
    breadcrumbs: listLandingCrumbs(context, goal, landing),
    modules,
    groups: listLandingLinks(context, goal, landing),
  };
  return {
    view,
    seo: buildSiteSeo(context, {
      path,
      alternates,
      title: heading,
      description: describeLanding(context, { heading, introHtml, landing }),
      params: null,
      pictures: [page.image?.picture],
      isIndexed: landing.total > 0 && (page.seo?.active ?? true),
      structured: [
        ...modules.flatMap((module) => {
          const items = buildItemList(module, site.origin);
          return items === null ? [] : [toStructuredData(items)];
        }),
        ...listBreadcrumbsData(view.breadcrumbs, site.origin, path),
      ],
      next: listOf(modules)?.pager?.next ?? null,
    }),
    alternates,
    tags: [...tags],
    keep: ignored.length > 0 || typed !== '' ? ('no' as const) : ('plain' as const),
    hasFailedPart: listOf(modules)?.map?.kind === 'failed',
    isAway: listOf(modules) === null,
  };
}

function cache({
  isAway,
  hasFailedPart,
  keep,
}: NonNullable<Awaited<ReturnType<typeof load>>>): Cache {
  if (isAway) return 'away';
  return hasFailedPart ? 'partial' : keep;
}

/** The maximum length that the CMS accepts; longer slugs do not exist. */
function cutSlugs({ goal, citySlug, typeSlug }: LandingAddress): LandingAddress {
  return { goal, citySlug: citySlug.slice(0, 200), typeSlug: typeSlug?.slice(0, 200) ?? null };
}

async function findListPage({ queryCms, language, status }: OpenSite, key: string) {
  return (await queryCms(PageDocument, { language, key, status })).pages[0] ?? null;
}

/** Maps list queries to the paths of the landing page and of its whole place that equal them. */
function listAddresses({ table, language }: OpenSite, goal: Goal, landing: Landing) {
  const own = landing.slugs.find((one) => one.language === language);
  if (!own) return {};
  const { citySlug } = own;
  const pathOf = (typeSlug: string | null) =>
    buildLandingPath(table, language, { goal, citySlug, typeSlug });
  return {
    [serialiseListSearch({ cities: [landing.place] })]: pathOf(null),
    [serialiseListSearch(landingSearch(landing))]: pathOf(own.typeSlug ?? null),
  };
}

function listOf(modules: readonly ModuleView[]) {
  return modules.find((module) => module.kind === 'listing-list')?.list ?? null;
}

/** The list, the place, the type; only what is above the page itself is a link. */
function listLandingCrumbs(
  { table, language }: OpenSite,
  goal: Goal,
  { placeName, typeName, slugs }: Landing,
): LandingScreenView['breadcrumbs'] {
  const own = slugs.find((one) => one.language === language);
  const above = listBreadcrumbs(table, language, listKeys[goal]).map(({ name, path }) => ({
    label: name,
    href: path,
  }));
  if (typeName === null || !own) return [...above, { label: placeName, href: null }];
  const href = buildLandingPath(table, language, { goal, citySlug: own.citySlug, typeSlug: null });
  return [...above, { label: placeName, href }, { label: typeName, href: null }];
}

/** Returns the editors' text, else a description of what is on offer. */
function describeLanding(
  { t }: OpenSite,
  { heading, introHtml, landing }: { heading: string; introHtml: string | null; landing: Landing },
): string {
  const own = shortenHtml(introHtml ?? '', searchDescriptionLength);
  if (own) return own;
  const places = landing.neighbours.slice(0, 3).map(({ name }) => name);
  const listings = t('list.count', { count: landing.total });
  const about = t('landing.description', { title: heading, listings });
  return places.length === 0
    ? about
    : `${about} ${t('landing.also', { places: places.join(', ') })}`;
}
