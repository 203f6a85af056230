import { expect, test } from 'vitest';
import { checkRows, type FindOnSite, type GivenRow, type StoredRule } from './check-rows';

const pages = ['/en/contact', '/en/for-sale', '/fr/contact', '/contact'];

/** A site with these pages; `/en/moved` has become the contact page. */
const findOnSite: FindOnSite = (address) => {
  const path = address.split('?')[0]?.replace(/(?<=.)\/$/, '') ?? '';
  if (path === '/en/moved') return Promise.resolve({ problem: 'moved', detail: '/en/contact/' });
  const isThere = pages.includes(path) || address.startsWith('http');
  return Promise.resolve(isThere ? null : { problem: 'nowhere', detail: '' });
};

const row = (from: string, to = '/en/contact/', own: Partial<GivenRow> = {}): GivenRow => ({
  from,
  to,
  language: '',
  kind: 'former',
  ...own,
});

const rule = (path: string, target: string, own: Partial<StoredRule> = {}): StoredRule => ({
  path,
  query: '',
  isPrefix: false,
  target,
  language: '',
  kind: 'former',
  ...own,
});

const check = async (rows: GivenRow[], stored: StoredRule[] = []): Promise<string[]> =>
  (await checkRows(rows, stored, findOnSite)).map(({ state, problem, detail }) =>
    [problem ?? state, detail].filter(Boolean).join(' '),
  );

test.each([
  ['a new one', row('/old.html'), 'new'],
  ['one to another site', row('/old.html', 'https://elsewhere.example/'), 'new'],
  ['a page of the site', row('/en/contact'), 'exists'],
  ['a page of the site without its language', row('/Contact/'), 'exists'],
  ['what moved by itself', row('/en/moved'), 'movedFrom /en/contact/'],
  ['a target that is none', row('/old.html', '/en/nothing/'), 'nowhere'],
  ['a target that moved', row('/old.html', '/en/moved/'), 'moved /en/contact/'],
  ['a target that is no address', row('/old.html', 'contact'), 'to'],
  ['no address', row('old.html'), 'from'],
  ['an unknown language', row('/old.html', '/contact/', { language: 'xx' }), 'language'],
  ['a rest without a wildcard', row('/old.html', '/en/*'), 'rest'],
  ['itself', row('/old/*', '/old/new/'), 'nowhere'],
])('ROUTE-6 an old address that is %s: %j is %s', async (_, given, expected) => {
  expect(await check([given])).toEqual([expected]);
});

test('ROUTE-6 a stored address is changed, kept, or given twice', async () => {
  const stored = [rule('/a', '/en/contact/')];
  expect(await check([row('/A/'), row('/b'), row('/b', '/en/for-sale/')], stored)).toEqual([
    'same',
    'new',
    'twice',
  ]);
  expect(await check([row('/a', '/en/for-sale/')], stored)).toEqual(['changed']);
});

test('ROUTE-6 chains are refused from both ends, and name what to write instead', async () => {
  pages.push('/en/b');
  const stored = [rule('/en/b', '/en/contact/')];
  expect(await check([row('/a', '/en/b/')], stored)).toEqual(['chain /en/contact/']);
  expect(await check([row('/en/c', '/en/contact/')], [rule('/a', '/en/c')])).toEqual([
    'chained /a',
  ]);
  expect(await check([row('/c', '/en/d/'), row('/a', '/en/b')], stored)).toEqual([
    'nowhere',
    'chain /en/contact/',
  ]);
  pages.pop();
});

test('ROUTE-6 loops are refused, also through wildcards and several rows', async () => {
  pages.push('/x/y', '/x');
  expect(await check([row('/x/*', '/x/y')])).toEqual(['loop /x/*']);
  pages.push('/z/1');
  expect(await check([row('/x/*', '/z/1'), row('/z/*', '/x')])).toEqual(['loop /z/*', 'loop /x/*']);
  expect(await check([row('/x/*', 'https://elsewhere.example/x/')])).toEqual(['new']);
  pages.splice(-3);
});
