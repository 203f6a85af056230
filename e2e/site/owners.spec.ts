import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { logInOwner, readAdmin } from '../log-in';
import { listFindings } from '../list-findings';
import { expectUncoveredAndPress } from '../press';
import { expect, test } from '../test';
import { waitUntilIdle } from '../wait-until-idle';

/** Consent to statistics, as the dialog sets it. */
const agreed = { name: 'site_consent', value: '1.a.1760000000', domain: 'localhost', path: '/' };

// In order, since a logout ends every session of the owner.
test.describe.configure({ mode: 'default' });

test('OWN-1 OWN-3 OWN-4 OWN-5 OWN-7 an owner logs in, reads what is done for a home, and leaves nothing behind', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/nl/eigenaar/');
  await expect(page).toHaveURL(/\/nl\/login\/\?next=/);
  await expectAccessible(page);
  await logInOwner(page, 'verkeerd wachtwoord');
  await expect(page.getByText('Inloggen mislukt').first()).toBeVisible();
  await logInOwner(page, readAdmin().owner.password);

  await expect(page).toHaveURL(/\/nl\/eigenaar\/$/);
  await expect(page.getByText(/^Er is op .+ ingelogd op dit portaal/)).toBeVisible();
  const graph = page.getByRole('figure').filter({ hasText: 'De laatste 30 dagen' });
  await expect(graph.locator('svg:visible').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Mijn gegevens' }).click();
  await expect(page.getByLabel('Huidig wachtwoord').first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();

  const calendar = page.locator('#calendar');
  const back = calendar.locator('header').getByRole('link').first();
  await openStatistics(page, () => back.isVisible());
  await expectAccessible(page);
  const month = await calendar.locator('[aria-live]').innerText();
  await back.click();
  await expect(calendar.locator('[aria-live]')).not.toHaveText(month);
  await expect(page).toHaveURL(/month=\d{4}-\d\d/);

  const history = page.locator('#history');
  const dates = () =>
    history
      .locator('tbody time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  await history.getByRole('link', { name: 'Datum, oplopend' }).click();
  const areSorted = async () => {
    const shown = await dates();
    return shown.join() === [...shown].sort().join();
  };
  await expect.poll(areSorted).toBe(true);
  await expect(history.locator('th').first()).toHaveAttribute('aria-sort', 'ascending');
  const subject = await history.locator('tbody tr').first().locator('td').nth(3).innerText();
  const word = /\p{L}{5,}/u.exec(subject)?.[0] ?? '';
  await history.getByLabel('Zoekwoord').fill(word);
  await history.getByRole('button', { name: 'Filteren' }).click();
  await expect(page).toHaveURL(/q=/);
  await expect(history.locator('tbody tr').first()).toContainText(new RegExp(word, 'i'));

  const downloading = page.waitForEvent('download');
  await history.getByRole('link', { name: 'Downloaden (CSV)' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(word);

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByText('U bent uitgelogd.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/login\//);
  await expect(page.locator('#history')).toHaveCount(0);
});

test('OWN-6 DETAIL-9 a visitor who allows statistics is counted once, and the owner sees it', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const reads = await visitor.newPage();
  const beacons: number[] = [];
  reads.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/visits') beacons.push(answer.status());
  });
  await page.goto('/nl/login/');
  await logInOwner(page, readAdmin().owner.password);
  const own = page.getByRole('link', { name: /^Bekijk .+ op de site/ }).first();
  const path = (await own.getAttribute('href')) ?? '';
  const total = async () => {
    await page.goto('/nl/eigenaar/');
    return readToday(page);
  };
  const before = await total();

  await reads.goto(path);
  await waitUntilIdle(reads);
  expect(beacons).toEqual([]);
  await visitor.addCookies([
    { ...agreed, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' },
  ]);
  await reads.goto(path);
  await expect.poll(() => beacons).toEqual([204]);
  await reads.reload();
  await expect.poll(() => beacons).toEqual([204, 204]);
  expect(await total()).toBe(before + 1);
  await visitor.close();
});

test('OWN-8 OWN-9 an owner reads what came of a home, asks about it with the mouse, and prints the week', async ({
  page,
}) => {
  await page.goto('/nl/login/');
  await logInOwner(page, readAdmin().owner.password);
  await page
    .getByRole('link', { name: /^Statistieken van/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Wat het opleverde' })).toBeVisible();
  await expect(
    page.getByRole('figure').filter({ hasText: 'Van weergave tot bezoek' }),
  ).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'Vraag versturen' });
  await expectUncoveredAndPress(send);
  await expect(page.locator('#ask').getByText('Schrijf uw vraag').first()).toBeVisible();
  await page.getByLabel('Uw vraag').fill('Wanneer komt de volgende bezoeker?');
  await expectUncoveredAndPress(send);
  await expect(page.getByText('uw vraag is aangekomen')).toBeVisible();

  await page.getByRole('link', { name: 'Weekoverzicht' }).click();
  await expect(page.getByRole('heading', { name: 'Weekoverzicht', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Afdrukken' }));
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Afdrukken' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test('OWN-9 the report of a week keeps to its window and to one page of paper, with the figures of the portal', async ({
  page,
}) => {
  await page.goto('/nl/login/');
  await logInOwner(page, readAdmin().owner.password);
  await page.getByRole('link', { name: 'Weekoverzicht' }).click();
  await expect(page.getByRole('heading', { name: 'Weekoverzicht', level: 1 })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([width, wide]).toEqual([width, width]);
    // No cell of a table is cut off, which the page's width would not show.
    for (const cell of await page.getByRole('table').getByRole('cell').all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  const listings = page.getByRole('row', { name: 'Weergaven' });
  await expect(listings.first()).toBeVisible();
  const reported = readNumbers(await listings.locator('td:nth-of-type(1)').allTextContents());
  await page.goto('/nl/eigenaar/');
  const days = page.locator('figure table tbody');
  const views = readNumbers(await days.locator('td').allTextContents());
  // The newest day is today, and the report is of the last week that is over.
  const today = (await days.locator('time').first().getAttribute('datetime')) ?? '';
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const week = views.slice(sinceMonday + 1, sinceMonday + 8);
  expect([week.length, sum(week)]).toEqual([7, sum(reported)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('OWN-1 OWN-4 OWN-5 an owner logs in, reads figures and history, and logs out', async ({
    page,
  }) => {
    await page.goto('/fr/login/');
    await page.locator('main input[name="identifier"]').fill(readAdmin().owner.email);
    await page.locator('main input[type="password"]').fill(readAdmin().owner.password);
    await page.locator('main form button[type="submit"]').first().click();
    await expect(page).toHaveURL(/\/fr\/proprietaire\/$/);
    await expect(page.locator('figure table').first()).toBeAttached();
    await page
      .getByRole('link', { name: /^Statistiques de/ })
      .first()
      .click();
    await expect(page.locator('#history tbody tr').first()).toBeVisible();
    await expect(page.locator('#history th')).toHaveCount(7);
    await page
      .locator('form[action*="logout"], form[action*="deconnexion"]')
      .getByRole('button')
      .click();
    await page.goto('/fr/proprietaire/');
    await expect(page).toHaveURL(/\/fr\/login\//);
  });
});

/** Opens the statistics of the first home for which this holds: some are on offer since this month. */
async function openStatistics(page: Page, holds: () => Promise<boolean>): Promise<void> {
  const links = page.getByRole('link', { name: /^Statistieken van/ });
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const path of paths) {
    await page.goto(path);
    if (await holds()) return;
  }
}

/** Expects no findings of axe at the widths of a desktop and a phone. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const findings = await listFindings(page);
    expect(findings.map((finding) => [page.url(), width, finding])).toEqual([]);
  }
}

const readNumbers = (texts: readonly string[]): number[] =>
  texts.map((text) => Number(text.replace(/\D/g, '')));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Reads today's number on the dashboard. */
async function readToday(page: Page): Promise<number> {
  const today = page.locator('div', { has: page.locator('dt', { hasText: 'Vandaag' }) }).last();
  return Number((await today.locator('dd').first().innerText()).replace(/\D/g, ''));
}
