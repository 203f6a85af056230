import { expect as expectSoon, type Page } from '@playwright/test';
import { readAdmin, test } from './log-in';

test.describe.configure({ mode: 'serial' });

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 20_000 });
const lastName = 'Postbus';
const address = 'postbus@example.org';

test('CMS-4 a lead is found in its inbox, taken and done', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(120_000);
  await writeLead(administrator);
  await open(page, 'inbox/site-contact');
  await page.getByLabel('Name, address or words').fill(lastName);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: lastName });
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible();
  await act(page, 'Assign to me');
  await expect(row).toContainText('Agency Editor');
  await act(page, 'Mark as done');
  await expect(row).toContainText(/done/i);

  await row.getByRole('link', { name: lastName }).click();
  const panel = page.locator('[data-lead-panel]');
  await expect(panel.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  );
  await expect(page.locator('[name="friend"], [name="offer"]')).toHaveCount(0);
});

test('CMS-4 an administrator erases what is kept about an address', async ({
  administrator: page,
}) => {
  test.setTimeout(120_000);
  await writeLead(page);
  await open(page, 'privacy');
  await page.getByLabel(/Email address of the person/).fill('Postbus+site@Example.org');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.locator('[data-person]')).toContainText(/Leads: [1-9]/);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  const erase = page.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address again').fill(address);
  await erase.click();
  await expect(page.getByText('Nothing is kept about this address.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Erased/ }).first()).toBeVisible();
});

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('row', { name: lastName }).getByRole('checkbox').click();
  await page.getByRole('button', { name }).click();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${readAdmin().url}/admin/${path}`);
}

/** A lead as a form of the site leaves it, written with the login of the administrator. */
async function writeLead(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'jwtToken')?.value ?? '';
  const path = '/content-manager/collection-types/api::lead.lead';
  const answer = await page.request.post(readAdmin().url + path, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ kind: 'site-contact', state: 'new', language: 'nl', newsletter: false },
      ...{ firstName: 'Ella', lastName, email: address, submissionId: crypto.randomUUID() },
    },
  });
  expect(answer.ok()).toBe(true);
}
