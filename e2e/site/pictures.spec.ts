import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectAtRest, expectUncoveredAndPress, expectUncoveredAndTap } from '../press';
import { expect, test } from '../test';

/** Three photos and a floor plan. */
const long = '/en/property/5204173/';
const list = '/nl/te-koop/';

/** Number of the layer that the current history entry belongs to; 0 for the page's own entry. */
const readLayer = (page: Page): Promise<number> =>
  page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);

test('DETAIL-14 Back closes the lightbox, then leaves the page', async ({ page }) => {
  await page.goto('/en/for-sale/');
  await page.goto(long);
  const address = page.url();
  await expectUncoveredAndPress(page.locator('main a[data-picture]').first());
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('1 / 3')).toBeVisible();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/for-sale\/$/);
});

test('DETAIL-14 a lightbox that was closed otherwise leaves no entry behind', async ({ page }) => {
  await page.goto('/en/for-sale/');
  await page.goto(long);
  await expectUncoveredAndPress(page.locator('main a[data-picture]').first());
  const lightbox = page.getByRole('dialog');
  await expectUncoveredAndPress(lightbox.getByRole('button', { name: 'Close' }));
  await expect(lightbox).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/for-sale\/$/);
});

test('DETAIL-14 a grid shows all pictures; Escape and Back lead to the picture again', async ({
  page,
}) => {
  await page.goto(long);
  await page.locator('main a[data-picture]').first().click();
  const lightbox = page.getByRole('dialog');
  const opener = lightbox.getByRole('button', { name: 'View all 3 pictures' });
  const grid = lightbox.getByRole('group', { name: 'View all 3 pictures' });
  await expect.poll(() => readLayer(page)).toBeGreaterThan(0);
  const below = await readLayer(page);
  await expectUncoveredAndPress(opener);
  await expectUncoveredAndPress(grid.getByRole('button').last());
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
  await opener.press('Enter');
  await expect(grid.getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid).toHaveCount(0);
  await expect(lightbox).toBeVisible();
  await expect.poll(() => readLayer(page)).toBe(below);
  await expectUncoveredAndPress(opener);
  await expect.poll(() => readLayer(page)).toBeGreaterThan(below);
  await page.goBack();
  await expect(grid).toHaveCount(0);
  await expect(lightbox).toBeVisible();
});

test('DETAIL-14 the strip begins with the first photo, the arrows are seen and pressed', async ({
  page,
}) => {
  await page.goto(long);
  await page.locator('main a[data-picture]').first().click();
  const lightbox = page.getByRole('dialog');
  const strip = lightbox.getByRole('group', { name: 'All pictures' });
  const first = strip.getByRole('button').first();
  await expect(first).toHaveAttribute('aria-current', 'true');
  const [row, one] = [await strip.boundingBox(), await first.boundingBox()];
  expect((one?.x ?? 0) - (row?.x ?? 0)).toBeLessThan(80);
  await expectUncoveredAndPress(lightbox.getByRole('button', { name: 'Next picture' }));
  await expect(lightbox.getByText('2 / 3')).toBeVisible();
  await expectUncoveredAndPress(strip.getByRole('button').last());
  await expect(lightbox.getByText('3 / 3')).toBeVisible();
});

