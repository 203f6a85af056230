import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

type Login = { email: string; password: string };

/** The admin and what its people log in with, as serve.mjs made them. */
type Admin = { url: string; editor: Login; administrator: Login };

export const readAdmin = (): Admin =>
  JSON.parse(readFileSync(new URL('../test-results/admin.json', import.meta.url), 'utf8'));

/** Logs in to the admin as the agency's editor. */
export const logInAsEditor = (page: Page) => logIn(page, readAdmin().editor);

/** Logs in to the admin as who runs it. */
export const logInAsAdministrator = (page: Page) => logIn(page, readAdmin().administrator);

/** Who comes first is shown around, which is skipped. */
async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto(`${readAdmin().url}/admin`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /login/i }).click();
  await expect(page.getByRole('link', { name: /^content/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
}
