import type { Page } from '@playwright/test';
import { expectUncoveredAndPress } from '../press';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test.describe.configure({ mode: 'serial' });

const agency = 'Corbelle';
const phone = { width: 390, height: 844 };

test('EDIT-3 the login shows the agency’s name and mark', async ({ page }) => {
  await page.goto(`${readAdmin().url}/admin/auth/login`);
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  await expect(page).toHaveTitle(agency);
  const mark = page.locator('main img').first();
  await expect(mark).toHaveAttribute('src', /^data:image\/svg/);
  expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('main')).not.toContainText('Strapi');
});

test('EDIT-3 the home is today, under the agency’s name, and leads to what waits; no shop is in the menu', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  await writeLead(page);
  await page.goto(`${readAdmin().url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  await expect(page).toHaveTitle(`Today | ${agency}`);
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('img', { name: agency })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inbox' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /marketplace/i })).toHaveCount(0);
  await expect(page.getByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();
  await expectUncoveredAndPress(page.getByRole('link', { name: /new leads?$/ }));
  await expect(page).toHaveURL(/\/inbox\?state=new/);
});

test('STAFF-1 on a phone the leads come before the filters, with a number to call, and nothing is beside the screen', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  await writeLead(administrator);
  await page.setViewportSize(phone);
  await page.goto(`${readAdmin().url}/admin/inbox?text=Vandaag`);
  const call = page.locator('a[href^="tel:"]').first();
  await expect(call).toBeVisible();
  const box = await call.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(40);
  const filter = page.getByRole('button', { name: 'More filters' });
  await expect(filter).toHaveAttribute('aria-expanded', 'false');
  await expectUncoveredAndPress(filter);
  await expect(page.getByLabel('From')).toBeVisible();
  for (const path of [
    '',
    'inbox',
    'inbox/visits',
    'inbox/people',
    'languages',
    'planning',
    'feeds',
  ]) {
    await page.goto(`${readAdmin().url}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(phone.width);
  }
});

async function writeLead(page: Page): Promise<void> {
  await requestAdmin(page, 'POST', '/content-manager/collection-types/api::lead.lead', {
    kind: 'site-contact',
    state: 'new',
    language: 'nl',
    newsletter: false,
    firstName: 'Ella',
    lastName: 'Vandaag',
    email: 'vandaag@example.org',
    phone: '0470123456',
    remark: 'Is de tuin groot?',
    submissionId: crypto.randomUUID(),
  });
}
