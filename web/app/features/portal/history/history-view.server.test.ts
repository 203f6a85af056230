import { perHistoryField } from '@agency/domain/history-fields';
import { languages } from '@agency/domain/languages';
import { expect, test } from 'vitest';
import { createLanguageContext } from '../../../i18n/language-context.server';
import { createRouteTable } from '../../../i18n/paths/route-table';
import {
  emptyStatisticsSearch,
  historyColumns,
  serialiseStatisticsSearch,
  type StatisticsSearch,
} from '../listing-statistics/statistics-search';
import { listSpellings, listSynonyms } from './history-words.server';
import { buildHistory, type HistoryAnswer } from './history-view.server';

const english = createLanguageContext(createRouteTable(), 'en');
const row = {
  ...perHistoryField(() => null),
  id: 'a',
  date: '2026-11-20T13:05:00.000Z',
  type: 'Phone',
  contact: 'A. Peeters',
  subject: 'Asked for a visit',
  comment: 'Called back.',
  state: 'Done',
  source: 'Website',
  url: null,
};

function build(search: Partial<StatisticsSearch> = {}, answer: Partial<HistoryAnswer> = {}) {
  return buildHistory(
    english,
    { total: 1, types: ['Mail', 'Phone'], states: ['Done'], rows: [row], ...answer },
    {
      search: { ...emptyStatisticsSearch, ...search },
      action: '/en/owner/1/',
      hrefOf: (shown) => `/en/owner/1/${serialiseStatisticsSearch(shown)}`,
      downloadHref: '/en/owner/1/communications.csv',
    },
  );
}

test('OWN-5 OWN-8 a history has its seven columns, in words, and does not say who it was', () => {
  expect(build().columns.map(({ label }) => label)).toEqual([
    ...['Date', 'Type', 'Contact', 'Subject', 'Comment', 'Status', 'Source'],
  ]);
  expect(build().rows[0]).toMatchObject({
    dateText: '20 Nov 2026, 14:05',
    type: 'Phone',
    contact: 'not named',
    subject: 'Asked for a visit',
    comment: { start: null, whole: 'Called back.' },
    status: 'Done',
    source: 'Website',
    link: null,
  });
});

test('OWN-8 nothing sorts by who it was', () => {
  const hrefs = build().columns.map(({ key, href }) => [key, href === null]);
  expect(hrefs.filter(([, isPlain]) => isPlain)).toEqual([['contact', true]]);
});

test.each([
  ['Jong koppel uit Gent', 'Couple'],
  ['Candidate de Mons', 'Candidate'],
  ['Familie Janssens', 'Family'],
  ['NOTARIS', 'Notary'],
  ['An Peeters', 'not named'],
  [' ', ''],
  [null, ''],
])('OWN-8 of the contact %j an owner reads %j', (contact, expected) => {
  expect(build({}, { rows: [{ ...row, contact }] }).rows[0]?.contact).toBe(expected);
});

test.each(historyColumns)('OWN-5 the heading %s sorts by it, then the other way round', (key) => {
  const find = (search: Partial<StatisticsSearch>) =>
    build(search).columns.find((column) => column.key === key);
  const first = key === 'date' ? 'desc' : 'asc';
  const second = key === 'date' ? 'asc' : 'desc';
  const elsewhere = { column: key === 'type' ? 'source' : 'type', direction: 'asc' } as const;
  const hrefOf = (direction: 'asc' | 'desc') =>
    `/en/owner/1/${serialiseStatisticsSearch({ sort: { column: key, direction } })}`;
  expect(find({ sort: elsewhere })).toMatchObject({ sort: 'none', href: hrefOf(first) });
  const sorted = { column: key, direction: first } as const;
  expect(find({ sort: sorted })?.href).toBe(hrefOf(second));
  expect(find({ sort: { column: key, direction: 'asc' } })?.sort).toBe('ascending');
  expect(find({ sort: { column: key, direction: 'desc' } })?.sort).toBe('descending');
});

test('OWN-5 a filter that is set is a chip that its press takes away, keeping the rest', () => {
  const { filter } = build({ text: 'visit', type: 'Phone', from: '2026-11-01', page: 2 });
  expect(filter?.chips.map(({ label, href }) => [label, href])).toEqual([
    ['“visit”', '/en/owner/1/?type=Phone&from=2026-11-01#history'],
    ['Phone', '/en/owner/1/?q=visit&from=2026-11-01#history'],
    ['from 1 November 2026', '/en/owner/1/?q=visit&type=Phone#history'],
  ]);
  expect(filter?.clear?.href).toBe('/en/owner/1/#history');
});

