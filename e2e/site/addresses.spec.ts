import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const noFollow = { maxRedirects: 0 };

for (const [path, status, target] of [
  ['/nl', 301, '/nl/'],
  ['/nl/te-koop', 301, '/nl/te-koop/'],
  ['/nl/te-koop?type=2', 301, '/nl/te-koop/?type=2'],
  ['//nl/te-koop/', 301, '/nl/te-koop/'],
  ['/NL/te-koop/', 301, '/nl/te-koop/'],
  ['/nl/Te-Koop', 301, '/nl/te-koop/'],
] as const) {
  test(`ROUTE-9 ${path} is sent to ${target}`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`, noFollow);
    expect(answer.status()).toBe(status);
    expect(new URL(answer.headers().location ?? '', 'http://site').pathname).toBe(
      new URL(target, 'http://site').pathname,
    );
  });
}

for (const [accept, target] of [
  ['fr-BE,fr;q=0.9', '/fr/a-vendre/'],
  ['de', '/de/zu-verkaufen/'],
  ['nl-BE', '/nl/te-koop/'],
  ['es', '/nl/te-koop/'],
] as const) {
  test(`LANG-4 ROUTE-2 /for-sale/ leads a browser that wants ${accept} to ${target}`, async ({
    request,
  }) => {
    const answer = await request.get('/for-sale/?type=2', {
      ...noFollow,
      headers: { 'accept-language': accept },
    });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toContain(`${target}?type=2`);
    expect(answer.headers().vary).toMatch(/accept-language/i);
  });
}

test('ROUTE-4 only the id decides: a wrong city and type are corrected for good', async ({
  page,
  request,
}) => {
  const { href, id } = await findFirstListing(page);
  const answer = await request.get(`/nl/te-huur/nergens/kasteel/${id}/`, noFollow);
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toContain(href);
});

test('ROUTE-3 /property/{id}/ leads to the listing, an unknown one to the 404 page', async ({
  page,
  request,
}) => {
  const { href, id } = await findFirstListing(page);
  const found = await page.goto(`/property/${id}?lng=nl`);
  expect(found?.status()).toBe(200);
  const hops = [
    found?.request().redirectedFrom(),
    found?.request().redirectedFrom()?.redirectedFrom(),
  ];
  expect([hops[0] === null, hops[1]]).toEqual([false, null]);
  expect(new URL(page.url()).pathname).toBe(href);
  expect((await request.get('/nl/te-koop/brussel/huis/99999999/')).status()).toBe(404);
});

const nonsense = [
  '?page=0',
  '?page=-1',
  '?page=1e9',
  '?page=abc',
  '?page=1&page=2',
  '?page[]=1',
  '?type=%00',
  '?type=<script>',
  `?type=${'9'.repeat(3000)}`,
  '?type=2&type=2&type=2',
  '?city=|',
  '?city=%FF%FE',
  '?city=a|b|c',
  '?sort=drop%20table',
  '?q=%E0%A4%A',
  `?q=${'x'.repeat(4000)}`,
  '?minPrice=NaN',
  '?minPrice=-5',
  '?__proto__=1',
  '?constructor=x',
];
for (const query of nonsense) {
  test(`FIND-6 ERR-3 ${query.slice(0, 30)} gives a page or a 404, never a failure`, async ({
    request,
  }) => {
    for (const path of ['/nl/te-koop/', '/nl/', '/nl/quick-search/', '/fr/contact/']) {
      const answer = await request.get(path + query);
      expect([200, 400, 404, 414]).toContain(answer.status());
    }
  });
}

for (const path of [
  '/%',
  '/nl/%E0%A4%A/',
  '/nl/../../etc/passwd',
  '/nl/te-koop/a/b/%00/',
  '/xx/te-koop/',
  '/wp-login.php',
  '/uploads/../../.env',
  '/uploads/%2e%2e/%2e%2e/.env',
]) {
  test(`ROUTE-9 ${path} is a plain not-found`, async ({ request }) => {
    const answer = await request.get(path);
    expect([400, 404]).toContain(answer.status());
    expect(await answer.text()).not.toMatch(/at \w+ \(|APP_KEYS/);
  });
}

async function findFirstListing(page: Page): Promise<{ href: string; id: string | undefined }> {
  await page.goto('/nl/te-koop/');
  const href = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  return { href, id: /\/([^/]+)\/$/.exec(href)?.[1] };
}
