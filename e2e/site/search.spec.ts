import type { Page } from '@playwright/test';
import { expectUncoveredAndPress } from '../press';
import { expect, test } from '../test';

/** Text typed in any search box, with a real keyboard and mouse. */

const reference = '5204117';
const listing = new RegExp(`/nl/te-koop/[^/]+/[^/]+/${reference}/$`);

test('FIND-13 at home Enter opens a reference, a place, or the list with the text', async ({
  page,
}) => {
  await page.goto('/nl/');
  const box = page.getByRole('combobox');
  await box.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('520 4117');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listing);

  await page.goto('/nl/');
  await page.getByRole('combobox').click();
  await page.keyboard.type('ixelles');
  await expect(page.getByRole('option', { name: /Elsene \(1050\)/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/elsene\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ in Elsene$/);

  await page.goto('/nl/');
  await page.getByRole('combobox').click();
  await page.keyboard.type('visgraat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/\?q=visgraat$/);
  const found = await countListings(page);
  expect(found).toBeGreaterThan(0);
  const chips = page.getByRole('main').getByRole('list').filter({ hasText: 'visgraat' });
  await chips.getByRole('link', { name: /visgraat/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/$/);
  await expect.poll(() => countListings(page)).toBeGreaterThan(found);
});

test('FIND-13 at home the mouse on the magnifying glass and the button send the text and the goal', async ({
  page,
}) => {
  for (const [name, goal, expected] of [
    ['Zoeken', 'Te koop', /\/nl\/te-koop\/\?q=visgraat$/],
    ['Toon het aanbod', 'Te koop', /\/nl\/te-koop\/\?q=visgraat$/],
    ['Toon het aanbod', 'Te huur', /\/nl\/te-huur\/\?q=visgraat$/],
  ] as const) {
    await page.goto('/nl/');
    const block = page.getByRole('main').getByRole('search');
    await expectUncoveredAndPress(block.locator('label', { hasText: goal }));
    await expect(block.getByRole('radio', { name: goal })).toBeChecked();
    await block.getByRole('combobox').click();
    // The suggestions are open, and below what sends the form.
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('visgraat');
    await expectUncoveredAndPress(block.getByRole('button', { name, exact: true }));
    await expect(page).toHaveURL(expected);
  }
});

test('FIND-13 on a missing page and in the header a text is searched for', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto('/nl/bestaat-niet/');
  await page.getByRole('main').getByRole('searchbox').click();
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listing);

  await page.goto('/nl/bestaat-niet/');
  await page.getByRole('main').getByRole('searchbox').click();
  await page.keyboard.type('visgraat');
  await expectUncoveredAndPress(page.getByRole('main').getByRole('button', { name: 'Zoeken' }));
  await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/\?q=visgraat$/);

  await page.goto('/nl/contact/');
  await expectUncoveredAndPress(page.getByRole('banner').locator('summary', { hasText: 'Zoeken' }));
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/brussel\/$/);

  await page.goto('/nl/contact/');
  await expectUncoveredAndPress(page.getByRole('banner').locator('summary', { hasText: 'Zoeken' }));
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ref. 5204117');
  await expectUncoveredAndPress(page.getByRole('banner').getByRole('button', { name: 'Zoeken' }));
  await expect(page).toHaveURL(listing);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FIND-13 Enter in every box searches all the same', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 900 });
    for (const [path, typed, expected] of [
      ['/nl/', '520 4117', listing],
      ['/nl/', 'visgraat', /\/nl\/te-(koop|huur)\/\?q=visgraat$/],
      ['/nl/bestaat-niet/', 'ELSENE', /\/nl\/te-(koop|huur)\/elsene\/$/],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').locator('input[name="q"]').click();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(expected);
    }
    await page.goto('/nl/contact/');
    await page.getByRole('banner').locator('summary', { hasText: 'Zoeken' }).click();
    await page.getByRole('banner').getByRole('searchbox').click();
    await page.keyboard.type('appartement');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/\?type=2$/);
  });
});

test('FIND-16 FIND-21 a postal code is one entry, and stays reachable when nothing is found', async ({
  page,
}) => {
  await page.goto('/nl/te-huur/');
  const search = page.getByRole('main').getByRole('search').first();
  await search.getByText('Gemeente', { exact: true }).first().click();
  const brussels = search.getByRole('checkbox', { name: /\(1000\)/ });
  await expect(brussels).toHaveCount(1);
  await expect(search.getByText(/ELSENE/)).toHaveCount(0);
  await brussels.check();
  await search.getByRole('button', { name: /^Toon \d+/ }).click();
  await expect(page).toHaveURL(/\/nl\/te-huur\/brussel\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te huur in Brussel');

  await page.goto('/nl/te-huur/?area=5000&bedrooms=twee');
  await expect(page.getByText('Slaapkamers ‘twee’')).toBeVisible();
  await search.getByText('Gemeente', { exact: true }).first().click();
  await expect(search.getByRole('checkbox', { name: /Brussel \(1000\)/ })).toBeVisible();
});

async function countListings(page: Page): Promise<number> {
  return Number.parseInt(await page.locator('h1 + p').innerText(), 10);
}