test('OWN-5 the form keeps the month and the history, and what nobody has stays chosen', () => {
  const { filter } = build({ month: '2026-10', history: 'appearances', type: 'Fax' });
  expect(filter?.hidden).toEqual([
    { name: 'month', value: '2026-10' },
    { name: 'history', value: 'appearances' },
  ]);
  expect(filter?.selects[0]?.options.map(({ value }) => value)).toEqual([
    '',
    'Fax',
    'Mail',
    'Phone',
  ]);
});

test('OWN-5 another history begins anew, the month stays', () => {
  const { tabs } = build({ month: '2026-10', type: 'Phone', page: 3 });
  expect(tabs.map(({ href, current }) => [href, current])).toEqual([
    ['/en/owner/1/?month=2026-10#history', true],
    ['/en/owner/1/?month=2026-10&history=online-media#history', false],
    ['/en/owner/1/?month=2026-10&history=appearances#history', false],
  ]);
});

test('OWN-5 a history has 25 entries a page', () => {
  const { pager } = build({ page: 2, type: 'Phone' }, { total: 51 });
  expect(pager?.pages.map(({ number, href }) => [number, href])).toEqual([
    [1, '/en/owner/1/?type=Phone#history'],
    [2, null],
    [3, '/en/owner/1/?type=Phone&page=3#history'],
  ]);
});

test('OWN-5 a history without entries says what will be there, and offers no filter or file', () => {
  const view = build({}, { total: 0, rows: [], types: [], states: [] });
  expect(view).toMatchObject({ filter: null, download: null, pager: null });
  expect(view.empty).toMatchObject({ title: 'Nothing here yet', clear: null });
});

test('OWN-5 a filter that lets nothing through can be cleared', () => {
  const view = build({ text: 'nobody' }, { total: 0, rows: [] });
  expect(view.empty).toMatchObject({
    title: 'Nothing found',
    clear: { href: '/en/owner/1/#history' },
  });
  expect(view.filter).not.toBeNull();
});

test.each([
  ['https://www.immoweb.be/en/1?a=b', 'immoweb.be'],
  ['http://zimmo.be', 'zimmo.be'],
  ['javascript:alert(1)', null],
  ['https://', null],
  ['', null],
])('OWN-5 the address %j is shown as %j', (url, host) => {
  const [first] = build({}, { rows: [{ ...row, url }] }).rows;
  expect(first?.link?.label ?? null).toBe(host);
});

test('OWN-5 OWN-8 known words are in the owner’s language, and what was written in another is marked', () => {
  const written = { type: 'Bezoek', state: 'Afgerond', source: 'Kantoor Zavel' };
  const texts = { subject: 'Eerste bezoek', comment: 'Vond het licht goed.' };
  const { rows, languageText, filter } = build(
    { type: 'Bezoek' },
    { types: ['Bezoek', 'Fax'], rows: [row, { ...row, ...written, ...texts }] },
  );
  expect(rows[0]?.language).toBeNull();
  expect(rows[1]).toMatchObject({
    type: 'Viewing',
    status: 'Done',
    source: 'Kantoor Zavel',
    subject: 'Eerste bezoek',
    language: 'nl',
  });
  expect(languageText).toBe('Subjects and comments are shown as they were written, also in Dutch.');
  expect(filter?.chips.map(({ label }) => label)).toEqual(['Viewing']);
  expect(filter?.selects[0]?.options).toContainEqual({ value: 'Bezoek', label: 'Viewing' });
  expect(build().languageText).toBeNull();
});

test('OWN-5 two spellings of one type are one choice, which finds both', () => {
  const types = ['E-mail', 'Email', 'Visite', 'Bezoek'];
  const { filter } = build({ type: 'Bezoek' }, { types });
  expect(filter?.selects[0]?.options).toEqual([
    { value: '', label: 'All types' },
    { value: 'E-mail', label: 'Email' },
    { value: 'Bezoek', label: 'Viewing' },
  ]);
  const spellings = listSpellings(english, 'types', 'Bezoek');
  expect(spellings).toEqual(
    expect.arrayContaining(['Bezoek', 'Visite', 'Viewing', 'Besichtigung']),
  );
  expect(listSpellings(english, 'types', 'Fax')).toEqual(['Fax']);
});

test('OWN-5 a word of the reader’s language stands for what is stored in another', () => {
  const { types, states, sources } = listSynonyms(english, 'view');
  expect(types).toEqual(expect.arrayContaining(['Bezoek', 'Visite']));
  expect([states, sources]).toEqual([[], []]);
  expect(listSynonyms(english, 'bezoek').types).toEqual([]);
});

test('OWN-5 no word has more synonyms than the CMS takes', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const words = ['', ...letters].flatMap((first) => letters.map((letter) => first + letter));
  const sizes = languages.flatMap((language) =>
    words.flatMap((word) => {
      const { types, states, sources } = listSynonyms({ language }, word);
      return [types, states, sources].map(({ length }) => length);
    }),
  );
  expect(Math.max(...sizes)).toBeGreaterThan(5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
});
