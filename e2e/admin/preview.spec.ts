import type { FrameLocator, Page } from '@playwright/test';
import { test } from '../log-in';
import { openEntry } from './open-entry';
import { expect as expectSoon } from '../test';

test.describe.configure({ timeout: 600_000 });

/** The admin and its preview work on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test('CMS-5 ROUTE-11 an editor sees a draft on the site, goes on from there, and leaves', async ({
  editor: page,
}) => {
  await openPage(page, 'luxembourg');
  const title = page.getByLabel(/^title/i).first();
  await title.fill('Wie er voor u klaarstaat');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
  const site = await openPreview(page);

  await expect(site.getByRole('complementary', { name: 'Voorbeeld' })).toContainText('concepten');
  await expect(site.getByRole('banner')).toContainText('Wie er voor u klaarstaat');
  await expectNothingLoose(site);

  await site
    .getByRole('link', { name: /Français/ })
    .first()
    .click();
  await expect(site.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(site.getByText('Aperçu : brouillons')).toBeVisible();
  await page.getByRole('tab', { name: 'Published' }).click();
  await expect(site.getByText('Voorbeeld: gepubliceerd')).toBeVisible();
  await expect(site.getByRole('banner')).not.toContainText('klaarstaat');

  await site.getByRole('link', { name: 'Voorbeeld verlaten' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('U hebt het voorbeeld verlaten');
  await site.getByRole('link', { name: 'Naar de gepubliceerde pagina' }).click();
  await expect(page).toHaveURL(/\/nl\/over-ons\/luxemburg\/$/);
  await expect(page.getByRole('banner')).not.toContainText('klaarstaat');
  const refused = await page.goto('/nl/preview/over-ons/luxemburg/');
  expect(refused?.status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit voorbeeld is gesloten');
});

test('CMS-5 what is saved within the preview shows at once', async ({ editor: page }) => {
  await openPage(page, 'luxembourg');
  const site = await openPreview(page);
  await expect(site.getByText('Voorbeeld: concepten')).toBeVisible();
  // As often as it takes the page in the frame to listen.
  await expect(async () => {
    const reloaded = page.waitForResponse(
      (response) =>
        response.request().resourceType() === 'document' && /\/preview\//.test(response.url()),
      { timeout: 2000 },
    );
    await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      frame?.contentWindow?.postMessage({ type: 'strapiUpdate' }, new URL(frame.src).origin);
    });
    expect((await reloaded).headers()['cache-control']).toBe('no-store');
  }).toPass();
  await expect(site.getByText('Voorbeeld: concepten')).toBeVisible();
});

/** Opens the page with this key from the list of pages, in Dutch. */
async function openPage(page: Page, key: string): Promise<void> {
  await openEntry(page, 'page', key);
  await expect(page.getByLabel(/^title/i).first()).toBeVisible();
}

/** Opens the preview of what is on screen; the admin loses a click while it settles after saving. */
async function openPreview(page: Page): Promise<FrameLocator> {
  const link = page.getByRole('link', { name: 'Open preview' });
  await expect(async () => {
    if (await link.isVisible()) await link.click({ timeout: 2000 });
    await expect(page.locator('iframe[title="Preview"]')).toBeVisible({ timeout: 3000 });
  }).toPass();
  return page.frameLocator('iframe[title="Preview"]');
}

/** No link of a preview leads a frame to a page that it may not show. */
async function expectNothingLoose(site: FrameLocator): Promise<void> {
  const hrefs = await site
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(20);
  const loose = hrefs.filter(
    (href) => !/^\/(nl|fr|en|de)\/preview\/|^\/preview\/exit\//.test(href),
  );
  expect(loose.filter((href) => !href.startsWith('/uploads/'))).toEqual([]);
}
