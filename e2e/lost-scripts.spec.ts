import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** A page, the script that does not come, and whether the page asks for it by itself. */
const lost: [path: string, script: string][] = [
  ['/nl/', 'quick-search'],
  ['/nl/', 'article-cards'],
  ['/nl/te-koop/', 'consent-keeper'],
  ['/nl/te-koop/?view=map', 'live-list-map'],
  ['/nl/property/5204117/', 'form-block'],
  ['/nl/contact/', 'form'],
];

for (const [path, script] of lost) {
  test(`ERR-2 ${path} stays as the server drew it when ${script} does not come`, async ({
    page,
    request,
  }) => {
    const loads = countLoads(page);
    const asked = page.waitForEvent('requestfailed', {
      predicate: (failed) => scriptOf(script).test(failed.url()),
    });
    await page.route(scriptOf(script), (route) => route.abort());
    await page.goto(path);
    await asked;
    await isLive(page);
    const drawn = await request.get(path);
    expect(await headingsOf(page)).toEqual(await headingsIn(page, await drawn.text()));
    expect(await page.locator('main form').count()).toBe(await formsIn(page, await drawn.text()));
    expect(loads()).toBe(1);
  });
}

test('ERR-2 a page that a visitor goes to is loaded whole, once, when its script does not come', async ({
  page,
}) => {
  await page.goto('/nl/');
  await isLive(page);
  await page.route(scriptOf('testimonial-overview'), (route) => route.abort());
  const loads = countLoads(page);
  const loaded = page.waitForEvent('domcontentloaded');
  await page.locator('main a[href="/nl/testimonials/"]').first().click();
  await loaded;
  await isLive(page);
  await expect(page).toHaveURL(/\/nl\/testimonials\/$/);
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('ERR-2 nothing that was typed is lost for a script that does not come', async ({ page }) => {
  await page.goto('/nl/');
  await isLive(page);
  const email = page.locator('footer input[type="email"]');
  await email.fill('iemand@example.org');
  await page.route(scriptOf('testimonial-overview'), (route) => route.abort());
  const loads = countLoads(page);
  await page.locator('main a[href="/nl/testimonials/"]').first().click();
  await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
  await expect(email).toHaveValue('iemand@example.org');
  expect(loads()).toBe(0);
});

/** Matches the file of a view, whatever its hash. */
function scriptOf(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
}

/** How many documents the page has loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Waits until React has taken the document over. */
async function isLive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.body).some((name) => name.startsWith('__reactProps')),
  );
}

function headingsOf(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) => heading.textContent),
  );
}

function headingsIn(page: Page, html: string): Promise<(string | null)[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [...parsed.querySelectorAll('main :is(h1, h2, h3)')].map(
      (heading) => heading.textContent,
    );
  }, html);
}

function formsIn(page: Page, html: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main form').length,
    html,
  );
}
