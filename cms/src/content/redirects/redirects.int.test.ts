import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { useCms } from '../../../test/use-cms';

type Data = Record<string, unknown>;

interface Documents {
  create(options: object): Promise<{ documentId: string }>;
  update(options: object): Promise<{ documentId: string }>;
  publish(options: object): Promise<unknown>;
  unpublish(options: object): Promise<unknown>;
  delete(options: object): Promise<unknown>;
  findFirst(options: object): Promise<{ documentId: string }>;
}

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('content');
});

afterAll(() => cms.stop());

test('ROUTE-6 an article is found under each of its former slugs, at once and per language', async () => {
  await change('article', 'selling', 'nl', { slug: 'second' });
  await change('article', 'selling', 'nl', { slug: 'third' });
  expect(await find('nl', 'services-nl/selling-in-nl')).toBe('services-nl/third');
  expect(await find('nl', 'services-nl/second')).toBe('services-nl/third');
  expect(await find('nl', 'services-nl/third')).toBeNull();
  expect(await find('fr', 'services-fr/second')).toBeNull();
});

test('CMS-5 a draft leaves no address', async () => {
  const documentId = await idOf('article', 'selling');
  const before = await countRows();
  await documents('article').update({ documentId, locale: 'de', data: { slug: 'entwurf' } });
  expect(await countRows()).toBe(before);
  expect(await find('de', 'services-de/selling-in-de')).toBeNull();
});

test('ROUTE-6 everything below a renamed category is found, whatever was renamed in between', async () => {
  await change('article-category', 'services', 'en', { slug: 'what-we-do' });
  await change('article', 'selling', 'en', { slug: 'sell' });
  await change('article-category', 'services', 'en', { slug: 'our-work' });
  const now = 'our-work/sell';
  expect(await find('en', 'services-en/selling-in-en')).toBe(now);
  expect(await find('en', 'what-we-do/selling-in-en')).toBe(now);
  expect(await find('en', 'what-we-do/sell')).toBe(now);
  expect(await find('en', 'services-en')).toBe('our-work');
});

test('ROUTE-6 an article that is put into a subcategory is found where it stood', async () => {
  const category = await idOf('article-category', 'services');
  const subcategory = await createSubcategory(category);
  const before = await articlePath('fr');
  await change('article', 'selling', 'fr', { subcategory });
  expect(await find('fr', before)).toBe('services-fr/houses/selling-in-fr');
  await documents('article-subcategory').update({
    documentId: subcategory,
    locale: 'fr',
    data: { slug: 'maisons' },
  });
  expect(await find('fr', 'services-fr/houses/selling-in-fr')).toBe(
    'services-fr/maisons/selling-in-fr',
  );
  expect(await find('fr', 'services-fr/houses')).toBe('services-fr/maisons');
});

test('MENU-2 a page and the pages below it are found where they stood', async () => {
  await change('page', 'services', 'nl', { path: 'wat-we-doen' });
  expect(await find('nl', 'services-nl')).toBe('wat-we-doen');
  expect(await find('nl', 'services-nl/team-nl')).toBe('wat-we-doen/team-nl');
  await change('page', 'team', 'nl', { parent: null, path: 'mensen' });
  expect(await find('nl', 'services-nl/team-nl')).toBe('mensen');
  expect(await find('nl', 'wat-we-doen/team-nl')).toBe('mensen');
});

test('ROUTE-9 what takes a left address has it, and what stood below it is still found', async () => {
  const data = { key: 'new-services', title: 'New', path: 'services-nl' };
  const { documentId } = await documents('page').create({ locale: 'nl', data });
  await documents('page').publish({ documentId, locale: 'nl' });
  expect(await find('nl', 'services-nl/team-nl')).toBe('mensen');
  await documents('page').delete({ documentId, locale: 'nl' });
  expect(await find('nl', 'services-nl')).toBe('wat-we-doen');
});

test('ROUTE-9 going back and forth makes no circle', async () => {
  await change('page', 'services', 'de', { path: 'hin' });
  await change('page', 'services', 'de', { path: 'services-de' });
  expect(await find('de', 'hin')).toBe('services-de');
  expect(await find('de', 'services-de')).toBeNull();
});

test('ROUTE-6 a testimonial is found where it stood, and nowhere once it is taken off', async () => {
  await change('testimonial', 'anna', 'nl', { slug: 'anna-uit-elsene' });
  expect(await find('nl', 'testimonials/anna')).toBe('testimonials/anna-uit-elsene');
  const documentId = await idOf('testimonial', 'anna');
  await documents('testimonial').unpublish({ documentId, locale: 'nl' });
  expect(await find('nl', 'testimonials/anna')).toBeNull();
});

test('ROUTE-9 a deleted article is found nowhere', async () => {
  const documentId = await idOf('article', 'selling');
  await documents('article').delete({ documentId, locale: '*' });
  expect(await find('nl', 'services-nl/second')).toBeNull();
});

test.each([
  ['xx', 'services-nl'],
  ['nl', ''],
  ['nl', '/'],
  ['nl', 'a/b/c/d/e/f/g/services-nl'],
  ['nl', `${'x'.repeat(3000)}/services-nl`],
])('ROUTE-9 nothing stood at %s %s', async (language, path) => {
  expect(await find(language, path)).toBeNull();
});

test('CMS-6 only the site may ask', async () => {
  const query = '{ redirect(language: "nl", path: "services-nl") }';
  expect((await cms.query(query, {}, 'wrong')).status).toBe(401);
  expect((await cms.query('{ redirects { slug } }')).errors).toBeDefined();
});

function documents(type: string): Documents {
  return cms.strapi.documents(`api::${type}.${type}` as 'api::page.page') as Documents;
}

async function idOf(type: string, key: string): Promise<string> {
  const { documentId } = await documents(type).findFirst({ locale: 'nl', filters: { key } });
  return documentId;
}

async function change(type: string, key: string, locale: string, data: Data): Promise<void> {
  const documentId = await idOf(type, key);
  await documents(type).update({ documentId, locale, data });
  if (!type.startsWith('article-')) await documents(type).publish({ documentId, locale });
}

async function createSubcategory(category: string): Promise<string> {
  const data = { key: 'houses', name: 'Houses', category };
  const subcategories = documents('article-subcategory');
  const { documentId } = await subcategories.create({ locale: 'nl', data });
  await subcategories.update({ documentId, locale: 'fr', data });
  return documentId;
}

async function articlePath(language: string): Promise<string> {
  const { data } = await cms.query<{ articles: { slug: string; category: { slug: string } }[] }>(
    `{ articles(locale: "${language}") { slug category { slug } } }`,
  );
  const [article] = data?.articles ?? [];
  return `${article?.category.slug}/${article?.slug}`;
}

async function find(language: string, path: string): Promise<string | null> {
  const { data, errors } = await cms.query<{ redirect: string | null }>(
    'query ($language: String!, $path: String!) { redirect(language: $language, path: $path) }',
    { language, path },
  );
  expect(errors).toBeUndefined();
  return data?.redirect ?? null;
}

function countRows(): Promise<number> {
  return cms.strapi.db.query('api::redirect.redirect' as 'api::page.page').count();
}
