import { queryCms } from '../../cms/client/query.server';
import { ListingMapDocument } from '../../cms/generated/graphql';
import type { Site } from '../../site/build-site';
import { listOverviewReplacements } from '../../site/list-overview-replacements';
import { isIndexedIn } from '../../features/seo/build-site-seo.server';
import { listSitemapArticles } from './sitemap-articles.server';
import {
  listSitemapListings,
  listSitemapPlaces,
  listSitemapProjects,
  listSitemapTeam,
} from './sitemap-listings.server';
import { listSitemapPages } from './sitemap-pages.server';
import { listSitemapTestimonials } from './sitemap-testimonials.server';
import {
  cutSitemap,
  findNewest,
  type SitemapEntry,
  type SitemapFile,
} from '../../features/seo/feeds/sitemap-xml';

const sections = [
  ...(['pages', 'articles', 'testimonials', 'projects', 'team', 'places'] as const),
] as const;

type Section = (typeof sections)[number];

/** Lists the files of the sitemap with the last change of each. Throws CmsError. */
export async function listSitemapFiles(site: Site): Promise<SitemapFile[]> {
  const languages = listIndexed(site);
  if (languages.length === 0) return [];
  const { listingMap } = await queryCms(ListingMapDocument);
  const files = await Promise.all(
    sections.map(async (section) =>
      cutSitemap(await listSection(site, section)).map((entries, index) => ({
        name: nameOf(section, index + 1),
        lastModified: findNewest(entries.flat().map(({ lastModified }) => lastModified)),
      })),
    ),
  );
  return [
    ...files.flat(),
    ...listingMap.parts.map(({ number, updatedAt }) => ({
      name: nameOf('listings', number),
      lastModified: updatedAt,
    })),
  ];
}

/** Returns the entries of a file; null if there is no such file. Throws CmsError. */
export async function findSitemapFile(site: Site, name: string): Promise<SitemapEntry[] | null> {
  const [, section, digits] = /^sitemap-([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const number = Number(digits);
  const languages = listIndexed(site);
  if (languages.length === 0) return null;
  if (section === 'listings') {
    const entries = await listSitemapListings(site, languages, number);
    return entries.length === 0 ? null : entries;
  }
  const known = sections.find((candidate) => candidate === section);
  return known ? (cutSitemap(await listSection(site, known))[number - 1] ?? null) : null;
}

async function listSection(site: Site, section: Section): Promise<SitemapEntry[]> {
  const languages = listIndexed(site);
  if (section === 'projects') return listSitemapProjects(site, languages);
  if (section === 'places') return listSitemapPlaces(site, languages);
  if (section === 'team') return listSitemapTeam(site, languages);
  const pages = await listSitemapPages(site, languages);
  if (section === 'pages') return pages;
  const replaced = languages.flatMap((language) => listOverviewReplacements(site, language));
  const taken = new Set([
    ...pages.flat().map(({ path }) => path),
    ...replaced.map(({ overview }) => overview),
  ]);
  const testimonials = await listSitemapTestimonials(site, languages, taken);
  if (section === 'testimonials') return testimonials;
  return listSitemapArticles(
    languages,
    new Set([...taken, ...testimonials.flat().map(({ path }) => path)]),
  );
}

function listIndexed(site: Site) {
  return site.table.languages.filter((language) => isIndexedIn({ site }, language));
}

function nameOf(section: Section | 'listings', number: number): string {
  return `sitemap-${section}-${number}.xml`;
}
