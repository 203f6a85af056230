import { languages as knownLanguages, type Language } from '@agency/domain/languages';
import { portalPaths } from '../../../i18n/paths/portal-path';

/** The portal is an owner's own; the login may be read, and says itself that it is not to be listed. */
const closedWords = ['preview', 'search', 'quick-search', ...Object.values(portalPaths)];

/**
 * SEO-1: everything may be read but previews, the answers of the quick search and the owner portal,
 * and nothing in a language that editors keep out of search engines; with all of them kept out,
 * nothing at all.
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
