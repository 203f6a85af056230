import type { Browser, Page } from '@playwright/test';
import { expectAtRest, expectUncoveredAndPress, expectUncoveredAndTap } from '../press';
import { expect, test } from '../test';

declare global {
  interface Window {
    shifts: number;
  }
}

/** The list, its row of filters and its map, with a pointer. */
const list = '/nl/te-koop/';

test('FIND-6 the row stays in sight and the first home is near the top', async ({ page }) => {
  await page.goto(list);
  const bar = page.getByRole('main').getByRole('search');
  expect((await bar.boundingBox())?.height).toBe(64);
  const card = page.locator('[data-listing-id]').first();
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(330);
  await page.mouse.wheel(0, 1500);
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(0);
  expect((await bar.boundingBox())?.y).toBe(80);
});

test('FIND-6 by mouse filters apply as they are chosen, without a jump, and Back takes them back', async ({
  page,
}) => {
  await page.goto(list);
  await recordShifts(page);
  const all = await page.locator('h1 + p').innerText();
  await expectUncoveredAndPress(page.locator('main summary', { hasText: 'Gemeente' }));
  const panel = page.locator('main details[open]');
  for (const [place, address] of [
    ['Elsene (1050)', /\/nl\/te-koop\/elsene\/$/],
    ['Brussel (1000)', /\/nl\/te-koop\/\?city=1000&city=1050$/],
  ] as const) {
    await expectUncoveredAndPress(panel.getByText(place, { exact: true }));
    await expect(page).toHaveURL(address);
    await expect(panel).toBeVisible();
  }
  const found = await page.locator('h1 + p').innerText();
  expect(found).not.toBe(all);
  const button = panel.getByRole('button', { name: `Toon ${found}` });
  await expectUncoveredAndPress(button);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Filter Elsene (1050) verwijderen' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/te-koop\/elsene\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te koop in Elsene');
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
  await expect(page.locator('h1 + p')).toHaveText(all);
  await expect(page.getByRole('link', { name: /^Filter .* verwijderen/ })).toHaveCount(0);
  expect(await page.evaluate(() => window.shifts)).toBe(0);
});

test('FIND-6 by keyboard the focus stays where it was while filters apply', async ({ page }) => {
  await page.goto(list);
  await page.locator('main summary', { hasText: 'Type' }).press('Enter');
  await page.keyboard.press('Tab');
  const first = page.locator('main details[open] input').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?type=\d+$/);
  await expect(first).toBeFocused();
  await expect(first).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.locator('main summary', { hasText: 'Type' })).toBeFocused();
});

