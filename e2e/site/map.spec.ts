import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { listFindings } from '../list-findings';
import { expectAtRest, expectUncoveredAndPress } from '../press';
import { expect, test } from '../test';

type Sent = { after: number; message: { propertyList?: unknown[]; mapType?: string } };

declare global {
  interface Window {
    readyAt: number;
    sent: Sent[];
  }
}

test('FIND-10 CONSENT-4 a list beside its map: the message, markers and cards tied, no other host', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url());
  });
  await page.addInitScript(recordMessages);
  await page.goto('/nl/te-koop/?view=split');
  const map = await openMap(page);
  const cluster = map.getByRole('button', { name: /panden op deze plek/ }).first();
  await expect(cluster).toBeVisible();

  const [sent] = (await listSent(page)).filter(({ message }) => message.propertyList);
  expect(sent?.after).toBeGreaterThanOrEqual(50);
  expect(sent?.message).toMatchObject({
    mapType: 'outlines',
    messageInfo: { name: 'show', version: 1 },
    customMarker: 'price',
    ignoreList: [],
  });
  expect(sent?.message.propertyList?.length).toBeGreaterThan(20);

  const card = page.locator('[data-listing-id]').first();
  await card.hover();
  await expect(map.locator('button[data-highlighted]')).toHaveCount(1);

  const marker = map.locator('button[data-property-id]').first();
  await marker.focus();
  const id = await marker.getAttribute('data-property-id');
  await marker.press('Enter');
  const opened = map.getByRole('article');
  await expect(opened).toContainText('€');
  await expect(opened.getByRole('link')).toHaveAttribute('href', new RegExp(`/${id}/$`));
  await expect(page.locator(`[data-listing-id="${id}"][data-pointed-at]`)).toHaveCount(
    await page.locator(`[data-listing-id="${id}"]`).count(),
  );
  await page.keyboard.press('Escape');
  await expect(marker).toBeFocused();
  await marker.click();
  await expect(opened).toContainText('€');

  expect(await listFindings(page, { within: '[data-list]' })).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('FIND-10 the list follows the map, or waits to be asked', async ({ page }) => {
  await page.goto('/en/for-sale/?view=map');
  const map = await openMap(page);
  const zoomIn = map.getByRole('button', { name: 'Zoom in' });
  const follow = page.getByRole('checkbox', { name: 'Follow the map' });
  // The markers of an unmoved map are uncovered.
  await expect(map.locator('button[data-property-id]').first()).toBeVisible();
  await expect(follow).toBeHidden();
  await zoomIn.click();
  await page.getByRole('button', { name: 'Search here' }).click();
  await expect(page).toHaveURL(/\/en\/for-sale\/\?box=[^&]+&view=map$/);
  const first = page.url();
  await follow.check();
  await zoomIn.click();
  await expect(page).not.toHaveURL(first);
  await page.getByRole('link', { name: 'Remove filter Area on the map' }).click();
  await expect(page).toHaveURL(/\/en\/for-sale\/\?view=map$/);
});

test('FIND-18 a list’s map opens on the city of most results, says how many are elsewhere and shows them', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/en/for-sale/?view=map');
  const map = await openMap(page);
  const elsewhere = page.getByRole('button', { name: /^\+\d+ elsewhere/ });
  const handle = page.locator('[data-sheet-handle]');
  const [, shown = 0, total = 0] = (
    /^(\d+) of (\d+) in view/.exec((await handle.textContent()) ?? '') ?? []
  ).map(Number);
  expect(shown).toBeGreaterThan(total / 2);
  await expect(elsewhere).toContainText(`+${total - shown} elsewhere`);
  // After moving the map, all of them are shown again.
  await elsewhere.click();
  await expect(elsewhere).toBeHidden();
  await expect(handle).toContainText(`${total} properties`);
  for (let press = 0; press < 4; press += 1) {
    await map.getByRole('button', { name: 'Zoom in' }).click();
  }
  await elsewhere.click();
  await expect(handle).toContainText(`${total} properties`);

  await expect(handle).toContainText('List');
  for (const key of ['ArrowUp', 'ArrowUp']) await handle.press(key);
  await expect(handle.getByText('Map', { exact: true })).toBeVisible();
  await handle.click();
  await expect(handle.getByText('List', { exact: true })).toBeVisible();
  await context.close();
});

