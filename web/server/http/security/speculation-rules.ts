import { privateWords } from '../owner-path';

export const speculationRulesPath = '/speculation-rules';

/** Header of public pages: browsers that support it prefetch a page when its link is hovered. */
export const speculationRulesHeader = {
  'Speculation-Rules': `"${speculationRulesPath}"`,
} as const;

/**
 * Builds the rules for links that a browser may prefetch on hover: those within this site. Excludes
 * private pages, targets of mails, files, other sort orders and filters of a list (`nofollow`), and
 * links that open a new tab.
 */
export function buildSpeculationRules(): string {
  const kept = [...privateWords, 'mail', 'preview'].map((word) => `/:language/${word}/*`);
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: [...kept, '/uploads/*', '/assets/*', '/*.xml'] } },
            { not: { selector_matches: '[rel~="nofollow"], [download], [target="_blank"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