test('FIND-13 the field of a list searches by Enter and by its magnifier', async ({ page }) => {
  await page.goto(list);
  const field = page.getByRole('main').getByRole('search').getByRole('searchbox');
  await expectUncoveredAndPress(field);
  await page.keyboard.type('visgraat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=visgraat$/);
  await expect(field).toBeFocused();
  await field.fill('5204117');
  await expectUncoveredAndPress(
    page.getByRole('main').getByRole('button', { name: 'Zoeken', exact: true }),
  );
  await expect(page).toHaveURL(/\/nl\/te-koop\/brussel\/appartement\/5204117\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=visgraat$/);
});

test('FIND-21 what cannot be read is named, and with no results every filter stays', async ({
  page,
}) => {
  await page.goto(`${list}?city=Brussel&type=1,2&bedrooms=twee`);
  await expect(page.getByText('Slaapkamers ‘twee’')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Filter Brussel (1000) verwijderen' })).toBeVisible();
  await page.goto(`${list}?bedrooms=9`);
  await expectUncoveredAndPress(page.locator('main summary', { hasText: 'Gemeente' }));
  await expect(page.locator('main details[open]').getByRole('checkbox').first()).toBeVisible();
});

for (const width of [820, 1440]) {
  test(`SHELL-5 at ${width} pixels the words of the cards of a row stand on the same lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/nl/', list, '/nl/te-huur/', '/de/zu-verkaufen/']) {
      await page.goto(path);
      const rows = await page.locator('main article[data-listing-id]').evaluateAll((cards) => {
        const byTop = new Map<number, string[]>();
        for (const card of cards) {
          const lines = [...card.querySelectorAll('h2, h3, h2 ~ p, h3 ~ p')].map((line, index) => {
            const { top, bottom } = line.getBoundingClientRect();
            return Math.round(index === 0 ? top : bottom);
          });
          const top = Math.round(card.getBoundingClientRect().top);
          byTop.set(top, [...(byTop.get(top) ?? []), lines.join(' ')]);
        }
        return [...byTop.values()];
      });
      expect(Math.max(...rows.map((row) => row.length))).toBeGreaterThan(1);
      for (const row of rows) expect([path, ...new Set(row)]).toHaveLength(2);
    }
  });
}

test('FIND-6 on a phone the button at the foot says how many the choice would give', async ({
  browser,
}) => {
  const page = await openPhone(browser, list);
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const apply = drawer.getByRole('button', { name: /^Toon \d+ panden$/ });
  const before = await apply.innerText();
  await drawer.locator('label').filter({ hasText: /^Tuin/ }).tap();
  await expect(apply).not.toHaveText(before);
  const total = /\d+/.exec(await apply.innerText())?.[0] ?? '';
  await apply.tap();
  await expect(page).toHaveURL(/\?garden=1$/);
  await expect(drawer).toBeHidden();
  await expect(page.locator('h1 + p')).toHaveText(`${total} panden`);
  await page.context().close();
});

test('FIND-18 the map stands beside the list, is remembered, and is left again', async ({
  page,
}) => {
  await page.goto(list);
  await expectUncoveredAndPress(page.getByRole('link', { name: 'Kaart', exact: true }));
  await expect(page).toHaveURL(/\?view=map$/);
  const frame = page.locator('iframe');
  await expect(
    page.frameLocator('iframe').locator('button[data-property-id]').first(),
  ).toBeVisible();
  const box = await frame.boundingBox();
  expect(box && [box.x + box.width, box.y + box.height].map(Math.round)).toEqual([1440, 900]);

  await page.goto(list);
  await recordShifts(page);
  await expect(page).toHaveURL(/\?view=map$/);
  await expect(frame).toBeVisible();
  expect(await page.evaluate(() => window.shifts)).toBe(0);
  const card = page.locator('[data-listing-id]').first();
  await card.hover();
  await expect(page.frameLocator('iframe').locator('button[data-highlighted]')).toHaveCount(1);

  await expectUncoveredAndPress(page.getByRole('link', { name: 'Lijst', exact: true }));
  await expect(page).toHaveURL(/\/nl\/te-koop\/$/);
  await expect(frame).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'Lijst', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('FIND-18 on a phone the list is a sheet over the map that a finger and its button move', async ({
  browser,
}) => {
  const page = await openPhone(browser, `${list}?view=map`);
  const results = page.locator('#list-results');
  const handle = page.getByRole('button', { name: /Lijst omhoog of omlaag/ });
  const top = async () => (await results.boundingBox())?.y ?? 0;
  await expect(page.frameLocator('iframe').locator('button').first()).toBeAttached();
  const heights = [844 - 224, 128 + (844 - 128) / 2, 128];
  await expect.poll(top).toBe(heights[0]);
  for (const height of [heights[1], heights[2], heights[0]]) {
    await handle.tap();
    await expect.poll(top).toBe(height);
  }
  await swipeUp(page, 195, 800, 230);
  await expect.poll(top).toBeLessThanOrEqual(heights[1] ?? 0);
  await expectAtRest(results);
  await handle.press('ArrowUp');
  await expect.poll(top).toBe(heights[2]);
  await handle.press('ArrowDown');
  await expect.poll(top).toBe(heights[1]);
  const box = await handle.boundingBox();
  const [x, y] = [100, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 250, { steps: 5 });
  await page.mouse.up();
  await expect.poll(top).toBe(heights[0]);
  await page.context().close();
});

test('FIND-18 on a phone the way to the map stays in the bar, where the map has the way back', async ({
  browser,
}) => {
  const page = await openPhone(browser, list);
  const map = page.getByRole('link', { name: 'Kaart', exact: true });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(map).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 2000);
  await expect(map).toBeInViewport({ ratio: 1 });
  const [box, beside] = await Promise.all([map.boundingBox(), filters.boundingBox()]);
  if (!box || !beside) throw new Error('not seen');
  expect([box.width, box.height]).toEqual([44, 44]);
  expect(box.y).toBe(beside.y);
  await map.tap();
  await expect(page).toHaveURL(/\?view=map$/);
  const back = await page.getByRole('link', { name: 'Lijst', exact: true }).first().boundingBox();
  expect([back?.x, back?.width]).toEqual([box.x, box.width]);
  await page.context().close();
});

for (const [width, path, way] of [
  [390, '/nl/te-koop/?page=2', ['Vorige pagina', 'Volgende pagina', 'Eerste pagina']],
  [320, '/de/zu-verkaufen/?page=2', ['Vorherige Seite', 'Nächste Seite', 'Erste Seite']],
] as const) {
  test(`FIND-7 at ${width} pixels two buttons with words, and below them where one is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const [previous, next, first] = await Promise.all(
      way.map((name) => page.getByRole('link', { name, exact: true }).boundingBox()),
    );
    const where = await page.getByText(/2 (van|von) \d+ \[\d+ obje[ck]te/i).boundingBox();
    if (!previous || !next || !first || !where) throw new Error('not seen');
    expect(next.y).toBe(previous.y);
    expect(Math.abs(next.width - previous.width)).toBeLessThan(2);
    for (const { width, height } of [previous, next, first]) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(where.y).toBeGreaterThan(next.y + next.height);
    expect(where.x).toBeGreaterThanOrEqual(first.x + first.width);
  });
}

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a tablet', 820, 1180],
] as const) {
  test(`FIND-6 on ${name} the orders open below their button and move nothing`, async ({
    browser,
  }) => {
    const page = await openTouch(browser, list, { width, height });
    const bar = page.getByRole('main').getByRole('search');
    const before = await bar.boundingBox();
    await expectUncoveredAndTap(page.locator('main summary', { hasText: 'Sorteren' }));
    const option = page.getByRole('link', { name: 'Prijs oplopend' });
    await expectAtRest(option);
    expect(await bar.boundingBox()).toEqual(before);
    const panel = await page.getByRole('navigation', { name: 'Sorteren' }).boundingBox();
    if (!panel) throw new Error('The orders are not drawn.');
    expect(panel.x).toBeGreaterThanOrEqual(16);
    expect(panel.x + panel.width).toBeLessThanOrEqual(width - 16);
    await expectUncoveredAndTap(option);
    await expect(page).toHaveURL(/\?sort=priceAsc$/);
    await page.context().close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FIND-6 FIND-18 on a phone filters, order and map are a form and links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(list);
    await page.locator('main summary', { hasText: /^Filters$/ }).click();
    await page.locator('main summary', { hasText: 'Type' }).click();
    await page
      .getByRole('checkbox', { name: /Appartement/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Toon resultaten' }).click();
    // A browser sends the fields that are empty too.
    await expect(page).toHaveURL(/[?&]type=2(&\w+=)*$/);
    await page.getByRole('link', { name: 'Kaart', exact: true }).click();
    await expect(page).toHaveURL(/\?type=2&view=map$/);
    await expect(page.getByRole('img', { name: 'Kaart' })).toBeVisible();
    await page.locator('main summary', { hasText: 'Sorteren' }).click();
    await page.getByRole('link', { name: 'Prijs oplopend' }).click();
    await expect(page).toHaveURL(/\?type=2&view=map&sort=priceAsc$/);
  });
});

function openPhone(browser: Browser, path: string) {
  return openTouch(browser, path, { width: 390, height: 844 });
}

async function openTouch(
  browser: Browser,
  path: string,
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A finger that pulls the page up; the browser itself scrolls. */
async function swipeUp(page: Page, x: number, y: number, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', [{ x, y: y - (distance * step) / 8 }]);
  }
  await touch('touchEnd', []);
}

/**
 * Counts in `window.shifts` what of the list moves up or down by itself, from the page's beginning.
 * Words beside one another in the heading and on a button may take more room or less.
 */
async function recordShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shifts = 0;
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    // The typeface may come late: a line within a card may then break elsewhere, the card stays.
    const isMoved = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const isInCard = element?.parentElement?.closest('[data-listing-id]');
      return element?.closest('main') && !isInCard && previousRect.y !== currentRect.y;
    };
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        const shift = entry as PerformanceEntry & { hadRecentInput: boolean; sources: Source[] };
        if (!shift.hadRecentInput) window.shifts += shift.sources.filter(isMoved).length;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
