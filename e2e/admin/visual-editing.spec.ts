import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test } from '../log-in';
import { openEntry } from './open-entry';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

// One after the other: they look at one page, and save nothing.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const steps = 'Zo verloopt een schatting';
const publicPath = '/nl/gratis-schatting/';
const ofBlock = (field: string) => `[data-edit="module/valuation-steps/${field}"]`;

test('EDIT-10 a click in the preview opens the field, and what is typed shows there unsaved', async ({
  editor: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const site = await openPreview(page);
  const title = site.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  await title.hover();
  await expect(site.locator('[data-edit-frame]')).toHaveText('Title');
  await press(page, title);
  const field = page.locator('[name="banner.title"]');
  await expect(field).toBeFocused();
  // The form keeps its place beside the preview.
  await expect(field).toBeInViewport({ ratio: 1 });
  expect(await isCovered(field)).toBe(false);
  await page.keyboard.press('End');
  await page.keyboard.type(' in Brussel?');
  await expect(title).toHaveText(`${before} in Brussel?`);
  const published = await page.request.get(publicPath);
  expect(await published.text()).not.toContain('in Brussel?');
  await field.fill(before);
  await expect(title).toHaveText(before);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('EDIT-10 a block opens in a drawer over its page, at the field that was clicked', async ({
  editor: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await openPreview(page);
  const heading = site.locator(ofBlock('title'));
  await press(page, heading);
  const drawer = page.getByRole('dialog', { name: `Block: ${steps}` });
  const form = drawer.frameLocator('iframe');
  await expect(form.locator('[name="title"]')).toBeFocused();
  await expect(form.getByRole('navigation')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(heading).toHaveText(`${steps}!`);

  const text = site.locator(ofBlock('blocks.0.body'));
  await press(page, text.locator('li').first());
  await expect(form.locator('[data-slate-editor]')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Getypt. ');
  await expect(text).toContainText('Getypt.');

  await drawer.getByRole('button', { name: 'Close the block' }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(heading).toHaveText(`${steps}!`);
  await drawer.getByRole('button', { name: 'Close the block' }).click();
  await page.getByRole('button', { name: 'Discard the text' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(heading).toHaveText(steps);
  await expect(text).not.toContainText('Getypt.');
  expect(page.context().pages()).toHaveLength(1);
});

test('EDIT-10 the fields of the preview are reached by Tab and opened by Enter', async ({
  editor: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await openPreview(page);
  await site.locator('[data-edit="module/valuation-steps"]').focus();
  await page.keyboard.press('Tab');
  const heading = site.locator(ofBlock('title'));
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAttribute('aria-description', `Title – block: ${steps}`);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: `Block: ${steps}` });
  await expect(drawer.frameLocator('iframe').locator('[name="title"]')).toBeFocused();
  await drawer.getByRole('button', { name: 'Close the block' }).focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('EDIT-10 a block is moved on the preview, and put back', async ({ editor: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await openPreview(page);
  const order = (): Promise<(string | null)[]> =>
    site
      .locator('[data-module]')
      .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-edit')));
  const before = await order();
  expect(before).toHaveLength(2);
  const { x, y } = await middleOf(site.locator(ofBlock('title')));
  await page.mouse.move(x, y);
  const down = site.locator('[data-edit-toolbar]').getByRole('button', { name: 'Move down' });
  await press(page, down);
  await expect.poll(order).toEqual([...before].reverse());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(order).toEqual(before);
});

test('EDIT-10 a block of several pages says so, and asks before it is changed', async ({
  editor: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await openPreview(page, 'about');
  await press(page, site.locator('[data-edit^="module/home-valuation"]').first());
  const drawer = page.locator('[data-block-drawer]');
  await expect(drawer).toContainText('It is on 4 pages');
  await expect(drawer.getByRole('button', { name: 'Make my own' })).toBeVisible();
  await expect(drawer.locator('iframe')).toBeHidden();
  await drawer.getByRole('button', { name: 'Change it everywhere' }).click();
  await expect(drawer.frameLocator('iframe').locator('[name="title"]')).toBeVisible();
});

test('EDIT-10 the preview is as wide as a phone, a tablet or a desktop', async ({
  editor: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = await openPreview(page);
  for (const [name, width] of [
    ['Phone', 390],
    ['Desktop', 1280],
    ['Tablet', 820],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => site.locator('html').evaluate(() => window.innerWidth)).toBe(width);
  }
});

test('EDIT-10 on a phone the preview takes the place of the form, and leads back to it', async ({
  editorContext,
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    storageState: await editorContext.storageState(),
  });
  const page = await context.newPage();
  const site = await openPreview(page);
  const title = site.getByRole('heading', { level: 1 });
  const { x, y } = await middleOf(title);
  await page.touchscreen.tap(x, y);
  await expect(page.locator('[data-preview-pane]')).toHaveCount(0);
  await expect(page.locator('[name="banner.title"]')).toBeFocused();
  await context.close();
});

async function openPreview(page: Page, key = 'contact-demand'): Promise<FrameLocator> {
  const isPhone = page.viewportSize()?.width === 390;
  await openEntry(page, 'page', key);
  await expect(page.locator('[data-page-builder] li').first()).toBeAttached();
  const pane = page.locator('[data-preview-pane]');
  if (isPhone) await page.getByRole('button', { name: 'Open more actions' }).tap();
  const show = page.getByRole('button', { name: 'Show it' });
  // It stays open from one test to the next.
  await expect(show.or(pane).first()).toBeVisible();
  if ((await pane.count()) === 0) await expectUncoveredAndPress(show);
  await expect(pane.locator('[data-preview-state="drawn"]')).toBeAttached();
  // Not scaled down, so that its elements are where they say.
  await pane.getByRole('button', { name: 'Phone', exact: true }).click();
  return page.frameLocator('[data-page-preview]');
}

/** Clicks an element of a frame as a hand does: at its place in the window. */
async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.click(x, y);
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isCovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
