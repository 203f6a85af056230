import type { Page } from '@playwright/test';
import { listCovered } from '../hit-test';
import { expectAtRest, expectUncoveredAndPress, expectUncoveredAndTap } from '../press';
import { expect, test } from '../test';

/** Three photos, a floor plan, codes of Flemish law, and an address that is published. */
const long = '/en/property/5204173/';
/** Without moments of its own for visits. */
const visit = '/en/forms/request-a-visit/?listing=5204173';

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('DETAIL-1 a finger opens the pictures, swipes to the next one and closes them', async ({
    page,
  }) => {
    await page.goto(long);
    await expectUncoveredAndTap(page.locator('main a:has(img)').first());
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText('1 / 3')).toBeVisible();
    await swipe(page, 320, 60);
    await expect(lightbox.getByText('2 / 3')).toBeVisible();
    await expect(lightbox.getByText(/^Dining room with a long table/)).toBeVisible();
    await expectAtRest(lightbox.locator('img').nth(1));
    expect(await listCovered(lightbox)).toEqual([]);
    await expectUncoveredAndTap(lightbox.getByRole('button', { name: 'Close' }));
    await expect(lightbox).toHaveCount(0);
  });

  test('SHELL-5 a phone shows the first figures whole on the first screen, and which picture it is', async ({
    page,
  }) => {
    await page.goto('/nl/te-koop/brussel/appartement/5204117/');
    const bar = await page.locator('[data-contact-bar]').boundingBox();
    const value = await page.locator('dl').first().locator('dd').first().boundingBox();
    expect((value?.y ?? 0) + (value?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    const cover = page.getByRole('link', { name: /Bekijk alle 5 afbeeldingen/ });
    const pill = cover.locator('[data-count="5"]');
    const roof = page.getByRole('heading', { level: 1 }).locator('..');
    const [badge, gable] = [await pill.boundingBox(), await roof.boundingBox()];
    expect((badge?.y ?? 0) + (badge?.height ?? 0)).toBeLessThan(gable?.y ?? 0);
    expect(badge?.width).toBeLessThan(100);
  });

  test('DETAIL-2 a finger opens a part of the facts and a code that says what it means', async ({
    page,
  }) => {
    await page.goto(long);
    const legal = page.locator('summary', { hasText: 'Technical and legal' });
    await expectUncoveredAndTap(legal);
    const note = page.getByText('“Gvkr” is short for the Dutch “Geen voorkooprecht”', {
      exact: false,
    });
    await expect(note).toBeHidden();
    await expectUncoveredAndTap(page.getByText('Gvkr', { exact: true }));
    await expect(note).toBeVisible();
  });
});

