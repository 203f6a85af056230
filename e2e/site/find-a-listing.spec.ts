import type { Page } from '@playwright/test';
import { expect, test } from '../test';

test('FIND-2 FIND-4 a visitor types a reference at home and lands on that listing', async ({
  page,
}) => {
  await page.goto('/nl/te-koop/');
  const id = await firstListingId(page);

  await page.goto('/nl/');
  const box = page.getByRole('combobox');
  await box.fill(id);
  await page.getByRole('option', { name: new RegExp(`Ref: ${id}`) }).click();

  await expect(page).toHaveURL(new RegExp(`/nl/te-koop/[^/]+/[^/]+/${id}/$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('FIND-2 FIND-3 the panel is walked with the keyboard alone', async ({ page }) => {
  await page.goto('/nl/');
  const box = page.getByRole('combobox');
  await box.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.pressSequentially('elsene');
  await expect(page.getByRole('option', { name: /Elsene \(1050\)/ }).first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/nl\/te-(koop|huur)\/elsene\/$/);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /elsene/i })
      .first(),
  ).toBeVisible();
});

test('FIND-2 the panel closes when the field is left', async ({ page }) => {
  await page.goto('/nl/');
  await page.getByRole('combobox').focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').blur();
  await expect(page.getByRole('option')).toHaveCount(0);
});

for (const [typed, expected] of [
  ['1050', 'Elsene (1050)'],
  ['ELSENE', 'Elsene (1050)'],
  [' elsene ', 'Elsene (1050)'],
  ['ixelles', 'Elsene (1050)'],
] as const) {
  test(`FIND-5 "${typed}" suggests ${expected}`, async ({ page }) => {
    await page.goto('/nl/');
    await page.getByRole('combobox').fill(typed);
    await expect(page.getByRole('option', { name: expected }).first()).toBeVisible();
  });
}

test('FIND-6 a filter stands in the address, narrows the list and is taken off by its chip', async ({
  page,
}) => {
  const all = await totalOf(page, '/fr/a-vendre/');
  const flats = await totalOf(page, '/fr/a-vendre/?type=2');
  expect(flats).toBeGreaterThan(0);
  expect(flats).toBeLessThan(all);
  await page
    .getByRole('link', { name: /^(Supprimer|Retirer) le filtre|filtre .* (supprimer|retirer)/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/a-vendre\/$/);
});

test('FIND-6 on a phone a choice is counted before it is applied, and Back takes it back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nl/te-koop/');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const apply = drawer.getByRole('button', { name: /^Toon \d+ panden$/ });
  const all = await apply.innerText();
  await drawer.getByRole('checkbox', { name: /^Tuin/ }).check();
  await expect(apply).not.toHaveText(all);
  const total = /\d+/.exec(await apply.innerText())?.[0] ?? '';
  await apply.click();
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?garden=1$/);
  await expect(drawer).toBeHidden();
  await expect(page.locator('h1 + p')).toHaveText(`${total} panden`);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
  const unfiltered = page.locator('h1 + p').filter({ hasNotText: `${total} panden` });
  await expect(unfiltered).toBeVisible();
});

test('FIND-7 the pager leads through every page and says where it is', async ({ page }) => {
  await page.goto('/en/for-rent/');
  const pager = page.getByRole('navigation', { name: /page/i });
  await expect(pager).toContainText(/Page 1 of \d+ \[\d+ objects\]/);
  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(pager).toContainText(/Page 2 of/);
  await expect(page).toHaveURL(/page=2/);
  await pager.getByRole('link', { name: 'Last page' }).click();
  await expect(pager.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('LANG-3 the switcher keeps the listing', async ({ page }) => {
  await page.goto('/nl/te-koop/');
  const id = await firstListingId(page);
  await page.goto(`/nl/property/${id}/`);
  await page
    .getByRole('navigation', { name: 'Taal' })
    .getByRole('link', { name: 'Français' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/fr/a-vendre/[^/]+/[^/]+/${id}/$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

async function firstListingId(page: Page): Promise<string> {
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const id = hrefs
    .map((href) => /^\/nl\/te-koop\/[^/]+\/[^/]+\/([^/]+)\/$/.exec(href)?.[1])
    .find(Boolean);
  if (!id) throw new Error('no listing on the page');
  return id;
}

async function totalOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const text = await page
    .locator('main')
    .getByText(/\d+\s+biens?/)
    .first()
    .innerText();
  return Number(/(\d+)/.exec(text)?.[1]);
}
