import { expect, test } from 'vitest';
import { languages, type Language } from '@agency/domain/languages';
import { findFault, refusals, type LinkContext } from './find-fault';
import type { LinkDocument, LinkIndex, LinkPage, LinkSection } from './link-index';

const page = (key: string, locale: string, path: string, isPublished = true): LinkPage => ({
  key,
  title: `${key} ${locale}`,
  locale,
  path,
  isPublished,
});
const section = (key: string, locale: string, path: string): LinkSection => ({
  key,
  name: `${key} ${locale}`,
  locale,
  path,
});
const article = (isPublished: boolean, anchors: string[] = []): LinkDocument => ({
  title: 'An article',
  isPublished,
  anchors,
});

const documents: Record<string, LinkDocument> = {
  'advice nl huurwaarborg': article(true, ['part-1', 'part-2', 'part-3']),
  'advice fr garantie': article(true),
  'advice nl concept': article(false),
  'our-services nl verkoop': article(true),
  'testimonials nl anna': article(true),
  'team nl jan': article(true),
  'projects nl meiboom-p12': article(true),
};

const find = (above: string, language: Language, slug: string): Promise<LinkDocument | null> =>
  Promise.resolve(documents[`${above} ${language} ${slug}`] ?? null);

const index: LinkIndex = {
  languages,
  pages: [
    ...languages.map((locale) => page('home', locale, '')),
    page('for-sale', 'nl', 'te-koop'),
    page('for-sale', 'fr', 'a-vendre'),
    page('about', 'nl', 'over-ons'),
    page('about', 'nl', 'over-ons', false),
    page('about', 'fr', 'a-propos', false),
    page('jobs', 'nl', 'over-ons/vacatures', false),
    page('Depot', 'fr', 'depot'),
    page('team', 'nl', 'team'),
  ],
  sections: [
    section('our-services', 'nl', 'onze-diensten'),
    section('advice', 'nl', 'advies'),
    section('advice', 'fr', 'conseils'),
    section('advice/renting', 'nl', 'advies/huren'),
  ],
  moduleKeys: new Set(['intro']),
  findArticle: find,
  findBelow: find,
  isListing: (id) => Promise.resolve(id === '1000'),
  isLanding: ([place]) => Promise.resolve(place === 'elsene'),
  isFile: (path) => Promise.resolve(path === '/uploads/plan.pdf'),
  findMoved: (language, path) =>
    Promise.resolve(language === 'nl' && path === 'wie-zijn-wij' ? 'over-ons' : null),
};

const reasonOf = async (link: string, place: Partial<LinkContext> = {}): Promise<string | null> => {
  const whole: LinkContext = { language: 'nl', siteUrl: 'https://agency.example', ...place };
  return (await findFault(index, link, whole))?.reason ?? null;
};

test.each([
  ['the home page', '/'],
  ['a key', 'about'],
  ['a key in other capitals', '/ABOUT/'],
  ['a key with a query', '/for-sale/?type=2'],
  ['a path', '/over-ons/'],
  ['a path of another language', '/a-vendre/'],
  ['a path with its language', '/nl/te-koop'],
  ['a path with another language', '/fr/a-vendre/'],
  ['an overview of articles', '/advies/huren/'],
  ['an article', '/advies/huren/huurwaarborg/'],
  ['an article by the key above it', 'advice/huurwaarborg'],
  ['an article of another language', '/fr/conseils/garantie/'],
  ['an article that the site knows', '/our-services/sale/'],
  ['a testimonial', '/testimonials/anna/'],
  ['a colleague', '/team/jan/'],
  ['a project', '/projects/meiboom-p12/'],
  ['a listing', '/property/1000/'],
  ['a listing by its whole address', '/nl/te-koop/elsene/huis/1000/'],
  ['a landing page', '/for-sale/elsene/'],
  ['a screen without a page', '/favourites/'],
  ['the login', 'login'],
  ['a form', '/formulieren/solliciteren/'],
  ['a file', '/uploads/plan.pdf'],
  ['another site', 'https://www.biv.be/'],
  ['a mail address', 'mailto:hello@agency.example'],
  ['a phone number', 'tel:+32 2 512 47 80'],
  ['the site by its whole address', 'https://agency.example/nl/over-ons/'],
  ['a whole address that was given up', 'https://agency.example/nl/wie-zijn-wij/'],
  ['a feed', 'https://agency.example/nl/feed.xml'],
  ['the top', '#'],
  ['a heading of a module', '/about/#module-intro'],
  ['a heading of an article', '/advies/huurwaarborg/#part-3'],
])('EDIT-9 a link to %s leads there: %s', async (_name, link) => {
  expect(await reasonOf(link)).toBeNull();
});

