import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';

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

  const summary = panel.locator('summary');
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
  await panel.getByRole('checkbox').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel).not.toHaveAttribute('open');
});

for (const width of [390, 1440]) {
  test(`FIND-6 at ${width} pixels a finger on the text of any filter chooses it`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width, height: 844 } });
    const page = await context.newPage();
    if (width < 1200) {
      await page.goto(list);
      await page.getByRole('button', { name: /^Filters/ }).tap();
    } else {
      await openList(page);
    }
    for (const [name, text] of choices) {
      const panel = await openPanel(page, name, 'tap');
      const choice = panel.locator('label').filter({ hasText: text }).first();
      await choice.locator('span').first().tap();
      await expect(choice.locator('input')).toBeChecked();
      await expect(panel).toHaveAttribute('open', '');
    }
    if (width < 1200) await page.getByRole('button', { name: /^Toon / }).tap();
    await expect(page).toHaveURL(/type=\d+.*city=3080.*bedrooms=1.*garden=1/i);
    await context.close();
  });
}

/** The list, once its filters do more than a form does. */
async function openList(page: Page): Promise<void> {
  await page.goto(list);
  await expect(page.getByLabel('Zoek een gemeente')).toBeAttached();
}

async function openPanel(page: Page, name: string, by: 'click' | 'tap' = 'click') {
  // What is chosen stands behind the name.
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
