import { privateWords } from '../owner-path';

/** Where pages say that {@link buildSpeculationRules} is to be found. */
export const speculationRulesPath = '/speculation-rules';

/** The header of a public page: browsers that know it fetch a page when its link is pointed at. */
export const speculationRulesHeader = {
  'Speculation-Rules': `"${speculationRulesPath}"`,
} as const;

/**
 * Which links a browser may follow before they are pressed (PERF-1): those of this site, once they
 * are pointed at. Not what is private, what a mail leads to, files, other orders and filters of a
 * list (`nofollow`), and what opens elsewhere.
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
