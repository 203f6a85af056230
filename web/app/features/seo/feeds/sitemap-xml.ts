import type { Alternate } from '../../../i18n/paths/alternates';
import type { Language } from '@agency/domain/languages';
import { escapeXml } from '../../../lib/web/xml';

/** One screen in its indexable languages, each with the time of its last change. */
export type SitemapEntry = readonly (Alternate & { readonly lastModified: string | null })[];

export type SitemapFile = { name: string; lastModified: string | null };

/** Below the limits of sitemaps.org (50,000 addresses and 50 MB). */
const mostAddresses = 10_000;
const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Splits entries into files of at most 10,000 addresses. */
export function cutSitemap(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  const files: SitemapEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (entry.length > room) {
      files.push([]);
      room = mostAddresses;
    }
    files.at(-1)?.push(entry);
    room -= entry.length;
  }
  return files;
}

/** Writes a sitemap file: every address with its last change and alternates. */
export function buildSitemap(
  entries: readonly SitemapEntry[],
  { origin, defaultLanguage }: { origin: string; defaultLanguage: Language },
): string {
  const absolute = (path: string) => escapeXml(new URL(path, origin).href);
  const lines = entries.flatMap((entry) => {
    const standard = entry.find(({ language }) => language === defaultLanguage) ?? entry[0];
    const links = [
      ...entry.map(({ language, path }) => alternate(language, absolute(path))),
      ...(standard ? [alternate('x-default', absolute(standard.path))] : []),
    ].join('');
    return entry.map(
      ({ path, lastModified }) =>
        `<url><loc>${absolute(path)}</loc>${lastmod(lastModified)}${links}</url>`,
    );
  });
  const namespaces = `${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${header}<urlset ${namespaces}>\n${lines.join('\n')}\n</urlset>\n`;
}

export function buildSitemapIndex(files: readonly SitemapFile[], origin: string): string {
  const lines = files.map(({ name, lastModified }) => {
    const address = escapeXml(new URL(`/${name}`, origin).href);
    return `<sitemap><loc>${address}</loc>${lastmod(lastModified)}</sitemap>`;
  });
  return `${header}<sitemapindex ${namespace}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** Returns the latest of these times; null if none is known. */
export function findNewest(instants: readonly (string | null | undefined)[]): string | null {
  return (
    instants
      .filter((instant) => instant)
      .sort()
      .at(-1) ?? null
  );
}

function alternate(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
}

function lastmod(instant: string | null): string {
  return instant === null ? '' : `<lastmod>${escapeXml(instant)}</lastmod>`;
}
