import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { LANGUAGES, SCREENS } from './screens';

for (const language of LANGUAGES) {
  for (const screen of SCREENS) {
    const path = screen.paths[language];
    test(`SHELL-5 ${path} stands, speaks its language and has no accessibility finding`, async ({
      page,
    }) => {
      const problems: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));

      const answer = await page.goto(path);

      expect(answer?.status()).toBe(screen.status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      if (screen.status === 200) expect(problems).toEqual([]);
    });
  }
}

for (const screen of SCREENS.filter(({ status }) => status === 200)) {
  test(`SEO-1 LANG-3 ${screen.name} names its address in every language, both ways`, async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      await page.goto(screen.paths[language]);
      const named = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [
            link.getAttribute('hreflang'),
            new URL(link.getAttribute('href') ?? '', location.href).pathname,
          ]),
        );
      expect(Object.fromEntries(named)).toMatchObject(screen.paths);
      expect(named.map(([code]) => code)).toContain('x-default');
    }
  });
}

test('CONSENT-4 no page asks another host for anything', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) {
      elsewhere.push(request.url());
    }
  });
  for (const screen of SCREENS) {
    await page.goto(screen.paths.nl);
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
});