test('DETAIL-14 the lightbox shows the picture of the page at once, in its format', async ({
  page,
}) => {
  await page.goto(long);
  const cover = page.locator('main a[data-picture="0"] img').first();
  await expect.poll(() => cover.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  const shown = await cover.evaluate((one: HTMLImageElement) => one.currentSrc);
  // Larger files never come.
  await page.route(/\.(avif|webp)$/, (route) =>
    route.request().url() === shown ? route.continue() : route.abort(),
  );
  await cover.click();
  const preview = page.getByRole('dialog').locator('.yarl__slide_current img[alt=""]');
  await expect(preview).toBeVisible();
  expect(await preview.getAttribute('src')).toBe(shown);
  expect(shown).toMatch(/\.avif$/);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('DETAIL-14 Back closes the menu, and a link in it leaves no entry behind', async ({
    page,
  }) => {
    await page.goto('/en/');
    const address = page.url();
    const opener = page.locator('header [data-opens-dialog="menu"]');
    const menu = page.locator('dialog#menu');
    await expectUncoveredAndTap(opener);
    await expect(menu).toBeVisible();
    // The script that adds the entry is loaded when the first layer opens.
    await expect.poll(() => readLayer(page)).toBeGreaterThan(0);
    await page.goBack();
    await expect(menu).toBeHidden();
    expect(page.url()).toBe(address);
    await expectUncoveredAndTap(opener);
    await expectUncoveredAndTap(menu.getByRole('link', { name: 'For sale' }).first());
    await expect(page).toHaveURL(/\/en\/for-sale\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(menu).toBeHidden();
  });

  test('FIND-28 a finger swipes the photos of a card; only the first is loaded before', async ({
    page,
  }) => {
    const asked = listPictures(page);
    await page.goto(list);
    const card = page.locator('main article[data-swipe]').first();
    const strip = card.locator('[data-swipe-strip]');
    await expect(strip.locator('img')).toHaveCount(1);
    const before = asked.size;
    await swipeLeft(page, strip);
    await expect(card.locator('[data-at]')).toHaveAttribute('data-at', '2');
    await expect(strip.locator('img')).toHaveCount(3);
    await expectAtRest(strip.locator('img').nth(1));
    const [box, picture] = [
      await strip.boundingBox(),
      await strip.locator('img').nth(1).boundingBox(),
    ];
    expect(Math.abs((box?.x ?? 0) - (picture?.x ?? 99))).toBeLessThan(2);
    expect(asked.size).toBeGreaterThan(before);
    await expect(page).toHaveURL(new RegExp(`${list}$`));
    await expectUncoveredAndTap(card.getByRole('link').first());
    await expect(page).not.toHaveURL(new RegExp(`${list}$`));
  });

  test('FIND-28 DETAIL-14 the cover is swiped, and the lightbox begins where it is', async ({
    page,
  }) => {
    await page.goto(long);
    const cover = page.locator('main header a[data-swipe]');
    await swipeLeft(page, cover);
    await expect(cover).toHaveAttribute('data-picture', '1');
    await expectAtRest(cover.locator('img').nth(1));
    await expectUncoveredAndTap(cover);
    await expect(page.getByRole('dialog').getByText('2 / 3')).toBeVisible();
  });
});

test('FIND-28 a mouse steps the photos of a card with arrows that nothing covers', async ({
  page,
}) => {
  await page.goto(list);
  const card = page.locator('main article[data-swipe]').first();
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const next = card.getByRole('button', { name: 'Volgende afbeelding' });
  await expectUncoveredAndPress(next);
  await expect(card.locator('[data-at]')).toHaveAttribute('data-at', '2');
  await expectUncoveredAndPress(card.getByRole('button', { name: 'Vorige afbeelding' }));
  await expect(card.locator('[data-at]')).toHaveAttribute('data-at', '1');
  await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test('FIND-28 the keyboard steps the photos of a card', async ({ page }) => {
  await page.goto(list);
  const card = page.locator('main article[data-swipe]').first();
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(card.locator('[data-at]')).not.toHaveAttribute('data-at', '1', { timeout: 500 });
  }).toPass();
  await expect(card.getByRole('button', { name: 'Volgende afbeelding' })).toBeVisible();
});

test('DETAIL-13 a wide screen shows three photos at first sight, a phone one', async ({ page }) => {
  await page.goto(long);
  const photos = page.locator('main header a[data-picture]:visible');
  await expect(photos).toHaveCount(3);
  for (const photo of await photos.all()) {
    const box = await photo.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 9999)).toBeLessThanOrEqual(900);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(photos).toHaveCount(1);
});

/** The addresses of pictures that the page asks for. */
function listPictures(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url());
  });
  return asked;
}

/** Swipes with one finger over the middle of an element, as a browser gets it. */
async function swipeLeft(page: Page, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  const y = box.y + box.height / 2;
  const [from, to] = [box.x + box.width * 0.8, box.x + box.width * 0.2];
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send('touchStart', from);
  // The script comes with the first touch.
  await page.waitForTimeout(400);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', from + ((to - from) * step) / 8);
  await send('touchEnd');
}