test('FIND-18 beside the list its heading counts what the map shows, and no marker is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/for-sale/?view=map');
  const map = await openMap(page);
  await expect(page.locator('header p[aria-live]')).toHaveText(/^\d+ of \d+ in view$/);
  const elsewhere = page.getByRole('button', { name: /^\+\d+ elsewhere/ });
  const streets = await map.getByText('Show streets').boundingBox();
  const beside = await elsewhere.boundingBox();
  expect(Math.abs((streets?.y ?? 0) - (beside?.y ?? 999))).toBeLessThan(4);
  const button = await map.locator('summary').filter({ hasText: 'Show streets' }).boundingBox();
  const end = (button?.x ?? 0) + (button?.width ?? 0);
  // It has a border.
  expect(Math.round((beside?.x ?? 0) - end)).toBe(9);
  expect((await page.locator('iframe').boundingBox())?.width).toBeGreaterThanOrEqual(720);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await openMap(page);
  const handle = await page.locator('[data-sheet-handle]').boundingBox();
  const inHead = await elsewhere.boundingBox();
  expect(inHead?.y).toBeGreaterThan(handle?.y ?? 999);
  expect((inHead?.y ?? 999) + 44).toBeLessThanOrEqual((handle?.y ?? 0) + (handle?.height ?? 0));
  const edges = await map
    .locator('.leaflet-marker-icon button > span')
    .evaluateAll((marks) =>
      marks.map((mark) => mark.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  const cut = edges.filter(
    ([left = 0, right = 0]) => (left < 0 && right > 0) || (left < 390 && right > 390),
  );
  expect([edges.length > 3, cut]).toEqual([true, []]);
});

test('FIND-18 beside the map the homes in view come first once it is moved, and nothing lies on its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  for (const [path, shown] of [
    ['/nl/te-koop/', /^(\d+) van \d+ in beeld/],
    ['/fr/a-vendre/', /^(\d+) sur \d+/],
    ['/de/zu-verkaufen/', /^(\d+) von \d+/],
  ] as const) {
    await page.goto(`${path}?view=map`);
    const map = await openMap(page);
    // By the pointer, in its middle, with nothing on top.
    await map
      .locator('button[aria-label]')
      .filter({ hasText: /^[23]$/ })
      .first()
      .click();
    const count = page.locator('header p[aria-live]');
    await expect(count).toHaveText(shown);
    await expect(page.locator('[data-sheet-cards] [data-listing-id]')).not.toHaveCount(0);
    const inView = Number(shown.exec((await count.innerText()) ?? '')?.[1]);
    const first = page.locator('[data-sheet-cards] [data-listing-id]');
    await expect(first).toHaveCount(Math.min(inView, 12));
    const top = await first.first().boundingBox();
    expect(top?.y).toBeLessThan(400);
    const ids = await page
      .locator('#list-results [data-listing-id]:visible')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.listingId));
    expect(new Set(ids).size).toBe(ids.length);
    const streets = await map.locator('summary').last().boundingBox();
    const bar = await page.locator('label:has(input[type=checkbox]) + button').boundingBox();
    const follow = await page
      .locator('label', { has: page.locator('input[type=checkbox]') })
      .filter({ visible: true })
      .last()
      .boundingBox();
    expect((streets?.x ?? 0) + (streets?.width ?? 0)).toBeLessThan(follow?.x ?? 0);
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(1200 - 12);
  }
});

