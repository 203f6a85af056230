import { expect, test } from '@playwright/test';

/** Five photos, a floor plan, papers, and a life annuity: one of the longest. */
const long = '/en/property/5204173/';
/** A parking space, of which little is to be said. */
const short = '/en/property/5204243/';

test('DETAIL-1 SHELL-3 the pictures are walked with keys, and the focus comes back', async ({
  page,
}) => {
  await page.goto(long);
  const first = page.locator('main a:has(img)').first();
  await first.focus();
  await first.press('Enter');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('1 / 5')).toBeVisible();
  for (const [key, place] of [
    ['ArrowRight', '2 / 5'],
    ['End', '5 / 5'],
    ['Home', '1 / 5'],
    ['ArrowLeft', '5 / 5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(lightbox.getByText(place)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(first).toBeFocused();

  await page.getByRole('tab', { name: 'Photos' }).press('ArrowRight');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await expect(lightbox.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
});

test('RULE-8 DETAIL-1 nothing is asked of another host before the visitor wants it', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${baseURL}/`) || /^(data|blob):/.test(request.url());
    if (!isOwn) elsewhere.push(request.url());
  });
  await page.goto(long);
  await page.getByRole('tab', { name: 'Street view' }).click();
  await expect(page.getByRole('link', { name: 'Show street view' })).toBeVisible();
  await expect(page.getByText('Opens on google.com.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(elsewhere).toEqual([]);
});

test('DETAIL-1 a listing is printed on two sheets, a short one on no more', async ({ page }) => {
  const countSheets = async (path: string) => {
    await page.goto(path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
  };
  expect(await countSheets(long)).toBe(2);
  expect(await countSheets(short)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /Scan the code/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DETAIL-1 photos, plans and papers all stand in the page', async ({ page }) => {
    await page.goto(long);
    await expect(page.locator('main a:has(img)[href$=".jpg"]:visible')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Show street view' })).toBeVisible();
    const ask = page.getByRole('link', { name: /^Request / }).first();
    await expect(ask).toHaveAttribute('href', /request-documents\/\?listing=5204173&document=/);
  });
});
