import { expect, test } from '../test';
import type { Browser, Locator, Page } from '@playwright/test';

const list = '/nl/te-koop/';
/** The panels of the filter bar, and the text of a choice in each. */
const choices = [
  ['Type', /^Huis/],
  ['Gemeente', /^Tervuren/],
  ['Slaapkamers', /^minstens 1 /],
  ['Meer filters', /^Tuin/],
] as const;

test('FIND-6 a press on the text of any filter chooses it and leaves its panel open', async ({
  page,
}) => {
  await openList(page);
  for (const [name, text] of choices) {
    const panel = await openPanel(page, name);
    const choice = panel.locator('label').filter({ hasText: text }).first();
    await expectOpenWhilePressed(page, choice.locator('span').first(), panel);
    await expect(choice.locator('input')).toBeChecked();
    await expect(panel).toHaveAttribute('open', '');
  }
  const price = await openPanel(page, 'Prijs');
  const minimum = price.getByRole('combobox').first();
  await expectOpenWhilePressed(page, price.locator('label').first(), price);
  await expect(minimum).toBeFocused();
  await minimum.selectOption({ index: 1 });
  await expect(price).toHaveAttribute('open', '');

  await expect(page).toHaveURL(/type=\d+.*city=3080.*bedrooms=1.*garden=1.*price=\d+/);
});

test('FIND-6 a panel closes by a press elsewhere, by Escape and by leaving it with Tab', async ({
  page,
}) => {
  await openList(page);
  const panel = await openPanel(page, 'Type');
  await page.locator('h1').click();
  await expect(panel).not.toHaveAttribute('open');

  const summary = panel.locator('summary').first();
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();

  await openPanel(page, 'Type');
  await expectOpenWhilePressed(page, panel.locator('label span').nth(1), panel);
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await panel.locator('summary').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel).not.toHaveAttribute('open');
});

test('FIND-6 at 1440 pixels a finger on the text of any filter chooses it', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1440, height: 844 },
  });
  const page = await context.newPage();
  await openList(page);
  for (const [name, text] of choices) {
    const panel = await openPanel(page, name, 'tap');
    const choice = panel.locator('label').filter({ hasText: text }).first();
    await choice.locator('span').first().tap();
    await expect(choice.locator('input')).toBeChecked();
    await expect(panel).toHaveAttribute('open', '');
  }
  await expect(page).toHaveURL(/type=\d+.*city=3080.*bedrooms=1.*garden=1/i);
  await context.close();
});