test('FIND-18 DETAIL-7 the bar of what is compared lies on nothing of the map', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/for-sale/?view=map');
  const map = await openMap(page);
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expectUncoveredAndPress(
    page.locator('[data-sheet-cards] [data-list-button="compare"]').first(),
  );
  await expect(page.getByRole('link', { name: /^Compare/ }).last()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const streets = map.locator('summary').filter({ hasText: 'Show streets' });
  const box = await streets.boundingBox();
  const isFrame = await page.evaluate(
    ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.tagName === 'IFRAME',
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20],
  );
  expect(isFrame).toBe(true);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Search here' }));
  await expect(page).toHaveURL(/box=/);
});

test('FIND-18 on a phone the lowest sheet shows a whole home, and fingers zoom without buttons', async ({
  browser,
}) => {
  const { context, page, map } = await openPhoneMap(browser);
  const zoomOut = map.getByRole('button', { name: 'Zoom out' });
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  await expect(zoomOut).toBeHidden();
  const card = await page.locator('#list-results [data-listing-id]').first().boundingBox();
  expect((card?.y ?? 999) + (card?.height ?? 0)).toBeLessThanOrEqual(844);
  // After zooming in with one finger, zooming out needs one too.
  await map.locator('.leaflet-container').press('+');
  await expect(zoomOut).toBeVisible();
  await context.close();
});

test('FIND-18 on a phone the homes of a group that is opened stand clear of the tools', async ({
  browser,
}) => {
  const { context, page, map } = await openPhoneMap(browser);
  const markers = map.locator('.leaflet-marker-icon button');
  const group = markers.filter({ has: map.locator('span', { hasText: /^2$/ }) }).first();
  await expectAtRest(group);
  const at = await group.boundingBox();
  await page.touchscreen.tap((at?.x ?? 0) + 20, (at?.y ?? 0) + 20);
  const search = page.getByRole('button', { name: 'Search here' });
  await expect(search).toBeVisible();
  await expectAtRest(markers.first());
  const foot = (await search.boundingBox())?.y ?? 0;
  const draw = await map.getByRole('button', { name: 'Draw an area' }).boundingBox();
  const head = (draw?.y ?? 999) + (draw?.height ?? 0);
  const boxes = await Promise.all((await markers.all()).map((home) => home.boundingBox()));
  const bySide = boxes.flatMap((box) => box ?? []).filter(({ x }) => x > 0 && x < 390);
  const inView = bySide.filter(({ y, height }) => y + height > head - 48 && y < foot + 90);
  expect(inView.length).toBeGreaterThan(1);
  const covered = inView.filter(({ y, height }) => y < head || y + height > foot);
  expect(covered).toEqual([]);
  await context.close();
});

test('FIND-18 on a phone the card of a price that is pressed is the one in the sheet, and a press beside it gives the sheet back', async ({
  browser,
}) => {
  const { context, page, map } = await openPhoneMap(browser);
  const results = page.locator('#list-results [data-listing-id]:visible');
  const before = await results.first().getAttribute('data-listing-id');
  const prices = map.locator('button[data-property-id]');
  await expectAtRest(prices.first());
  const price = await findShown(prices);
  const id = (await price.getAttribute('data-property-id')) ?? '';
  await tapMiddle(page, price);
  await expect(results.first()).toHaveAttribute('data-listing-id', id);
  await expect(page.locator(`#list-results [data-listing-id="${id}"]:visible`)).toHaveCount(1);
  await expect(map.getByRole('article')).toHaveCount(0);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(price.locator('span')).toHaveCSS('background-color', 'rgb(20, 36, 30)');
  expect(await isUncovered(price)).toBe(true);
  await expect(map.getByRole('button', { name: 'Draw an area' })).toBeVisible();
  const card = await results.first().boundingBox();
  expect((card?.y ?? 999) + (card?.height ?? 0)).toBeLessThanOrEqual(844);

  const { x, y } = await findBlank(map, page);
  await page.touchscreen.tap(x, y);
  await expect(price).not.toHaveAttribute('aria-pressed');
  await expect(results.first()).toHaveAttribute('data-listing-id', before ?? '');
  await context.close();
});

