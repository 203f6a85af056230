import { expect, test } from 'vitest';
import type { ManualContent } from '../../listings/manual/manual-content';
import { mergeContent } from './merge-content';

const base: ManualContent = {
  reference: 'A1',
  facts: { Price: 1, Zip: '1000', Floor: 2 },
  texts: { nl: { Title: 'Huis', Heating: 'Gas' } },
  pictures: [{ file: 1, kind: 'photo' }],
};

test('DATA-14 what each of two changed is kept, and the field that both changed is mine', () => {
  const mine: ManualContent = {
    ...base,
    facts: { Price: 2, Zip: '1000' },
    texts: { nl: { Title: 'Mijn huis', Heating: 'Gas' } },
  };
  const theirs: ManualContent = {
    reference: 'A2',
    facts: { Price: 3, Zip: '2000', Floor: 2, Lift: true },
    texts: { nl: { Title: 'Hun huis', Heating: 'Elektrisch' }, fr: { Title: 'Maison' } },
    pictures: [],
  };
  expect(mergeContent(base, mine, theirs)).toEqual({
    reference: 'A2',
    facts: { Price: 2, Zip: '2000', Lift: true },
    texts: { nl: { Title: 'Mijn huis', Heating: 'Elektrisch' }, fr: { Title: 'Maison' } },
    pictures: [],
  });
});
