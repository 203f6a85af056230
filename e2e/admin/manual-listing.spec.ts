import type { Locator, Page } from '@playwright/test';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test.use({ actionTimeout: 60_000 });

/** The smallest PNG there is, of one pixel. */
const pixel = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);

async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).getByRole('combobox').first().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('DATA-14 an editor writes a listing, is told what is missing, publishes and withdraws it', async ({
  editor: page,
}, testInfo) => {
  test.setTimeout(600_000);
  const reference = `HAND-${Date.now() % 100_000}`;
  await page.goto(`${readAdmin().url}/admin/manual-listings`);
  await page.getByRole('button', { name: 'New listing' }).first().click();
  const form = page.locator('[data-manual-form]');
  await expect(form).toBeVisible();

  // Almost nothing is enough for a draft.
  await field(page, 'Title').getByRole('textbox').fill('Loods met karakter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as a draft.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Title').getByRole('textbox')).toHaveValue('Loods met karakter');

  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const check = page.locator('[data-manual-check]');
  for (const missing of ['Goal', 'WebIDs', 'Zip', 'City']) {
    await expect(check.locator(`[data-problem="${missing}"]`)).toContainText('is missing');
  }
  await page.screenshot({ path: testInfo.outputPath('check.png'), fullPage: true });

  // A named field takes the focus.
  await check.locator('[data-problem="Zip"]').getByRole('button').press('Enter');
  await expect(field(page, 'Zip').locator('input')).toBeFocused();
  await page.keyboard.type('1000');
  await field(page, 'City').locator('input').fill('Brussel');
  await choose(page, 'Goal', 'For sale');
  // Sold, so that no list that other tests read changes.
  await choose(page, 'Status', 'Sold');
  await field(page, 'WebIDs').getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await field(page, 'reference').locator('input').fill(reference);
  await field(page, 'Price').locator('input').fill('350.000');
  await expect(field(page, 'Price')).toContainText('€350,000');
  await expect(check.locator('[data-problem]')).toHaveCount(0);

  // Another language is the next tab.
  const tabs = page.locator('[data-section="texts"]').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await field(page, 'Title').getByRole('textbox').fill('Entrepôt de caractère');

  await page
    .locator('input[type="file"]')
    .setInputFiles([pixel('hand-one.png'), pixel('hand-two.png')]);
  const pictures = page.locator('[data-manual-pictures] > li');
  await expect(pictures).toHaveCount(2);
  const first = await pictures.first().getAttribute('data-picture');
  await pictures
    .first()
    .getByRole('button', { name: /^Move .* down$/ })
    .press('Enter');
  await expect(pictures.nth(1)).toHaveAttribute('data-picture', String(first));
  // By its number: a press on the choice beside it opens the choice.
  await pictures.nth(1).getByText('2.', { exact: true }).dragTo(pictures.first());
  await expect(pictures.first()).toHaveAttribute('data-picture', String(first));

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The listing is on the site.')).toBeVisible();
  await expect(page.locator('[data-manual-state="published"]')).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('published.png'), fullPage: true });

  const visitor = await page.context().newPage();
  await visitor.goto(`/nl/property/${reference}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Loods met karakter');

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.locator('[data-manual-state="withdrawn"]')).toBeVisible();
  await expect
    .poll(async () => (await visitor.request.get(`/nl/property/${reference}`)).status())
    .not.toBe(200);
  await visitor.close();
  const found = await requestAdmin<{ reference: string; state: string }[]>(
    page,
    'GET',
    '/agency/manual-listings',
  );
  expect(found.find((one) => one.reference === reference)?.state).toBe('withdrawn');
});