for (const language of ['nl', 'fr', 'en', 'de']) {
  test(`MENU-10 in ${language} the way to a listing keeps to one line on a phone and ends in the listing`, async ({
    page,
  }) => {
    for (const [width, id] of [
      [320, '5204117'],
      [390, '5204376'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${language}/property/${id}/`);
      const steps = page.locator('main header nav ol > li:visible');
      await expect(steps).toHaveCount(3);
      await expect(steps.last().locator('[aria-current="page"]')).toBeVisible();
      const tops = await steps.evaluateAll((all) =>
        all.map((step) => step.getBoundingClientRect().top),
      );
      // Less than a line apart: icon and words need not begin at the same pixel.
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}

test('DETAIL-2 the parts of the facts and their codes open with the keyboard alone', async ({
  page,
}) => {
  await page.goto(long);
  await page.locator('summary', { hasText: 'Technical and legal' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:focus')).toContainText('Vg');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Vg” is short for the Dutch “Vergunning uitgereikt”')).toBeVisible();
});

test('FORM-14 a visit is asked for with three wishes, which the thanks say again', async ({
  page,
}) => {
  await page.goto(long);
  await expectUncoveredAndPress(page.getByRole('link', { name: 'Book a viewing' }).last());
  await expect(page).toHaveURL((url) => url.pathname + url.search === visit);
  const form = page.locator('main form');
  const days = form
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox', { name: 'Evening' }) });
  const names: string[] = [];
  for (const [index, part] of [
    [0, 'Morning'],
    [1, 'Afternoon'],
    [2, 'Evening'],
    [3, 'Morning'],
  ] as const) {
    const day = form.locator('[role="group"]').nth(index);
    names.push((await day.getAttribute('aria-label')) ?? '');
    await expectUncoveredAndPress(day.getByText(part, { exact: true }));
  }
  await expect(days.first()).toBeVisible();
  await form.getByLabel('First name').fill('An');
  await form.getByLabel('Last name').fill('Peeters');
  await form.getByLabel(/^Email/).fill('an.visits@example.org');
  await form.getByLabel(/^Phone/).fill('0470 12 34 56');
  await form.getByRole('checkbox', { name: /privacy statement/ }).check();
  await form.getByRole('button', { name: 'Book the viewing' }).press('Enter');
  await expect(form.getByText('Choose at most 3 times').first()).toBeVisible();
  await expectUncoveredAndPress(
    form.locator('[role="group"]').nth(3).getByText('Morning', { exact: true }),
  );
  await form.getByRole('button', { name: 'Book the viewing' }).press('Enter');
  await expect(page).toHaveURL(/listing=5204173&visit=/);
  const main = page.locator('main');
  for (const [index, part] of ['morning', 'afternoon', 'evening'].entries()) {
    await expect(main.getByText(`${names[index]}, ${part}`)).toBeVisible();
  }
  await expect(main.getByText(/^Quai au Foin 23.*, Brussels$/)).toBeVisible();
  await expect(main.getByRole('img', { name: /^Map: Quai au Foin 23/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add to your calendar' })).toHaveCount(0);
});

/** A finger that moves across the middle of the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}

for (const path of ['/nl/', '/fr/', '/de/']) {
  test(`SHELL-5 the signs of the houses on ${path} stand on the same lines and are not cut`, async ({
    browser,
  }) => {
    for (const width of [320, 390, 820, 1024]) {
      const viewport = { width, height: 1100 };
      const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
      const page = await context.newPage();
      await page.goto(path);
      const houses = page.locator('section[data-banner] li a:visible');
      const signs = await houses.evaluateAll((links) =>
        links.map((link) => {
          const [sign, price, type, place] = link.querySelectorAll('*');
          const box = (element?: Element) => element?.getBoundingClientRect() ?? new DOMRect();
          const lines = [box(price).bottom, box(type).top, box(place).top];
          const { left, right, width: room } = box(sign);
          const isCut = [price, type, place].some((line) => (line?.scrollWidth ?? 0) > room);
          const range = document.createRange();
          if (price) range.selectNodeContents(price);
          const isPriceWrapped = range.getClientRects().length > 1;
          return { left, right, lines: lines.map(Math.round).join(' '), isCut, isPriceWrapped };
        }),
      );
      expect([width, signs.length]).toEqual([width, width < 700 ? 3 : 6]);
      expect([width, new Set(signs.map(({ lines }) => lines)).size]).toEqual([width, 1]);
      expect(signs.some(({ isCut }) => isCut)).toBe(false);
      expect([width, signs.some(({ isPriceWrapped }) => isPriceWrapped)]).toEqual([width, false]);
      for (const [index, { right }] of signs.entries()) {
        expect(signs[index + 1]?.left ?? right).toBeGreaterThanOrEqual(right);
      }
      await context.close();
    }
  });
}

for (const language of ['nl', 'fr', 'en', 'de']) {
  test(`DETAIL-2 in ${language} the choices of the costs are read whole, and heads side by side stand on one line`, async ({
    page,
  }) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${language}/property/5204173/`);
      const cut = await page.locator('[data-costs-form] select').evaluateAll((selects) => {
        const pen = document.createElement('canvas').getContext('2d');
        return (selects as HTMLSelectElement[]).flatMap((select) => {
          const style = getComputedStyle(select);
          if (pen) pen.font = style.font;
          const text = select.selectedOptions[0]?.text ?? '';
          const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
          const room = select.clientWidth - padding;
          return (pen?.measureText(text).width ?? 0) > room ? [text] : [];
        });
      });
      expect([width, ...cut]).toEqual([width]);
    }
    const heads = page.locator('main h2');
    const nearby = page.locator('#nearby-heading');
    const bottoms = await heads.evaluateAll(
      (all, top) =>
        all
          .map((head) => head.getBoundingClientRect())
          .filter((box) => Math.abs(box.top + window.scrollY - top) < 40)
          .map((box) => Math.round(box.bottom)),
      await nearby.evaluate((head) => head.getBoundingClientRect().top + window.scrollY),
    );
    expect(bottoms.length).toBe(2);
    expect(new Set(bottoms).size).toBe(1);
  });
}

test('DETAIL-7 on a desktop the figures stand once at first, and what can be asked stays beside the form, once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(long);
  const bar = page.locator('[data-contact-bar]');
  const figures = page.locator('[data-contact-bar] > p');
  await expect(figures).toHaveCSS('opacity', '0');
  await expect(bar).toBeHidden();
  for (const fact of await page.locator('dl').first().locator('dd').all()) {
    await expect(fact).toBeInViewport({ ratio: 1 });
  }
  const asked = page.getByRole('region', { name: 'Interested in this property?' });
  const send = page.getByRole('button', { name: 'Send the question' });
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await expect(figures).toHaveCSS('opacity', '1');
  await expect(bar).toBeVisible();
  // Beside the form the page itself offers a visit.
  await send.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await expect(asked).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  // At the end of the page the footer follows the last words.
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(bar).toBeHidden();
});

test('FIND-2 the label of the search at home begins where its field does, beside nothing', async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/');
    const field = page.getByRole('combobox');
    const { left, start, overlap } = await field.evaluate((input) => {
      const label = document.querySelector(`label[for="${input.id}"]`);
      const button = [...(input.closest('form')?.querySelectorAll('button') ?? [])].at(-1);
      if (!label || !button) throw new Error('no label or no button');
      const words = document.createRange();
      words.selectNodeContents(label);
      const box = input.getBoundingClientRect();
      return {
        left: words.getBoundingClientRect().left,
        start: box.left,
        overlap: box.right > button.getBoundingClientRect().left,
      };
    });
    expect([width, Math.abs(left - start) < 3, overlap]).toEqual([width, true, false]);
  }
});
