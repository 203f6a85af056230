import { expect, test } from 'vitest';
import { buildSpeculationRules } from './speculation-rules';

test('PERF-1 links are followed early inside the site, and never to what is private', () => {
  const { prefetch } = JSON.parse(buildSpeculationRules()) as {
    prefetch: { where: { and: object[] }; eagerness: string }[];
  };
  expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  const where = JSON.stringify(prefetch[0]?.where);
  for (const path of ['login', 'eigenaar', 'proprietaire', 'owner', 'mail', 'preview']) {
    expect(where).toContain(`"/:language/${path}/*"`);
  }
});
