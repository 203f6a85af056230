import { createHmac } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const colleague = {
  email: `second-factor-${Date.now()}@corbelle.example`,
  password: 'Colleague-password-1',
};
const phone = { width: 390, height: 844 };

let id = 0;
let secret = '';
let recoveryCodes: string[] = [];

test('OPS-9 a colleague sets up a second factor in the profile, by keyboard', async ({
  browser,
  administrator,
}) => {
  id = await createColleague(administrator);
  const { page, context } = await openLogin(browser);
  await logInByKeyboard(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${readAdmin().url}/admin/me`);
  const setUp = page.getByRole('button', { name: 'Set up a second factor' });
  await setUp.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your password').focus();
  await page.keyboard.type(colleague.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code of the second factor' })).toBeVisible();
  secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? '';
  await page.getByLabel('Code').focus();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code does not fit.')).toBeVisible();
  await page.getByLabel('Code').fill(makeCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  recoveryCodes = await page
    .locator('main ~ * li, main li')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'I have kept them' }));
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  // The session was renewed without a login.
  await page.goto(`${readAdmin().url}/admin/inbox`);
  await expect(page.getByRole('heading', { level: 1, name: 'All leads' })).toBeVisible();
  await context.close();
});

test('OPS-9 the login asks for the code, with keyboard and pointer', async ({ browser }) => {
  const { page, context } = await openLogin(browser);
  await expect(page.getByLabel('Code')).toBeVisible();
  await logInByKeyboard(page);
  await expect(page.getByText('Email, password or code is wrong.')).toBeVisible();
  // The code of this step confirmed the factor: the next one is accepted half a minute early.
  await page.getByLabel('Code').fill(makeCode(secret, 30_000));
  await expectUncoveredAndPress(page.getByRole('button', { name: /login/i }));
  await expect(page.getByRole('link', { name: /^content/i }).first()).toBeVisible();
  await context.close();
});

test('OPS-9 on a phone a recovery code logs in, and nothing is beside the screen', async ({
  browser,
}) => {
  const { page, context } = await openLogin(browser);
  await page.setViewportSize(phone);
  await page.getByLabel(/email/i).fill(colleague.email);
  await page.getByLabel(/^password/i).fill(colleague.password);
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await expectNothingBeside(page);
  await expectUncoveredAndPress(page.getByRole('button', { name: /login/i }));
  await page.waitForURL(({ pathname }) => !pathname.includes('/auth/'), { timeout: 90_000 });
  await page.goto(`${readAdmin().url}/admin/me`);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Move to another phone' }).scrollIntoViewIfNeeded();
  await expectNothingBeside(page);
  await context.close();
});

test('OPS-9 an administrator resets the second factor of a colleague', async ({
  browser,
  administrator: page,
}) => {
  await page.goto(`${readAdmin().url}/admin/settings/users/${id}`);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Reset the second factor' }));
  await page.getByLabel('Your password').fill(readAdmin().administrator.password);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Reset the second factor' }));
  await expect(page.getByText('Not set up: the password is enough to log in.')).toBeVisible();
  const { page: own, context } = await openLogin(browser);
  await logInByKeyboard(own);
  await expect(own.getByRole('link', { name: /^content/i }).first()).toBeVisible();
  await context.close();
});

test('OPS-9 who must set one up is led there from every page', async ({ editor: page }) => {
  // The answer of the CMS is tested there.
  await page.route('**/admin/users/me/permissions', (route) =>
    route.fulfill({ json: { data: [] } }),
  );
  await page.route('**/admin/second-factor', (route) =>
    route.fulfill({ json: { since: null, recoveryCodes: 0, isDemanded: true } }),
  );
  for (const path of ['', 'inbox', 'me', 'settings/users']) {
    await page.goto(`${readAdmin().url}/admin/${path}`);
    await expect(page.getByText('This site requires a second factor.')).toBeVisible();
    await expect(page.getByLabel('Your password')).toBeVisible();
    await expect(page.getByRole('link', { name: /^inbox/i })).toHaveCount(0);
  }
});

async function createColleague(administrator: Page): Promise<number> {
  const { data: roles } = await requestAdmin<{ data: { id: number; code: string }[] }>(
    administrator,
    'GET',
    '/admin/roles',
  );
  const role = roles.find(({ code }) => code === 'agency-editor')?.id;
  const { email, password } = colleague;
  const { data } = await requestAdmin<{ data: { id: number } }>(
    administrator,
    'POST',
    '/admin/users',
    { email, firstname: 'Ada', lastname: 'Phone', roles: [role] },
  );
  await requestAdmin(administrator, 'PUT', `/admin/users/${data.id}`, { password, isActive: true });
  return data.id;
}

async function openLogin(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${readAdmin().url}/admin/auth/login`);
  await expect(page.getByLabel(/email/i)).toBeVisible();
  return { page, context };
}

async function logInByKeyboard(page: Page): Promise<void> {
  await page.getByLabel(/email/i).focus();
  await page.keyboard.type(colleague.email);
  await page.getByLabel(/^password/i).focus();
  await page.keyboard.type(colleague.password);
  await page.keyboard.press('Enter');
}

async function expectNothingBeside(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
}

/** RFC 6238, as an app computes it. */
function makeCode(base32: string, aheadMs = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'));
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => parseInt(byte, 2)) ?? [],
  );
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor((Date.now() + aheadMs) / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