test('FIND-6 on a phone a finger chooses every common filter without opening a group, and all are cleared', async ({
  browser,
}) => {
  const { page, drawer } = await openDrawer(browser, list);
  const apply = drawer.getByRole('button', { name: /^Toon \d+ pand/ });
  const clear = drawer.getByRole('link', { name: 'Wis alles' });
  const all = await apply.innerText();
  await expect(clear).toBeHidden();
  const common = [
    drawer.getByRole('searchbox', { name: 'Plaats, trefwoord of referentie' }),
    drawer.locator('label').filter({ hasText: /^Brussel \(1000\)/ }),
    drawer.getByRole('combobox', { name: 'Prijs vanaf' }),
    drawer.getByRole('combobox', { name: 'Prijs tot' }),
    ...(await drawer.getByRole('radiogroup', { name: 'Slaapkamers' }).locator('label').all()),
    apply,
    drawer.locator('label').filter({ hasText: /^Appartement/ }),
  ];
  for (const control of common) {
    if (control === common.at(-1)) await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const parent = await drawer
    .locator('label')
    .filter({ hasText: /^Wonen/ })
    .boundingBox();
  const child = await drawer
    .locator('label')
    .filter({ hasText: /^Studio/ })
    .boundingBox();
  expect(Math.round(parent?.x ?? 0)).toBe(20);
  expect(child?.width).toBeLessThan(120);
  expect(child?.y).toBeGreaterThan(parent?.y ?? 0);
  const chip = (text: RegExp) => drawer.locator('label').filter({ hasText: text });
  for (const text of [/^Huis, villa of hoeve/, /^1\+/, /^Tuin/]) await chip(text).tap();
  await drawer.getByText(/^Alle gemeenten/).tap();
  await chip(/^Tervuren/).tap();
  await expect(apply).toBeInViewport({ ratio: 1 });
  await apply.tap();
  await expect(page).toHaveURL(/city=3080&bedrooms=1&type=\d+&garden=1$/);

  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(chip(/^Tervuren/).getByRole('checkbox', { checked: true })).toBeVisible();
  await expect(drawer.getByRole('radio', { name: '1+' })).toBeChecked();
  await clear.tap();
  await expect(apply).toHaveText(all);
  await expect(apply).toBeFocused();
  await expect(clear).toBeHidden();
  await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await apply.tap();
  await expect(page).toHaveURL(/\/te-koop\/$/);
  await page.context().close();
});

test('FIND-6 on a phone each further choice says what it would leave of what is chosen', async ({
  browser,
}) => {
  const { page, drawer } = await openDrawer(browser, list);
  const chip = (text: RegExp) => drawer.locator('label').filter({ hasText: text });
  const numberOf = async (text: RegExp) => Number(/\d+$/.exec(await chip(text).innerText())?.[0]);
  const before = await numberOf(/^Appartement/);
  await chip(/^3\+/).tap();
  await expect.poll(() => numberOf(/^Appartement/)).toBeLessThan(before);
  const left = await numberOf(/^Appartement/);
  await chip(/^Appartement/).tap();
  const apply = drawer.getByRole('button', { name: /^Toon \d+ pand/ });
  await expect(apply).toHaveText(new RegExp(`^Toon ${left} pand`));
  await apply.tap();
  await expect(page.locator('#list-results [data-listing-id]')).toHaveCount(Math.min(left, 12));
  await page.context().close();
});

test('FIND-6 on a phone clearing keeps the order and drops the area of the map', async ({
  browser,
}) => {
  const address = `${list}?sort=priceAsc&box=50.7,4.2,50.9,4.5`;
  const { page, drawer } = await openDrawer(browser, address);
  const apply = drawer.getByRole('button', { name: /^Toon \d+ pand/ });
  const inArea = await apply.innerText();
  await drawer.getByRole('link', { name: 'Wis alles' }).tap();
  await expect(apply).not.toHaveText(inArea);
  await apply.tap();
  await expect(page).toHaveURL(/\/te-koop\/\?sort=priceAsc$/);
  await page.context().close();
});

async function openDrawer(browser: Browser, address: string) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ hasTouch: true, viewport });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: /^Filters/ }).tap();
  return { page, drawer: page.getByRole('dialog', { name: 'Filters' }) };
}

/** The list, once its filters do more than a form does. */
async function openList(page: Page): Promise<void> {
  await page.goto(list);
  await expect(page.getByLabel('Zoek een gemeente')).toBeAttached();
}

async function openPanel(page: Page, name: string, by: 'click' | 'tap' = 'click') {
  // The chosen value is behind the name.
  const summary = page.locator('summary').filter({ hasText: new RegExp(`^${name}`) });
  const panel = page.locator('form:visible details:visible').filter({ has: summary });
  await panel.locator('summary').first()[by]();
  await expect(panel).toHaveAttribute('open', '');
  return panel;
}

/** Presses and lets go where a text is drawn, and looks in between. */
async function expectOpenWhilePressed(page: Page, text: Locator, panel: Locator): Promise<void> {
  await text.hover();
  await page.mouse.down();
  await expect(panel).toHaveAttribute('open', '');
  await page.mouse.up();
}

test('FIND-6 in French the narrowest phone shows the whole text of each select', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/fr/a-vendre/');
  await page.getByRole('button', { name: /^Filtres/ }).click();
  const selects = page.getByRole('dialog', { name: 'Filtres' }).locator('select');
  await expect(selects.first()).toBeVisible();
  const cut = await selects.evaluateAll((elements) =>
    (elements as HTMLSelectElement[])
      .map((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const drawing = document.createElement('canvas').getContext('2d');
        if (drawing) drawing.font = font;
        const text = select.selectedOptions[0]?.text ?? '';
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return (drawing?.measureText(text).width ?? 0) > room ? text : '';
      })
      .filter(Boolean),
  );
  expect(cut).toEqual([]);
});