test('FIND-18 on a phone the homes in view come first in the sheet, each once', async ({
  browser,
}) => {
  const { context, page, map } = await openPhoneMap(browser);
  const groups = map.locator('.leaflet-marker-icon button', { hasText: /^[23]$/ });
  await expectAtRest(groups.first());
  await tapMiddle(page, await findShown(groups));
  await expect(page.getByRole('button', { name: 'Search here' })).toBeVisible();
  const prices = map.locator('button[data-property-id]');
  await expectAtRest(prices.first());
  const inView = await prices.evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const [middle, line] = [x + width / 2, y + height / 2];
        return middle > 0 && middle < innerWidth && line > 0 && line < innerHeight;
      })
      .map((button) => button.getAttribute('data-property-id')),
  );
  expect(inView.length).toBeGreaterThan(1);
  const results = page.locator('#list-results [data-listing-id]:visible');
  const listIds = () =>
    results.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing-id')));
  await expect
    .poll(async () => (await listIds()).slice(0, inView.length).sort())
    .toEqual(inView.sort());
  const all = await listIds();
  expect(new Set(all).size).toBe(all.length);
  // Then the others in view, also behind the home whose price is pressed.
  const price = await findShown(prices);
  const pressed = await price.getAttribute('data-property-id');
  await tapMiddle(page, price);
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await listIds()).slice(0, inView.length))
    .toEqual([pressed, ...all.slice(0, inView.length).filter((id) => id !== pressed)]);
  await context.close();
});

test('FIND-18 on a phone no button of the map lies on a home, where it opens and after it was moved', async ({
  browser,
}) => {
  const { context, page, map } = await openPhoneMap(browser);
  const marks = map.locator('.leaflet-marker-icon button > span');
  await expectAtRest(marks.first());
  const countCovered = async () => {
    const search = page.getByRole('button', { name: 'Search here' });
    const bar = (await search.isVisible()) ? await search.boundingBox() : null;
    const frame = await page.locator('iframe').boundingBox();
    const buttons = await map.locator('body').evaluate((body) => {
      const all = body.querySelectorAll('button, summary, .leaflet-control-zoom a');
      return [...all]
        .filter((one) => !one.closest('.leaflet-map-pane') && one.checkVisibility())
        .map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    });
    const all = bar ? [...buttons, { ...bar, y: bar.y - (frame?.y ?? 0) }] : buttons;
    const homes = await marks.evaluateAll((spans) =>
      spans.map((span) => span.getBoundingClientRect().toJSON() as DOMRect),
    );
    const isOn = (home: DOMRect, one: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>) =>
      home.x < one.x + one.width &&
      home.x + home.width > one.x &&
      home.y < one.y + one.height &&
      home.y + home.height > one.y;
    return homes.filter((home) => all.some((one) => isOn(home, one))).length;
  };
  expect(await countCovered()).toBe(0);
  // Round the map, so that homes come below each of its buttons.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await map.locator('.leaflet-container').press(key);
    await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0);
    await expectAtRest(marks.first());
    expect(await countCovered(), key).toBe(0);
  }
  const [streets, zoomOut] = await Promise.all([
    map.getByText('Streets', { exact: true }).locator('xpath=ancestor::summary').boundingBox(),
    map.getByRole('button', { name: 'Zoom out' }).boundingBox(),
  ]);
  const rightOf = (box: typeof streets) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(rightOf(zoomOut)).toBe(rightOf(streets));
  await context.close();
});

