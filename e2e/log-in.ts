import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from './test';

type Login = { email: string; password: string };

/** The admin, what its people log in with, and the owner of the portal, as serve.mjs made them. */
type Admin = { url: string; editor: Login; administrator: Login; owner: Login };

export const readAdmin = (): Admin =>
  JSON.parse(readFileSync(new URL('../test-results/admin.json', import.meta.url), 'utf8'));

type AdminPages = { editor: Page; administrator: Page };
type AdminContexts = { editorContext: BrowserContext; administratorContext: BrowserContext };

/**
 * Tests in the admin: a page of a logged-in user.
 * Each logs in once per process, as the CMS allows five logins in five minutes, and its browser
 * keeps the admin's scripts for the tests that follow.
 */
export const test = base.extend<AdminPages, AdminContexts>({
  editorContext: [
    ({ browser }, use, { project }) => loggedIn(browser, project.use, readAdmin().editor, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  administratorContext: [
    ({ browser }, use, { project }) =>
      loggedIn(browser, project.use, readAdmin().administrator, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: ({ editorContext }, use) => withPage(editorContext, use),
  administrator: ({ administratorContext }, use) => withPage(administratorContext, use),
});

async function loggedIn(
  browser: Browser,
  { baseURL, viewport, userAgent }: BrowserContextOptions,
  { email, password }: Login,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport, userAgent });
  const page = await context.newPage();
  await page.goto(`${readAdmin().url}/admin`);
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByRole('button', { name: /login/i }).click();
  await home(page).waitFor({ timeout: 60_000 });
  // Closes the tour of a first login.
  await page.keyboard.press('Escape');
  await page.close();
  await use(context);
  await context.close();
}

/** Requests the admin's API with the login of the page's user. */
export async function requestAdmin<Answer = unknown>(
  page: Page,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'jwtToken')?.value ?? '';
  const answer = await page.request.fetch(readAdmin().url + path, {
    method,
    data,
    // The CMS ends a connection that nothing came over for five seconds, perhaps just now.
    maxRetries: 3,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function withPage(
  context: BrowserContext,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  await use(page);
  await page.close();
}

/** Fills in and sends the login of the portal, whose Dutch page is open. */
export async function logInOwner(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-mailadres of gebruikersnaam').fill(readAdmin().owner.email);
  await page.locator('main input[autocomplete="current-password"]').fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

const home = (page: Page) => page.getByRole('link', { name: /^content/i }).first();
