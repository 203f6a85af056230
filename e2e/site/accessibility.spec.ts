import type { APIRequestContext, Page } from '@playwright/test';
import { SCREENS, type Language } from '../screens';
import { listFindings } from '../list-findings';
import { expect, test } from '../test';

/*
 * The smoke test runs axe on every screen that has an address of its own, at desktop width.
 * These tests cover the other screens, one of each kind, and other ways of viewing.
 */

for (const language of ['nl', 'de'] as const) {
  test(`SHELL-5 DETAIL-1 FIND-10 in ${language} listings, maps and what is kept have no accessibility finding on a phone`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const findings: string[] = [];
    for (const path of await listOthers(request, language)) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      findings.push(...(await listFindings(page)).map((finding) => `${path} ${finding}`));
    }
    expect(findings).toEqual([]);
  });
}

for (const language of ['nl', 'de'] as const) {
  test(`SHELL-5 in ${language} nothing is wider than a window of 320 pixels, which is 1280 at 400 %, or a tablet's`, async ({
    page,
    request,
  }) => {
    const paths = SCREENS.map((screen) => screen.paths[language]);
    const wide: string[] = [];
    for (const path of [...paths, ...(await listOthers(request, language))]) {
      await page.goto(path);
      for (const width of [320, 820]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) wide.push(`${path} at ${width}: ${over} pixels`);
      }
    }
    expect(wide).toEqual([]);
  });
}

for (const [language, name] of [
  ['nl', 'Toegankelijkheid'],
  ['fr', 'Accessibilité'],
  ['en', 'Accessibility'],
  ['de', 'Barrierefreiheit'],
] as const) {
  test(`LAW-5 in ${language} the foot of the page leads to what is accessible, what not and whom to tell`, async ({
    page,
  }) => {
    await page.goto(`/${language}/login/`);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(/WCAG.* 2\.2/)).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  });
}

test('SHELL-5 with the keyboard alone one skips to the page, and walks through all of it and out', async ({
  page,
}) => {
  await page.goto('/nl/');
  await waitForScripts(page);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#main"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await page.reload();
  await waitForScripts(page);
  const stops: string[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await describeFocus(page);
    if (stop === null) break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(40);
  expect(stops.length).toBeLessThan(150);
  expect(stops.filter((stop) => stop.endsWith('unseen'))).toEqual([]);
  expect(stops.at(-1)).toMatch(/^footer/);
});

test('SHELL-5 who asked for less motion or own colours gets a still page that can be read', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('/nl/over-ons/');
  const running = () =>
    document.getAnimations().filter((one) => one.playState === 'running').length;
  expect(await page.evaluate(running)).toBe(0);
  await expect(page.locator('header nav a[aria-current]').first()).toBeVisible();
  // Axe reads the page's own colours there and not the visitor's.
  expect(await listFindings(page, { without: ['color-contrast'] })).toEqual([]);
});

async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => 'scripted' in document.documentElement.dataset);
}

/** A listing in this language, the list as a map, favourites and the comparison. */
async function listOthers(request: APIRequestContext, language: Language): Promise<string[]> {
  const list = SCREENS.find(({ name }) => name === 'for sale')?.paths[language] ?? '';
  const html = await (await request.get(list)).text();
  const listing = /href="((?:\/[^/"]+){4}\/\d+\/)"/.exec(html)?.[1] ?? '';
  expect(listing).not.toBe('');
  const own = shortlists[language].map((path) => `/${language}/${path}/`);
  return [listing, `${list}?view=map`, ...own];
}

const shortlists = {
  nl: ['favorieten', 'vergelijken'],
  fr: ['favoris', 'comparer'],
  en: ['favourites', 'compare'],
  de: ['merkliste', 'vergleichen'],
};

/** Returns the focused element's place, name and visibility; null past the end. */
async function describeFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    const { width, height, bottom, right } = at.getBoundingClientRect();
    const style = getComputedStyle(at);
    // The ring of a link that covers a card is drawn by what covers it.
    const isMarked = [style, getComputedStyle(at, '::after')].some(
      ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
    );
    const isSeen = width > 0 && height > 0 && bottom > 0 && right > 0 && isMarked;
    const part = at.closest('header, main, footer')?.tagName.toLowerCase() ?? 'page';
    return `${part} ${at.textContent?.trim().slice(0, 40)} ${isSeen ? 'seen' : 'unseen'}`;
  });
}
