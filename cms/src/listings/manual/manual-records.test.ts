import { expect, test } from 'vitest';
import { ProblemLog } from '../import/import-report';
import { parseListing } from '../import/records/parse-listing';
import { emptyContent, type ManualContent } from './manual-content';
import { buildRecords, readPictureFile } from './manual-records';

const types = new Map([['2', { nl: 'Appartement', fr: 'Appartement' }]]);

function read(changes: Partial<ManualContent>) {
  const facts = { Goal: 1, WebIDs: '2', Zip: '1000', City: 'Brussel', Price: 950 };
  const content = { ...emptyContent, facts, ...changes };
  const log = new ProblemLog();
  const names = { reference: 'A1', sourceHash: 'x' };
  const group = buildRecords('key', content, types);
  const draft = parseListing(group, names, new Set(types.keys()), log);
  return { draft, problems: log.problems.map(({ field, language }) => [field, language]) };
}

test('DATA-14 a draft is read with the rules of imports, in the languages that are written', () => {
  const { draft, problems } = read({
    texts: { fr: { Title: 'Loft', Street: 'Rue Haute' }, nl: { Description: '<p>Licht</p>' } },
    pictures: [{ file: 7, kind: 'plan' }],
  });
  expect(problems).toEqual([]);
  expect(draft).toMatchObject({ externalId: 'key', goal: 'rent', state: 'active', zip: '1000' });
  expect(draft?.facts).toMatchObject({ price: 950, publishPrice: true, publishAddress: false });
  expect(draft?.texts.map(({ language, values }) => [language, values.title])).toEqual([
    // A missing title is made of the type and the city.
    ['nl', 'Appartement, Brussel'],
    ['fr', 'Loft'],
  ]);
  expect(draft?.texts[0]?.values.description).toBe('Licht');
  expect(draft?.pictures).toMatchObject([{ id: '7', kind: 'plan' }]);
  expect(readPictureFile(draft?.pictures[0]?.url ?? '')).toBe(7);
});

test('DATA-14 a draft without texts is checked in one language', () => {
  const { draft, problems } = read({ facts: { Price: 'much' } });
  expect(draft).toBe(null);
  const facts = ['Goal', 'Zip', 'City', 'Price'].map((field) => [field, 'nl']);
  expect(problems).toEqual([...facts, ['WebIDs', null]]);
});

test('DATA-14 the address of another file is no picture of a draft', () => {
  expect(readPictureFile('https://example.org/7')).toBe(null);
});
