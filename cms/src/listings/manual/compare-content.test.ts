import { expect, test } from 'vitest';
import { isSameContent, listDifferences } from './compare-content';
import type { ManualContent } from './manual-content';

const content: ManualContent = {
  reference: 'A1',
  facts: { Price: 1, Lift: true },
  texts: { nl: { Title: 'Huis', Heating: 'Gas' } },
  pictures: [{ file: 1, kind: 'photo' }],
};

test('DATA-14 the order of fields is no difference', () => {
  const other: ManualContent = {
    ...content,
    facts: { Lift: true, Price: 1 },
    texts: { nl: { Heating: 'Gas', Title: 'Huis' } },
  };
  expect(isSameContent(content, other)).toBe(true);
});

test.each<[Partial<ManualContent>, string[]]>([
  [{ reference: '' }, ['reference']],
  [{ facts: { Price: 1 } }, ['facts.Lift']],
  [{ facts: { Price: '1', Lift: false } }, ['facts.Lift']],
  [{ texts: { nl: content.texts.nl ?? {}, fr: { Title: 'x' } } }, ['texts.fr.Title']],
  [{ pictures: [] }, ['pictures']],
])('DATA-14 differences are named: %j', (changes, fields) => {
  expect(listDifferences(content, { ...content, ...changes })).toEqual(fields);
});
