import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page } from '@playwright/test';

type Login = { email: string; password: string };

/** The admin and what its people log in with, as serve.mjs made them. */
type Admin = { url: string; editor: Login; administrator: Login };

export const readAdmin = (): Admin =>
  JSON.parse(readFileSync(new URL('../test-results/admin.json', import.meta.url), 'utf8'));

/** Logs in to the admin as the agency's editor. */
export const logInAsEditor = (page: Page) => logIn(page, readAdmin().editor);

/** Logs in to the admin as who runs it. */
export const logInAsAdministrator = (page: Page) => logIn(page, readAdmin().administrator);

/** What the browser holds of those who are logged in: the CMS allows five logins in five minutes. */
const sessions = new Map<string, Session>();

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs in once per process and keeps the session for the tests that follow. */
async function logIn(page: Page, { email, password }: Login): Promise<void> {
  const { url } = readAdmin();
  const session = sessions.get(email);
  if (session !== undefined) await resume(page.context(), session);
  await page.goto(`${url}/admin`);
  if (session === undefined) {
    await page.getByLabel(/email/i).fill(email);
    await page.getByLabel(/^password/i).fill(password);
    await page.getByRole('button', { name: /login/i }).click();
  }
  await expect(page.getByRole('link', { name: /^content/i }).first()).toBeVisible({
    timeout: 30_000,
  });
  // Who comes first is shown around, which is skipped.
  await page.keyboard.press('Escape');
  sessions.set(email, await page.context().storageState());
}

async function resume(context: BrowserContext, { cookies, origins }: Session): Promise<void> {
  await context.addCookies(cookies);
  await context.addInitScript((stored) => {
    const own = stored.find(({ origin }) => origin === location.origin)?.localStorage ?? [];
    for (const { name, value } of own) {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }
  }, origins);
}
