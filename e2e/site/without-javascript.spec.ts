import { expect, test } from '../test';

test.use({ javaScriptEnabled: false });

test('FIND-5 a reference typed at home leads to its listing', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await page.locator('main h2 a').first().click();
  const id = /\/([^/]+)\/$/.exec(page.url())?.[1] ?? '';
  await page.goto('/nl/');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill(id);
  await page.getByRole('button', { name: 'Toon het aanbod' }).click();
  await expect(page).toHaveURL(new RegExp(`/${id}/$`));
});

test('FIND-1 the goal that is chosen at home leads to its list', async ({ page }) => {
  await page.goto('/nl/');
  await page.getByRole('radio', { name: /Te huur/ }).check();
  await page.getByRole('button', { name: 'Toon het aanbod' }).click();
  await expect(page).toHaveURL(/\/nl\/te-huur\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FIND-6 a type and a city are chosen with the form alone', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const search = page.getByRole('search').first();
  await search.getByText('Type', { exact: true }).first().click();
  await search
    .getByRole('checkbox', { name: /appartement/i })
    .first()
    .check();
  await search.getByRole('button', { name: /Toon resultaten/ }).click();
  await expect(page).toHaveURL(/type=2/);
  await expect(page.locator('main h2').first()).toBeVisible();
});

test('MENU-5 the menu opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/');
  await page
    .getByRole('banner')
    .locator('summary', { hasText: /^Menu$/ })
    .click();
  await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible();
});

test('DETAIL-1 the pictures of a listing are links to larger ones', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  await page.locator('main h2 a').first().click();
  const picture = page.locator('main a:has(img)').first();
  const answer = await page.request.get((await picture.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});