test('FIND-10 on a phone what draws an area lies inside the map, and nothing lies on it', async ({
  browser,
}) => {
  const { context, page, map } = await openPhoneMap(browser);
  const draw = map.getByRole('button', { name: 'Draw an area' });
  await draw.tap();
  const finish = map.getByRole('button', { name: 'Search this area' });
  const panel = map.locator('div:has(> p[role="status"]):has(button)').last();
  const box = await panel.boundingBox();
  expect([(box?.x ?? -1) >= 12, (box?.x ?? 0) + (box?.width ?? 999) <= 378]).toEqual([true, true]);
  await expect(map.locator('summary').filter({ hasText: 'Streets' })).toBeHidden();
  for (const button of await panel.getByRole('button').all()) {
    expect(await isUncovered(button)).toBe(true);
  }
  await expect(finish).toBeDisabled();
  const frame = await page.locator('iframe').boundingBox();
  for (const [x, y] of [
    [100, 280],
    [300, 280],
    [200, 420],
  ] as const) {
    await page.touchscreen.tap((frame?.x ?? 0) + x, (frame?.y ?? 0) + y);
  }
  await finish.tap();
  await expect(page).toHaveURL(/within=/);
  const clear = await map.getByRole('button', { name: 'Clear the area' }).boundingBox();
  const streets = await map.locator('summary').filter({ hasText: 'Streets' }).boundingBox();
  expect((clear?.x ?? 0) + (clear?.width ?? 999)).toBeLessThan(streets?.x ?? 0);
  await context.close();
});