test.each([
  ['a page that is not there', '/contactt/', 'nowhere'],
  ['a standard page that the CMS does not have', '/contact/', 'nowhere'],
  ['a path in the wrong language', '/nl/a-vendre/', 'nowhere'],
  ['a page in a language that is none', '/es/over-ons/', 'nowhere'],
  ['an article that is not there', '/advies/huur/', 'nowhere'],
  ['a colleague who is not there', '/team/piet/', 'nowhere'],
  ['a listing that is gone', '/property/999/', 'nowhere'],
  ['a short address in capitals, which the site does not answer', '/Property/1000/', 'nowhere'],
  ['what stands below an article', '/advies/huurwaarborg/meer/', 'nowhere'],
  ['an id that no listing can have', '/te-koop/elsene/huis/1%2000/', 'nowhere'],
  ['a place without listings', '/te-koop/nergens/', 'nowhere'],
  ['a whole address that is not there', 'https://agency.example/nl/nergens/', 'nowhere'],
  ['an address that was given up', '/nl/wie-zijn-wij/', 'moved'],
  ['a thank-you page', '/nl/bedankt/contact-me/', 'thanks'],
  ['a file that is not there', '/uploads/gone.pdf', 'file'],
  ['a script', 'javascript:x', 'malformed'],
  ['a host that is none', 'https://', 'malformed'],
  ['another host', '//evil.example', 'malformed'],
  ['a zero byte', '/property/%00/', 'malformed'],
  ['a line break', '/over-ons%0a/', 'malformed'],
])('EDIT-9 a link to %s is refused: %s', async (_name, link, reason) => {
  expect(await reasonOf(link)).toBe(reason);
  expect(refusals).toContain(reason);
});

test.each<[string, string, string, Partial<LinkContext>]>([
  ['a page that is a draft', 'jobs', 'draft', {}],
  ['a page that is a draft in this language', 'about', 'draft', { language: 'fr' }],
  ['a page of other languages', 'about', 'language', { language: 'de' }],
  ['an overview of other languages', 'advice', 'language', { language: 'en' }],
  ['an article that is a draft', '/advies/concept/', 'draft', {}],
  ['a part that is not there', '#team', 'anchor', {}],
  ['a part that a page does not have', '/about/#team', 'anchor', {}],
  ['a part that an article does not have', '/advies/huurwaarborg/#part-4', 'anchor', {}],
])('EDIT-9 a link to %s is a warning: %s', async (_name, link, reason, place) => {
  expect(await reasonOf(link, place)).toBe(reason);
  expect(refusals).not.toContain(reason);
});

test('EDIT-9 a page may lead to itself and an article to its own parts before they are published', async () => {
  expect(await reasonOf('jobs', { ownPage: 'jobs' })).toBeNull();
  expect(await reasonOf('#part-2', { ownAnchors: ['part-1', 'part-2'] })).toBeNull();
});

test('EDIT-9 a language that the site is not open in is no part of an address', async () => {
  const closed = { ...index, languages: ['nl', 'fr'] as const };
  const place: LinkContext = { language: 'nl', siteUrl: 'https://agency.example' };
  expect((await findFault(closed, '/de/', place))?.reason).toBe('nowhere');
  expect(await findFault(closed, '/fr/', place)).toBeNull();
});

test('EDIT-9 what was given up is named by the address it has now', async () => {
  const place: LinkContext = { language: 'nl', siteUrl: 'https://agency.example' };
  expect(await findFault(index, '/wie-zijn-wij/', place)).toEqual({
    reason: 'moved',
    name: '/nl/over-ons/',
  });
});
