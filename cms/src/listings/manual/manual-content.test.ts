import { expect, test } from 'vitest';
import { parseContent } from './manual-content';

test('DATA-14 a draft keeps what is filled in, also what is not right yet', () => {
  expect(
    parseContent({
      reference: ' A1 ',
      facts: { Price: 'much', Zip: '', Lift: false, Floor: 0, City: null },
      texts: { nl: { Title: ' Huis ', Heating: '' }, fr: { Title: '  ' } },
      pictures: [
        { file: 2, kind: 'plan' },
        { file: 1, kind: 'photo' },
        { file: 2, kind: 'photo' },
      ],
    }),
  ).toEqual({
    reference: 'A1',
    facts: { Price: 'much', Lift: false, Floor: 0 },
    texts: { nl: { Title: 'Huis' } },
    pictures: [
      { file: 2, kind: 'plan' },
      { file: 1, kind: 'photo' },
    ],
  });
  expect(parseContent({})).toEqual({ reference: '', facts: {}, texts: {}, pictures: [] });
});

test.each([
  [null],
  ['text'],
  [{ facts: { sourceHash: 'x' } }],
  [{ facts: { Price: { amount: 1 } } }],
  [{ facts: { Zip: 'x'.repeat(1001) } }],
  [{ texts: { es: { Title: 'x' } } }],
  [{ texts: { nl: { Price: '1' } } }],
  [{ pictures: [{ file: 0, kind: 'photo' }] }],
  [{ owner: 1 }],
])('DATA-14 what is no draft is refused: %j', (given) => {
  expect(() => parseContent(given)).toThrow();
});
