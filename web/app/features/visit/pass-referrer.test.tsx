import { sectionWords } from '@agency/domain/path-words';
import { languages } from '@agency/domain/languages';
import { afterEach, expect, test, vi } from 'vitest';
import { passReferrer } from './pass-referrer';

afterEach(() => vi.restoreAllMocks());

function pass(referrer: string, path: string): string {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  document.body.innerHTML = `<a href="${path}">x</a>`;
  passReferrer();
  return document.querySelector('a')?.getAttribute('href') ?? '';
}

test.each(languages)('STAFF-7 links to forms in %s name the site that led here', (language) => {
  const path = `/${language}/${sectionWords('forms').paths[language]}/contact/?listing=7`;
  const href = new URL(pass('https://www.immoweb.be/', path), location.origin);
  expect(href.pathname + href.search + href.hash).toBe(`${path}#from=www.immoweb.be`);
});

test.each([
  ['a page of the site itself', `${location.origin}/nl/`, '/nl/formulieren/contact/'],
  ['nothing', '', '/nl/formulieren/contact/'],
  ['another site, to another page', 'https://www.immoweb.be/', '/nl/te-koop/'],
])('STAFF-7 links stay as they are after %s', (_, referrer, path) => {
  expect(pass(referrer, path)).toBe(path);
});
