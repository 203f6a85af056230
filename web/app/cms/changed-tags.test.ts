import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { listChangedTags, listFrameLanguages, type Change } from './changed-tags';

const change = (
  type: Change['type'],
  key: string | null,
  languages: string[] | null = ['nl'],
): Change => ({ type, key, languages });

test.each<[Change, string[]]>([
  [change('page', 'team'), ['page:nl:team', 'sitemap']],
  [change('module', 'intro', ['nl', 'de']), ['module:nl:intro', 'module:de:intro']],
  [change('article', 'selling'), ['article:nl:selling', 'articles:nl', 'sitemap']],
  [change('article-category', 'news'), ['articles:nl', 'sitemap']],
  [change('testimonial', 'anna'), ['testimonial:nl:anna', 'testimonials:nl', 'sitemap']],
  [change('project', 'P1', null), ['projects', 'sitemap']],
  [change('listing', '5204117', null), ['listing:5204117', 'sitemap']],
  [change('listing', null, null), ['listing:*', 'sitemap']],
  [change('list', 'rent', null), ['list:rent']],
  [change('list', null, null), ['list:sale', 'list:rent']],
  [change('header', null), []],
])('CMS-2 the tags of %j', (given, tags) => {
  expect(listChangedTags([given])).toEqual(tags);
});

test('CMS-2 a change in all languages has the tags of each, and no others', () => {
  expect(listChangedTags([change('module', 'intro', null)])).toEqual(
    languages.map((language) => `module:${language}:intro`),
  );
  expect(listChangedTags([change('module', 'intro', ['nl', 'xx'])])).toEqual(['module:nl:intro']);
});

test('CMS-2 an article is not part of the layout; a page may be, in the languages it names', () => {
  const article = change('article', 'selling', null);
  expect(listFrameLanguages([article, change('listing', '1', null)])).toEqual([]);
  expect(listFrameLanguages([article, change('page', 'team', ['de', 'nl'])])).toEqual(['nl', 'de']);
  expect(listFrameLanguages([change('header', null, null)])).toEqual(languages);
});

test('CONSENT-1 what is asked about cookies in one language has a number that is one for all', () => {
  const asked = change('cookie-consent', null);
  expect(listChangedTags([asked])).toHaveLength(languages.length);
  expect(listFrameLanguages([asked])).toHaveLength(languages.length);
});
