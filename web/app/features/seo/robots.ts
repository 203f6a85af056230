import type { Language } from '../../i18n/languages';

/**
 * SEO-1: everything may be read but previews and the answers of the quick search, and nothing in a
 * language that editors keep out of search engines; with all of them kept out, nothing at all.
 */
export function buildRobots(
  origin: string,
  languages: readonly Language[],
  closed: readonly Language[],
): string {
  const isClosed = closed.length === languages.length;
  const lines = isClosed
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        'Disallow: /preview/',
        'Disallow: /*/preview/',
        'Disallow: /*/quick-search/',
        ...closed.map((language) => `Disallow: /${language}/`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ];
  return `${lines.join('\n')}\n`;
}
