import type { Page } from '@playwright/test';
import { expect, test } from '../test';

/** A page, the script that fails to load, and the element that needs it. */
const lost: [path: string, script: string, touched: string][] = [
  ['/nl/', 'quick-search-input', 'main input[name="q"]'],
  ['/nl/', 'quick-search-combobox', 'main input[name="q"]'],
  ['/nl/te-koop/?view=map', 'live-list-map', 'main h1'],
  ['/nl/property/5204117/', 'form', 'main form input[type="email"]'],
  ['/nl/contact/', 'form', 'main form input[type="email"]'],
  ['/nl/contact/', 'react', 'main form input[type="email"]'],
];

for (const [path, script, touched] of lost) {
  test(`ERR-2 ${path} stays as the server drew it when ${script} does not come`, async ({
    page,
    request,
  }) => {
    const asked = page.waitForEvent('requestfailed', {
      predicate: (failed) => scriptOf(script).test(failed.url()),
    });
    await page.route(scriptOf(script), (route) => route.abort());
    await page.goto(path);
    const loads = countLoads(page);
    await page.locator(touched).first().click();
    await asked;
    const drawn = await request.get(path);
    expect(await headingsOf(page)).toEqual(await headingsIn(page, await drawn.text()));
    expect(await page.locator('main form').count()).toBe(await formsIn(page, await drawn.text()));
    expect(loads()).toBe(0);
  });
}

test('ERR-2 without the script of every page its menu, its filters and its search work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(scriptOf('document'), (route) => route.abort());
  await page.goto('/nl/te-koop/');
  await expect(page.locator('[data-list-button]').first()).toBeHidden();
  await page.locator('main summary', { hasText: /^Filters$/ }).click();
  await page.locator('main form input[name="q"]').fill('visgraat');
  await page.locator('main form').getByRole('button', { name: 'Toon resultaten' }).click();
  await expect(page).toHaveURL(/q=visgraat/i);
  await page.locator('header summary', { hasText: /^Menu$/ }).click();
  await page.locator('header nav a[href="/nl/contact/"]:visible').click();
  await expect(page).toHaveURL(/\/nl\/contact\/$/);
});

test('FORM-6 nothing that was typed is lost for a script that does not come', async ({ page }) => {
  await page.route(scriptOf('form'), (route) => route.abort());
  await page.goto('/nl/contact/');
  const email = page.locator('main form input[type="email"]');
  await email.fill('iemand@example.org');
  await page.locator('main form button[type="submit"]').click();
  // The browser itself says what is missing, or the form's own screen does.
  await expect(email).toHaveValue('iemand@example.org');
});

/** Matches the file of a view, whatever its hash. */
function scriptOf(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`);
}

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
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
