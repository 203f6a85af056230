import type { Page } from '@playwright/test';
import { listFindings } from '../list-findings';
import { expect, test } from '../test';

const ids = '5204117,5204124,5204131';

/** The titles of the cards on a page, in order. */
function titles(page: Page): Promise<string[]> {
  return page.locator('main article h2').allTextContents();
}

test('DETAIL-7 what is kept is on the page of favourites, in every tab, and can be put back', async ({
  page,
  context,
}) => {
  await page.goto('/en/for-sale/');
  const hearts = page.getByRole('button', { name: /^Save / });
  await hearts.nth(0).click();
  await hearts.nth(1).press('Space');
  await expect(page).toHaveURL(/\/en\/for-sale\/$/);
  const kept = (await titles(page)).slice(0, 2);
  const other = await context.newPage();
  await other.goto('/en/favourites/');
  await expect(other.locator('main article')).toHaveCount(2);
  expect(await titles(other)).toEqual(kept);
  await other
    .getByRole('button', { name: /^Move .* back$/ })
    .first()
    .click();
  expect(await titles(other)).toEqual([...kept].reverse());
  await hearts.nth(0).click();
  await expect(other.locator('main article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: '1 favourite', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.locator('main article')).toHaveCount(2);
  await other.getByRole('button', { name: 'Remove all' }).click();
  await expect(other.getByText('You have not saved anything yet.')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.locator('main article')).toHaveCount(2);
});

test('DETAIL-7 a list that was sent shows as it was sent and can be kept', async ({ page }) => {
  await page.goto(`/nl/favorieten/?ids=${ids},1`);
  await expect(page.locator('main article')).toHaveCount(3);
  await expect(page.getByText('Niet meer op de site: 1.')).toBeVisible();
  expect(await listFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bewaar de hele lijst' }).click();
  await expect(page.getByRole('status').getByText(/hele lijst/)).toBeVisible();
  await page.getByRole('link', { name: 'Naar uw eigen favorieten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorieten' })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(3);
});

test('DETAIL-7 four stand side by side, and a fifth is refused', async ({ page }) => {
  await page.goto('/de/zu-verkaufen/');
  const signs = page.getByRole('button', { name: /vergleichen$/ });
  for (const index of [0, 1, 2, 3, 4]) await signs.nth(index).click();
  await expect(page.getByText(/höchstens 4 vergleichen/)).toBeVisible();
  await expect(signs.nth(4)).toHaveAttribute('aria-pressed', 'false');
  const bar = page.getByRole('region', { name: 'Vergleichen' });
  for (const [path, count] of [
    ['/de/property/5204117/', 1],
    ['/de/merkliste/', 1],
    ['/de/kontakt/', 0],
    ['/de/login/', 0],
    ['/de/', 0],
    ['/de/zu-verkaufen/', 1],
  ] as const) {
    await page.goto(path);
    // Every script of the page has run once its icons of what is kept on the device are there.
    await expect(page.getByRole('link', { name: /Merkliste|Favoriten/ }).first()).toBeVisible();
    await expect(bar).toHaveCount(count);
  }
  await page.getByRole('link', { name: 'Vergleichen', exact: true }).click();
  await expect(page.locator('thead th')).toHaveCount(4);
  expect(await listFindings(page)).toEqual([]);
  const rows = page.locator('tbody tr:visible');
  const all = await rows.count();
  await page.getByLabel('Nur die Unterschiede anzeigen').check();
  expect(await rows.count()).toBeLessThan(all);
  await page
    .getByRole('link', { name: /nicht mehr vergleichen$/ })
    .first()
    .click();
  await expect(page.locator('thead th')).toHaveCount(3);
});

test('DETAIL-1 a listing is handed on by plain links, and its project is one step away', async ({
  page,
}) => {
  await page.goto('/en/new-build/');
  await page.getByRole('link', { name: 'The Sailmakers' }).click();
  await page.locator('main table a').first().click();
  await expect(page.getByRole('link', { name: 'Part of The Sailmakers' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  expect(await listFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' }).first()).toBeFocused();
});
