import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

test.describe.configure({ mode: 'serial' });

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const pages = 'content-manager/collection-types/api::page.page';
const listings = 'content-manager/collection-types/api::listing.listing';
/** A flat for sale in Brussels. */
const reference = '5204117';

test('CMS-3 the agency editor finds content and leads, and nothing else', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  const elsewhere = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.add(request.url());
  });
  await open(page, '');
  const menu = page.getByRole('navigation').first();
  const entries = [
    ...[
      'Home',
      'Inbox',
      'Agenda',
      'Languages',
      'Scheduling',
      'Content Manager',
      'Listings by hand',
    ],
    ...['Legal facts', 'Media Library', 'Feeds', 'Redirects', 'Deleted files', 'Privacy'],
  ];
  await expect(menu.getByRole('link')).toHaveText(entries.map((name) => new RegExp(`${name}$`)));

  await menu.getByRole('link', { name: 'Content Manager' }).click();
  const types = page.getByRole('navigation', { name: 'Content Manager' }).getByRole('link');
  await expect(types.filter({ hasText: /^Leads$/ })).toBeVisible();
  await expect(types.filter({ hasText: /^Pages$/ })).toBeVisible();
  await expect(types.filter({ hasText: /^Owners$/ })).toBeVisible();
  await expect(types.filter({ hasText: /settings/i })).toHaveCount(0);

  for (const path of [
    ...['settings', 'settings/application-infos', 'settings/users', 'settings/roles'],
    ...['settings/api-tokens', 'settings/webhooks', 'settings/media-library'],
    ...['plugins/content-type-builder', 'content-manager/single-types/api::site.site'],
  ]) {
    await open(page, path);
    await expect(page.getByText(/have the permissions to access that content/)).toBeVisible();
  }
  expect([...elsewhere]).toEqual([]);
});

test('CMS-2 CMS-3 what the editor publishes in French stands on the French site', async ({
  editor: page,
  request,
}) => {
  test.setTimeout(300_000);
  const menu = async () => (await request.get('/fr/')).text();
  await openPage(page, 'fr', 'Bureau de Luxembourg');
  for (const words of ['Le Grand-Duché', 'Bureau de Luxembourg']) {
    await page.locator('[name="title"]').fill(words);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect.poll(menu, { timeout: 60_000 }).toContain(`>${words}</a>`);
  }
});

test('MENU-2 MENU-3 MENU-8 what is refused is shown at its field', async ({ editor: page }) => {
  test.setTimeout(300_000);
  for (const [field, words, message] of [
    ['path', 'Over Ons', 'This cannot be written so; see the words below the field.'],
    ['redirectUrl', 'javascript:alert(1)', 'is not an address visitors can be sent to.'],
    ['css', 'p { color: red } </style>', 'Style may not contain <'],
    ['key', 'home', 'has this key already.'],
  ] as const) {
    await openPage(page, 'nl', 'Over ons');
    const input = page.locator(`[name="${field}"]`);
    await input.fill(words);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message).first()).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
  }
});

test('EDIT-6 the editor plans in French when a page goes, sees it on the calendar and cancels it', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await openPage(page, 'fr', 'Garantie locative');
  const panel = page.locator('[data-plans]');
  const year = new Date().getFullYear() + 1;
  await panel.getByLabel('Day').fill(`20/03/${year}`);
  await panel.getByLabel('Hour (Brussels)').fill('09:30');
  await panel.getByRole('button', { name: 'Unpublish then' }).press('Enter');
  await expect(panel.locator('[data-plan]')).toHaveText(/Unpublish 20 Mar \d+, 09:30/);

  await open(page, `planning?view=month&day=${year}-03-01`);
  const day = page.locator(`[data-day="${year}-03-20"]`);
  await expect(day).toContainText('Unpublish 09:30');
  await expect(day.getByRole('link', { name: /Page · Garantie locative/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.locator('[data-plan]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Month before' }).click();
  await day.getByRole('button', { name: 'Cancel' }).click();
  await expect(day.locator('[data-plan]')).toHaveCount(0);
});

test('MENU-1 the home page cannot be unpublished', async ({ editor: page, request }) => {
  test.setTimeout(300_000);
  await openPage(page, 'nl', 'Home');
  await page.getByRole('button', { name: 'More document actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
  await expect(page.getByText('The site needs its home page; change it instead.')).toBeVisible();
  expect((await request.get('/nl/')).status()).toBe(200);
});

test('CMS-3 the administrator opens the settings', async ({ administrator: page }) => {
  test.setTimeout(300_000);
  // The rights come last where the CMS is busy.
  await page.route('**/users/me/permissions', async (route) => {
    await delay(1500);
    await route.continue();
  });
  await open(page, '');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await open(page, 'content-manager/single-types/api::site.site');
  await expect(page.locator('[name="agencyName"]')).toBeVisible();
});

test('DETAIL-6 staff are told what the law wants in an advert and is missing', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const row = page.locator('tbody').getByRole('link', { name: reference, exact: true });
  const gaps = page.locator('[data-advert-gaps]');
  const emission = page.locator('[name="co2Emission"]');
  const changeEmission = async (value: string) => {
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await emission.fill(value);
    await save.click();
    // Leaving before that asks whether to discard the changes.
    await expect(save).toBeDisabled();
  };
  await open(page, `${listings}?filters[$and][0][reference][$eq]=${reference}`);
  await row.click();
  await expect(
    page.getByText('Nothing that the law wants in this advert is missing'),
  ).toBeVisible();
  const known = await emission.inputValue();
  await changeEmission('');
  // The missing fact, and the law that requires it.
  await expect(gaps.getByRole('listitem')).toHaveText([
    /CO2 emission/,
    /Arrêté du 17 février 2011/,
  ]);

  await open(page, listings);
  await page.getByRole('link', { name: 'Adverts with something missing' }).click();
  await row.click();
  await changeEmission(known);
  await expect(gaps).toHaveCount(0);
});

test('EDIT-7 EDIT-8 a correction that is too long is kept as it was pasted, and not saved', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${listings}?filters[$and][0][reference][$eq]=${reference}`);
  await page.locator('tbody').getByRole('link', { name: reference, exact: true }).click();
  // The ribbon is chosen by its words: no number precedes its help.
  const help = 'What the picture on cards says first.';
  await expect(page.getByText(help, { exact: true })).toBeVisible();
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Correct', exact: true }));
  const dialog = page.getByRole('dialog');
  const title = dialog.getByLabel('Title');
  const long = 'Ruim '.repeat(120).trim();
  await title.fill(long);
  await expect(title).toHaveValue(long);
  const problem = dialog.getByText('At most 255 characters; these are 599.');
  await expect(problem).toBeVisible();
  // The language is out of view in another one; saving scrolls back to it.
  await expectUncoveredAndPress(dialog.getByRole('combobox', { name: 'Language' }));
  await expectUncoveredAndPress(page.getByRole('option', { name: 'French' }));
  await expect(problem).toHaveCount(0);
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Save' }));
  await expect(problem).toBeVisible();
  await page.keyboard.press('Escape');
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Discard the text' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-correction]')).toHaveCount(0);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${readAdmin().url}/admin/${path}`);
}

/** A page of the site in the content manager, by its title in a language. */
async function openPage(page: Page, language: string, title: string): Promise<void> {
  await open(page, `${pages}?page=1&pageSize=50&plugins[i18n][locale]=${language}`);
  await page.locator('tbody').getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}
