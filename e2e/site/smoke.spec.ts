import type { Page } from '@playwright/test';
import { LANGUAGES, SCREENS, type Language, type Screen } from '../screens';
import { listFindings } from '../list-findings';
import { expect, test } from '../test';

// A banner's film that plays is decoded and traced frame by frame: two to four times as long a test.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
  // German has the longest texts. The markup that axe reads is the same in every language.
  test(`SHELL-5 SEO-1 LANG-3 CONSENT-4 ${screen.paths.de} loads without errors, names its languages and has no accessibility finding`, async ({
    page,
    baseURL,
  }) => {
    await openScreen(page, baseURL ?? '', screen, 'de');
    expect(await listFindings(page)).toEqual([]);
  });
}

for (const language of LANGUAGES.filter((language) => language !== 'de')) {
  test(`SEO-1 LANG-3 CONSENT-4 in ${language} each screen loads without errors and names its languages`, async ({
    page,
    baseURL,
  }) => {
    for (const screen of SCREENS) {
      await test.step(screen.paths[language], () =>
        openScreen(page, baseURL ?? '', screen, language),
      );
    }
  });
}

async function openScreen(page: Page, ownHost: string, screen: Screen, language: Language) {
  const problems = watch(page, ownHost);
  const answer = await page.goto(screen.paths[language]);
  expect(answer?.status()).toBe(screen.status);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  expect(problems.elsewhere).toEqual([]);
  if (screen.status !== 200) return;
  expect(problems.errors).toEqual([]);
  expect(await alternates(page)).toMatchObject(screen.paths);
}

/** Records errors of the page and requests to other hosts. */
function watch(page: Page, ownHost: string) {
  const errors: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(ownHost) || /^(data|blob):/.test(request.url());
    if (!isOwn) elsewhere.push(request.url());
  });
  return { errors, elsewhere };
}

/** The path of this page in each language, as its head names them (SEO-1, LANG-3). */
async function alternates(page: Page): Promise<Record<string, string>> {
  const named = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('hreflang'),
        new URL(link.getAttribute('href') ?? '', location.href).pathname,
      ]),
    );
  return Object.fromEntries(named);
}
