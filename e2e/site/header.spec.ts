import type { Locator, Page } from '@playwright/test';
import { listCovered } from '../hit-test';
import { expectUncoveredAndPress } from '../press';
import { expect, test } from '../test';

const languages = ['nl', 'fr', 'en', 'de'] as const;
/** The main menu in the row; the languages are a navigation too. */
const menuOf = (page: Page): Locator => page.locator('header nav:has(> ul > li > details)').first();
const widths = [1024, 1152, 1280, 1366, 1440, 1600, 1920];

for (const language of languages) {
  test(`MENU-6 in ${language} the header has one row at every width, with search and valuation`, async ({
    page,
  }) => {
    await page.goto(`/${language}/`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await countRows(menuOf(page).locator('> ul'))]).toEqual([width, 1]);
      const actions = page.locator('header [data-page-header] a, header a, header summary');
      expect(await actions.count()).toBeGreaterThan(3);
      const out = await listOutside(page, width);
      expect([width, out]).toEqual([width, []]);
      await expect(page.locator('header details[name="search"]')).toBeVisible();
      const button = page.locator('header a:visible', { hasText: valuation[language] });
      await expect(button).toHaveCount(1);
    }
  });
}

const valuation = {
  nl: 'Gratis schatting',
  fr: 'Estimation gratuite',
  en: 'Free valuation',
  de: 'Kostenlose Schätzung',
} as const;

test('MENU-6 with twelve pages every page is beside the others or under More', async ({ page }) => {
  await page.goto('/de/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const menu = menuOf(page);
    const all = await menu.locator('> ul > li > a').evaluateAll(listNames);
    const beside = await menu.locator('> ul > li > a:visible').evaluateAll(listNames);
    const more = menu.locator('summary', { hasText: 'Mehr' });
    if (await more.isVisible()) await more.click();
    const under = await menu
      .locator('details[open] > div > ul > li > a:visible')
      .evaluateAll(listNames);
    expect(new Set([...beside, ...under])).toEqual(new Set(all));
    await page.keyboard.press('Escape');
  }
});

test('MENU-6 More is opened by mouse and keyboard, and nothing covers its links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/de/');
  const more = menuOf(page).locator('summary', { hasText: 'Mehr' });
  await expectUncoveredAndPress(more);
  const panel = page.locator('header nav details[open] > div > ul');
  expect(await listCovered(panel)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.locator('a:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/de\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MENU-6 More works and the row stays one row', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/de/');
    const more = menuOf(page).locator('summary', { hasText: 'Mehr' });
    await more.click();
    await page.locator('header nav details[open] a:visible').last().click();
    await expect(page).not.toHaveURL(/\/de\/$/);
  });
});

for (const size of [24, 32]) {
  for (const width of [390, 1440]) {
    test(`SHELL-5 WCAG 1.4.4 1.4.10 with text of ${size / 0.16} % at ${width} px nothing is off the screen`, async ({
      page,
      context,
    }) => {
      const session = await context.newCDPSession(page);
      await session.send('Page.enable');
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await page.setViewportSize({ width, height: 844 });
      for (const path of [
        ...['/nl/', '/nl/te-koop/', '/nl/property/5204173/', '/de/', '/de/kontakt/'],
        ...['/nl/team/', '/nl/advies/', '/nl/favorieten/', '/nl/formulieren/contact/'],
        ...['/nl/advies/huren/huurwaarborg/', '/nl/login/', '/nl/cookie-instellingen/'],
      ]) {
        await page.goto(path);
        const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(font).toBe(`${size}px`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, wide]).toEqual([path, width]);
        expect([path, await listOutside(page, width)]).toEqual([path, []]);
      }
    });
  }
}

test('SHELL-5 pages without a picture have one head, of one size and at one place', async ({
  page,
}) => {
  const heads = [];
  for (const path of [
    ...['/nl/favorieten/', '/nl/vergelijken/', '/nl/cookie-instellingen/', '/nl/disclaimer/'],
    ...['/nl/formulieren/contact/', '/nl/testimonials/'],
  ]) {
    await page.goto(path);
    const head = await page.locator('main h1').evaluate((title) => ({
      size: getComputedStyle(title).fontSize,
      left: Math.round(title.getBoundingClientRect().left),
      top: Math.round(title.getBoundingClientRect().top),
    }));
    heads.push(head);
  }
  expect(new Set(heads.map((head) => JSON.stringify(head))).size).toBe(1);
});

function listNames(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href') ?? '');
}

/** Counts the different heights at which the visible children of a list begin. */
function countRows(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const tops = [...element.children]
      .filter((child) => child.checkVisibility())
      .map((child) => Math.round(child.getBoundingClientRect().top));
    return new Set(tops).size;
  });
}

/** Lists the links, buttons and fields of the header and the page that lie beyond the screen. */
function listOutside(page: Page, width: number): Promise<string[]> {
  return page.evaluate((most) => {
    const all = document.querySelectorAll<HTMLElement>(
      'header a, header summary, header button, main h1, main h2, main a, main button, main input',
    );
    return [...all]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('[data-scroller], [data-strip], [data-scrolls], table'))
      .filter((one) => one.getBoundingClientRect().left < most)
      .filter((one) => one.getBoundingClientRect().right > most + 1)
      .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 30)}`);
  }, width);
}
