import { languages as knownLanguages, type Language } from '@agency/domain/languages';
import { portalPaths } from '../../../i18n/paths/portal-path';

/** The portal is private; the login can be crawled and has its own noindex. */
const closedWords = ['preview', 'search', 'quick-search', ...Object.values(portalPaths)];

/**
 * Writes robots.txt: excludes previews, quick search results, the portal, and languages that
 * editors exclude from search engines; excludes everything if all languages are.
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
        ...knownLanguages.flatMap((language) =>
          closedWords.map((word) => `Disallow: /${language}/${word}/`),
        ),
        ...closed.map((language) => `Disallow: /${language}/`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
      ];
  return `${lines.join('\n')}\n`;
}
