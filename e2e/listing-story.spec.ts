import type { Page } from '@playwright/test';
import { listCovered } from './hit-test';
import { expectAtRest, expectUncoveredAndPress, middleOf } from './press';
import { expect, test } from './test';

/** Three photos, a floor plan, codes of Flemish law, and an address that is published. */
const long = '/en/property/5204173/';
/** Without moments of its own for visits. */
const visit = '/en/forms/request-a-visit/?listing=5204173';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('DETAIL-1 a finger opens the pictures, swipes to the next one and closes them', async ({
    page,
  }) => {
    await page.goto(long);
    await page.touchscreen.tap(...(await middleOf(page.locator('main a:has(img)').first())));
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText('1 / 3')).toBeVisible();
    await swipe(page, 320, 60);
    await expect(lightbox.getByText('2 / 3')).toBeVisible();
    await expect(lightbox.getByText(/^Dining room with a long table/)).toBeVisible();
    await expectAtRest(lightbox.locator('img').nth(1));
    expect(await listCovered(lightbox)).toEqual([]);
    await page.touchscreen.tap(
      ...(await middleOf(lightbox.getByRole('button', { name: 'Close' }))),
    );
    await expect(lightbox).toHaveCount(0);
  });

  test('DETAIL-2 a finger opens a part of the facts and a code that says what it means', async ({
    page,
  }) => {
    await page.goto(long);
    const legal = page.locator('summary', { hasText: 'Technical and legal' });
    await page.touchscreen.tap(...(await middleOf(legal)));
    const note = page.getByText('“Gvkr” is short for the Dutch “Geen voorkooprecht”', {
      exact: false,
    });
    await expect(note).toBeHidden();
    await page.touchscreen.tap(...(await middleOf(page.getByText('Gvkr', { exact: true }))));
    await expect(note).toBeVisible();
  });
});

test('DETAIL-2 the parts of the facts and their codes open with the keyboard alone', async ({
  page,
}) => {
  await page.goto(long);
  await page.locator('summary', { hasText: 'Technical and legal' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toContainText('Vg');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Vg” is short for the Dutch “Vergunning uitgereikt”')).toBeVisible();
});

test('FORM-14 a visit is asked for with three wishes, which the thanks say again', async ({
  page,
}) => {
  await page.goto(long);
  await expectUncoveredAndPress(page.getByRole('link', { name: 'Book a viewing' }).last());
  await expect(page).toHaveURL((url) => url.pathname + url.search === visit);
  const form = page.locator('main form');
  const days = form
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox', { name: 'Evening' }) });
  const names: string[] = [];
  for (const [index, part] of [
    [0, 'Morning'],
    [1, 'Afternoon'],
    [2, 'Evening'],
    [3, 'Morning'],
  ] as const) {
    const day = form.locator('[role="group"]').nth(index);
    names.push((await day.getAttribute('aria-label')) ?? '');
    await expectUncoveredAndPress(day.getByText(part, { exact: true }));
  }
  await expect(days.first()).toBeVisible();
  await form.getByLabel('First name').fill('An');
  await form.getByLabel('Last name').fill('Peeters');
  await form.getByLabel(/^Email/).fill('an.visits@example.org');
  await form.getByLabel(/^Phone/).fill('0470 12 34 56');
  await form.getByRole('checkbox', { name: /privacy statement/ }).check();
  await form.getByRole('button', { name: 'Book the viewing' }).press('Enter');
  await expect(form.getByText('Choose at most 3 times').first()).toBeVisible();
  await expectUncoveredAndPress(
    form.locator('[role="group"]').nth(3).getByText('Morning', { exact: true }),
  );
  await form.getByRole('button', { name: 'Book the viewing' }).press('Enter');
  await expect(page).toHaveURL(/listing=5204173&visit=/);
  const main = page.locator('main');
  for (const [index, part] of ['morning', 'afternoon', 'evening'].entries()) {
    await expect(main.getByText(`${names[index]}, ${part}`)).toBeVisible();
  }
  await expect(main.getByText(/^Quai au Foin 23.*, Brussels$/)).toBeVisible();
  await expect(main.getByRole('img', { name: /^Map: Quai au Foin 23/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add to your calendar' })).toHaveCount(0);
});

/** A finger that moves across the middle of the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}
