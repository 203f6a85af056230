import { expect, test } from 'vitest';
import {
  findRule,
  followRule,
  isTarget,
  listPrefixes,
  readOldAddress,
  readRequest,
  writeOldAddress,
} from './old-address';

test.each([
  ['/Over-Ons.html', '/over-ons.html'],
  ['https://www.former.example/Over-Ons/', '/over-ons'],
  ['http://former.example', 'root'],
  ['/index.php?page=Detail&id=12#photos', '/index.php?id=12&page=Detail'],
  ['/?p=12', '/?p=12'],
  ['/vente/maison%20%C3%A0%20Li%C3%A8ge', '/vente/maison à liège'],
  ['//double//slashes/', '/double/slashes'],
  ['/blog/*', '/blog/*'],
  ['/blog/*?lang=nl', '/blog/*?lang=nl'],
  ['/*', 'wildcard'],
  ['/nl/*', 'wildcard'],
  ['/bl*g', 'wildcard'],
  ['/blog*', 'wildcard'],
  ['/', 'root'],
  ['over-ons.html', 'from'],
  ['/%zz', 'from'],
  ['/a\\b', 'from'],
  [`/${'a'.repeat(500)}`, 'from'],
  ['/assets/site.js', 'reserved'],
  ['/sitemap.xml', 'reserved'],
])('ROUTE-6 the old address %s is read as %s', (given, expected) => {
  const read = readOldAddress(given);
  expect(typeof read === 'string' ? read : writeOldAddress(read)).toBe(expected);
});

const rules = [
  '/blog/*',
  '/blog/2020/*',
  '/blog/2020/kerst',
  '/index.php',
  '/index.php?page=detail',
  '/index.php?page=detail&id=12',
].map((from) => readOldAddress(from) as Exclude<ReturnType<typeof readOldAddress>, string>);

test.each([
  ['/blog', '/blog/*'],
  ['/Blog/anything/below/?utm_source=x', '/blog/*'],
  ['/blogger', undefined],
  ['/blog/2020/zomer', '/blog/2020/*'],
  ['/blog/2020/kerst/', '/blog/2020/kerst'],
  ['/index.php?id=12&utm=x&page=detail', '/index.php?id=12&page=detail'],
  ['/index.php?id=13&page=detail', '/index.php?page=detail'],
  ['/index.php?id=12', '/index.php'],
])('ROUTE-6 %s is answered by %s', (address, expected) => {
  const rule = findRule(rules, readRequest(address)!);
  expect(rule && writeOldAddress(rule)).toBe(expected);
});

test('ROUTE-6 only rules of the path and above it can fit', () => {
  expect(listPrefixes('/a/b/c')).toEqual(['/a', '/a/b', '/a/b/c']);
  expect(listPrefixes('/')).toEqual(['/']);
});

test.each([
  ['/en/articles/', '/blog/a b/c', '/en/articles/'],
  ['/en/articles/*', '/blog/a b/c', '/en/articles/a%20b/c'],
  ['https://archive.example/*', '/blog', 'https://archive.example/'],
])('ROUTE-6 a rule to %s leads %s to %s', (target, path, expected) => {
  expect(followRule({ path: '/blog', query: '', isPrefix: true, target }, path)).toBe(expected);
});

test.each([
  ['/en/contact/', true],
  ['/en/articles/*', true],
  ['https://elsewhere.example/x', true],
  ['contact', false],
  ['//elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['/en/*/contact', false],
  ['https://user:secret@elsewhere.example/', false],
])('ROUTE-6 an address may lead to %s: %s', (target, expected) => {
  expect(isTarget(target)).toBe(expected);
});
