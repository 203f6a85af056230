import { expect, test } from 'vitest';
import { buildFacts } from '../../../../test/build-facts';
import { nameListing } from './rebuild-read-model';

test('EDIT-7 a listing is called by its type, street, place and reference', () => {
  expect(nameListing(buildFacts())).toBe('Appartement, Wetstraat 16 bus 3, Brussel (100)');
  const [, french] = buildFacts().texts;
  expect(nameListing(buildFacts({ texts: french ? [french] : [] }))).toBe(
    'Appartement, Rue de la Loi 16 bte 3, Brussel (100)',
  );
});

test('EDIT-7 a listing of which nothing is known is called by its reference, and a long name keeps it', () => {
  const bare = { types: [], city: null, texts: [] };
  expect(nameListing(buildFacts(bare))).toBe('100');
  const street = 'x'.repeat(300);
  const long = nameListing(buildFacts({ texts: [{ language: 'nl', street }] }));
  expect([long.length, long.slice(-6)]).toEqual([255, ' (100)']);
});
