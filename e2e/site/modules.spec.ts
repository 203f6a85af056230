import { expect, test } from '../test';

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsqq//DwAFNwJAsdfoXgAAAABJRU5ErkJggg==',
  'base64',
);

test('MENU-9 a map is loaded when the visitor asks for it, also after walking there', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  let tiles = 0;
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    tiles += 1;
    return route.fulfill({ body: tile, contentType: 'image/png' });
  });
  await page.goto('/en/');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible();
  expect(tiles).toBe(0);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const map = page.frameLocator('iframe');
  await expect(map.getByRole('button', { name: /Corbelle/ })).toBeVisible();
  await expect.poll(() => tiles).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('MENU-8 a page’s own style holds also for who walks there', async ({ page }) => {
  const border = () =>
    page
      .locator('.facts p')
      .first()
      .evaluate((text) => getComputedStyle(text).borderLeftWidth);
  await page.goto('/en/about-us/');
  await page.getByRole('main').getByRole('link', { name: 'Luxembourg office' }).click();
  await expect(page).toHaveURL(/luxembourg/);
  await expect.poll(border).toBe('2px');
  await page.reload();
  expect(await border()).toBe('2px');
});

test('SHELL-3 a gallery plays until the visitor stops it, a film too', async ({ page }) => {
  await page.goto('/en/about-us/');
  await expect(page.getByText('2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Stop the slideshow' }).click();
  await page.getByRole('button', { name: 'Previous' }).first().click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.goto('/en/demand-register/');
  await page.getByRole('button', { name: 'Pause the video' }).click();
  const film = page.locator('video');
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused && video.muted)).toBe(true);
});
