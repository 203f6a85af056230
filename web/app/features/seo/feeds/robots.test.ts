import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { buildRobots } from './robots';

const origin = 'https://corbelle.example';

test('SEO-1 names the sitemap and keeps previews, the quick search and the portal out', () => {
  const robots = buildRobots(origin, ['nl', 'fr'], []);
  expect(robots).toContain('Sitemap: https://corbelle.example/sitemap.xml\n');
  expect(robots).toContain('Disallow: /preview/\n');
  const words = [
    'preview',
    'search',
    'quick-search',
    'eigenaar',
    'proprietaire',
    'owner',
    'eigentuemer',
  ];
  for (const word of words) {
    for (const language of languages) {
      expect(robots).toContain(`Disallow: /${language}/${word}/\n`);
    }
  }
  // A word deeper in an address is one of the content's.
  expect(robots).not.toContain('*/');
  expect(robots).not.toContain('Disallow: /\n');
});

test('SEO-2 a language that is kept out is kept out, and all of them are the whole site', () => {
  expect(buildRobots(origin, ['nl', 'fr'], ['fr'])).toContain('Disallow: /fr/\n');
  expect(buildRobots(origin, ['nl', 'fr'], ['nl', 'fr'])).toBe('User-agent: *\nDisallow: /\n');
});
