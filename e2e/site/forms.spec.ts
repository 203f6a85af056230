import type { Page } from '@playwright/test';
import { FORMS } from '../form-addresses';
import { listFindings } from '../list-findings';
import { expect, test } from '../test';

const contact = '/en/forms/contact/';

test('FORM-5 FORM-7 a message is sent with two clicks, and again after going back, as one', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await page.goto(contact);
  await fillIn(page);
  await page.getByRole('button', { name: 'Send the message' }).dblclick();
  await expect(page).toHaveURL(/\/en\/thank-you\/site-contact\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your message');
  expect(sent).toHaveLength(1);

  await page.goBack();
  await fillIn(page);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page).toHaveURL(/\/en\/thank-you\/site-contact\/$/);
  expect(sent[1]).toBe(sent[0]);
});

test('FORM-3 what is wrong is said at its field and above them all, for the keyboard too', async ({
  page,
}) => {
  await page.goto(contact);
  await page.getByRole('button', { name: 'Send the message' }).press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Please enter your email address' }).press('Enter');
  const email = page.getByLabel('Email', { exact: false }).first();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/Please enter your email address/);
  await email.fill('robin@example.org');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FORM-4 FORM-7 a sum is asked, a wrong answer keeps everything, and the right one sends', async ({
    page,
  }) => {
    await page.goto(contact);
    await fillIn(page);
    await page.getByRole('button', { name: 'Send the message' }).click();
    const answer = page.getByLabel(/^What is/);
    await answer.fill('1');
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page.getByText(/Here is another question/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where do I park?');
    await answer.fill(await solve(page));
    await page.getByRole('button', { name: 'Send the message' }).click();
    await expect(page).toHaveURL(/\/en\/thank-you\/site-contact\/$/);
  });
});

for (const { language, width, paths } of FORMS) {
  test(`SHELL-5 FORM-3 in ${language} forms and their errors have no accessibility finding at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const findings: string[] = [];
    for (const path of paths) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await page.locator('main form button[type=submit]').last().press('Enter');
      await expect(page.getByRole('alert')).toBeFocused();
      findings.push(...(await listFindings(page)).map((finding) => `${path} ${finding}`));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) findings.push(`${path} is ${over} pixels too wide`);
    }
    expect(findings).toEqual([]);
  });
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill('Where do I park?');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Tester');
  await page.getByLabel('Email', { exact: false }).first().fill('robin@example.org');
  await page.getByRole('checkbox', { name: /privacy statement/ }).check();
}

/** The sum of a question in words. */
async function solve(page: Page): Promise<string> {
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const text = (await page.locator('label', { hasText: /^What is/ }).textContent()) ?? '';
  const [, first = '', second = ''] = /What is (\w+) plus (\w+)/.exec(text) ?? [];
  return String(words.indexOf(first) + 1 + words.indexOf(second) + 1);
}