test('FIND-10 on a tablet a card on the map shows its energy label, and a finger closes it', async ({
  browser,
}) => {
  const { context, page, map } = await openPhoneMap(browser, 700);
  const group = map.locator('.leaflet-marker-icon button', { hasText: /^[23]$/ }).first();
  await expectAtRest(group);
  await tapMiddle(page, group);
  // The one that is farthest right opens below the buttons of the map.
  const prices = map.locator('button[data-property-id]:visible');
  await expect(page.getByRole('button', { name: 'Search here' })).toBeVisible();
  await expectAtRest(prices.first());
  const boxes = await Promise.all((await prices.all()).map((price) => price.boundingBox()));
  const right = boxes.map((box) => (box && box.x < 610 && box.y > 260 && box.y < 560 ? box.x : -1));
  await tapMiddle(page, prices.nth(right.indexOf(Math.max(...right))));
  const card = map.getByRole('article');
  await expect(card).toContainText('€');
  const label = card.getByText(/^Energy label/).locator('..');
  await expect(label).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const close = map.getByRole('button', { name: 'Close', exact: true });
  await expectAtRest(close);
  expect(await isUncovered(close)).toBe(true);
  await tapMiddle(page, close);
  await expect(card).toHaveCount(0);
  await context.close();
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`FIND-10 at ${width} pixels the drawing has the marks of the map, whole and where it draws them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const island = '**/live-list-map-*.js';
    await page.route(island, (route) => route.abort());
    await page.goto('/en/for-sale/?view=map');
    const drawing = page.locator('[data-drawing]');
    const drawn = await listMarks(drawing.locator('[data-on] > a'));
    expect(drawn.length).toBeGreaterThan(6);
    const frame = await drawing.boundingBox();
    expect(drawn.filter(({ left }) => left < (frame?.x ?? 0))).toEqual([]);
    expect(drawn.filter(({ right }) => right > width)).toEqual([]);
    expect(await drawing.locator('[data-on] > span:visible').count()).toBeGreaterThan(5);

    await page.unroute(island);
    await page.reload();
    const map = await openMap(page);
    await expectAtRest(map.locator('.leaflet-marker-icon button').first());
    await expect(drawing).toBeHidden();
    const live = await listMarks(map.locator('.leaflet-marker-icon button > span'));
    for (const { text, left, top } of drawn) {
      const near = live
        .filter((one) => one.text === text)
        .map((one) => Math.hypot(one.left - left, one.top - top));
      expect(Math.min(...near), text).toBeLessThan(3);
    }
  });
}

test('FIND-10 an area drawn with the pointer, and one with the keyboard alone, is the search', async ({
  page,
}) => {
  await page.goto('/en/for-sale/?view=map');
  const map = await openMap(page);
  await map.getByRole('button', { name: 'Draw an area' }).click();
  const box = await page.locator('iframe').boundingBox();
  if (!box) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 80, y - 60);
  await page.mouse.down();
  for (const [dx, dy] of [
    [80, -60],
    [90, 60],
    [-70, 70],
    [-82, -50],
  ] as const) {
    await page.mouse.move(x + dx, y + dy, { steps: 6 });
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/within=[^&]+&view=map$/);
  await map.getByRole('button', { name: 'Clear the area' }).click();
  await expect(page).toHaveURL(/\/en\/for-sale\/\?view=map$/);

  await map.getByRole('button', { name: 'Draw an area' }).press('Enter');
  for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    // The map glides to where it was sent.
    if (key !== 'Enter') await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0);
  }
  await expect(map.getByRole('status').last()).toContainText(/Corner 3, near \S/);
  await map.getByRole('button', { name: 'Search this area' }).press('Enter');
  await expect(page).toHaveURL(/within=[^&]+%7E[^&]+%7E[^&]+&view=map$/);
});

test('FIND-10 RULE-8 streets are asked of their host after the visitor said so', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.goto('/en/for-sale/?view=map');
  const map = await openMap(page);
  await map.getByText('Show streets').click();
  await expect(map.getByText(/tile\.openstreetmap\.org/)).toBeVisible();
  expect(asked).toEqual([]);
  await map.getByRole('button', { name: 'Show the streets' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await map.getByRole('button', { name: 'Hide the streets' }).click();
  await expect(map.getByText('Borders: Natural Earth')).toBeVisible();
});

async function openMap(page: Page): Promise<FrameLocator> {
  const map = page.frameLocator('iframe');
  await expect(map.locator('.leaflet-container')).toBeVisible();
  await expect(map.locator('.leaflet-marker-icon button').first()).toBeAttached();
  return map;
}

/** The map of a list on a phone that is touched. */
async function openPhoneMap(browser: Browser, width = 390) {
  const viewport = { width, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/en/for-sale/?view=map');
  return { context, page, map: await openMap(page) };
}

/** The marks that are seen, and where on the page. */
async function listMarks(marks: Locator) {
  const all = await Promise.all(
    (await marks.all()).map(async (mark) => ({
      text: (await mark.textContent()) ?? '',
      box: await mark.boundingBox(),
    })),
  );
  return all.flatMap(({ text, box }) =>
    box ? [{ text, left: box.x, right: box.x + box.width, top: box.y }] : [],
  );
}

/** The first of the markers that the map of a phone shows whole. */
async function findShown(markers: Locator): Promise<Locator> {
  for (const marker of await markers.all()) {
    const box = await marker.boundingBox();
    if (box && box.x >= 0 && box.x + box.width <= 390 && box.y > 190 && box.y < 520) return marker;
  }
  throw new Error('The map shows none.');
}

/** A point of the page where the map has no marker and no button. */
async function findBlank(map: FrameLocator, page: Page): Promise<{ x: number; y: number }> {
  const frame = await page.locator('iframe').boundingBox();
  const blank = await map.locator('.leaflet-container').evaluate((container) => {
    for (let y = 80; y < 380; y += 20) {
      for (let x = 40; x < 340; x += 20) {
        const [top] = document.elementsFromPoint(x, y);
        if (top && container.contains(top) && !top.closest('button')) return { x, y };
      }
    }
    throw new Error('The map is full.');
  });
  return { x: blank.x + (frame?.x ?? 0), y: blank.y + (frame?.y ?? 0) };
}

/** Reports whether nothing in its document covers the middle of a control. */
function isUncovered(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

async function tapMiddle(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** In the page: when the frame was ready, and what it is sent how long after. */
function recordMessages(): void {
  if (window.parent !== window) {
    window.addEventListener('message', ({ data }) => {
      const top = window.parent;
      (top.sent ??= []).push({
        after: performance.timeOrigin + performance.now() - top.readyAt,
        message: data,
      });
    });
  } else {
    window.addEventListener('message', ({ data }) => {
      if (data?.messageInfo?.name === 'ready') {
        window.readyAt = performance.timeOrigin + performance.now();
      }
    });
  }
}

function listSent(page: Page): Promise<Sent[]> {
  return page.evaluate(() => window.sent);
}
