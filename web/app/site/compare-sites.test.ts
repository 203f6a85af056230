import { expect, test } from 'vitest';
import { languages, perLanguage } from '@agency/domain/languages';
import { buildMenuPage, buildSiteAnswer } from '../testing/build-site-answer';
import { buildSite, type Site, type SiteAnswer } from './build-site';
import { compareSites } from './compare-sites';

const team = buildMenuPage({ key: 'team', path: 'team' });
const member = buildMenuPage({ key: 'member', path: 'wie', parent: { key: 'team' } });
const answer = buildSiteAnswer({ pages: [team, member] });

function siteWith(dutch: Partial<SiteAnswer> = {}): Site {
  const byLanguage = { ...perLanguage(() => answer), nl: { ...answer, ...dutch } };
  return buildSite(byLanguage, 'https://site.example');
}

test('CMS-2 a site that says the same outdates nothing', () => {
  expect(compareSites(siteWith(), siteWith())).toEqual([]);
});

test('CMS-2 a title in the menu outdates the layout of its language alone', () => {
  const pages = [{ ...team, title: 'De ploeg' }, member];
  expect(compareSites(siteWith(), siteWith({ pages }))).toEqual(['layout:nl']);
});

test('CMS-2 LANG-3 a page that moves, and those below it, are outdated in every language', () => {
  const pages = [{ ...team, path: 'ploeg' }, member];
  const tags = compareSites(siteWith(), siteWith({ pages }));
  expect(tags).toEqual([
    'layout:nl',
    ...languages.map((language) => `page:${language}:team`),
    ...languages.map((language) => `page:${language}:member`),
  ]);
});

test('CMS-2 LANG-3 a page that goes in one language is outdated in the others', () => {
  const tags = compareSites(siteWith(), siteWith({ pages: [team] }));
  expect(tags).toContain('page:fr:member');
  expect(tags).not.toContain('page:fr:team');
});
