import { expect, test } from 'vitest';
import { readList } from './read-list';

const defaults = { to: '/nl/', language: '', kind: 'former' } as const;
const read = (text: string): string[] =>
  readList(text, defaults).map(({ from, to, language, kind }) =>
    [from, to, language, kind].filter(Boolean).join(' '),
  );

test.each([
  [
    'a list of old addresses',
    '/a.html\n\n  /b.html  \r\n',
    ['/a.html /nl/ former', '/b.html /nl/ former'],
  ],
  [
    'spaces',
    '/a.html /nl/contact/\n/b.html -> /nl/blog/',
    ['/a.html /nl/contact/ former', '/b.html /nl/blog/ former'],
  ],
  ['a table of a spreadsheet', 'oud\tnieuw\n/a.html\t/nl/a/', ['/a.html /nl/a/ former']],
  [
    'a CSV with titles',
    '\uFEFFfrom;to;language\n/a;/contact/;FR\n/zomer;/for-sale/;;campaign',
    ['/a /contact/ fr former', '/zomer /for-sale/ campaign'],
  ],
  [
    'commas and quotes',
    '"/te-koop,gent",/nl/te-koop/gent/\n/b,/nl/',
    ['/te-koop,gent /nl/te-koop/gent/ former', '/b /nl/ former'],
  ],
  [
    'addresses with a comma in one of them',
    '/te-koop,gent\n/a\n/b',
    ['/te-koop,gent /nl/ former', '/a /nl/ former', '/b /nl/ former'],
  ],
])('ROUTE-6 old addresses are read from %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});
