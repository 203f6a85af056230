import type { Locator, Page } from '@playwright/test';
import { requestAdmin, test } from '../log-in';
import { openEntry } from './open-entry';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

// One after the other: they work on one page.
test.describe.configure({ mode: 'default' });

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const [steps, form] = ['Zo verloopt een schatting', 'Vraag uw schatting aan'];

test('EDIT-1 the blocks of a page are seen, moved and opened beside its form, and previewed', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1600, height: 1000 });
  const builder = await openBuilder(page, 'contact-demand');
  const main = builder.getByRole('list', { name: 'Main' });
  await expect(main.getByRole('listitem')).toHaveText([RegExp(steps), RegExp(form)]);
  const sketch = builder.getByRole('img', { name: /^Sketch/ });
  await expect(sketch).toContainText(steps);
  // Without scrolling.
  await expect(sketch).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('img', { name: 'French: Published' }).first()).toBeVisible();
  await main.getByRole('button', { name: `Edit ${steps} over the page` }).click();
  const drawer = page.getByRole('dialog', { name: `Block: ${steps}` });
  await expect(drawer.frameLocator('iframe').locator('[name="title"]')).toHaveValue(steps);
  await drawer.getByRole('button', { name: 'Close the block' }).click();
  await expect(drawer).toHaveCount(0);

  await expectUncoveredAndPress(main.getByRole('button', { name: `Move ${steps} down` }));
  await expect(main.getByRole('listitem')).toHaveText([RegExp(form), RegExp(steps)]);
  await expect(main.getByRole('button', { name: `Move ${steps} down` })).toBeFocused();
  await save(page);
  await page.reload();
  await expect(main.getByRole('listitem')).toHaveText([RegExp(form), RegExp(steps)]);

  await main.getByRole('button', { name: `Move ${steps} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('listitem')).toHaveText([RegExp(steps), RegExp(form)]);
  await save(page);

  // Panels are re-rendered after a save, which moves the content below.
  const show = page.getByRole('button', { name: 'Show it' });
  await expect(() => expectUncoveredAndPress(show)).toPass({ timeout: 30_000 });
  const site = page.frameLocator('[data-page-preview]');
  await expect(site.getByRole('complementary', { name: 'Voorbeeld' })).toContainText('concepten');
  const title = `Schatting ${Date.now() % 10_000}`;
  // Renewed with every save. The heading is the banner's title where the page has a banner.
  await page.locator('[name="banner.title"]').fill(title);
  await save(page);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('EDIT-7 a listing is chosen for a block by its words and taken out again', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await openEntry(page, 'module', 'home-sale');
  await expectUncoveredAndPress(page.getByRole('button', { name: /^Listings/ }).first());
  const field = page.locator('[data-block-choices="listings"]');
  await field.getByRole('combobox').fill('flagey');
  const found = field.getByRole('option').filter({ hasText: 'Flagey' });
  const [name = ''] = /\d{7}/.exec((await found.first().textContent()) ?? '') ?? [];
  await expectUncoveredAndPress(found.first());
  const chosen = field.getByRole('list', { name: 'These listings' });
  await expect(chosen.getByRole('listitem')).toHaveText([RegExp(`^${name}`)]);
  await save(page);
  await page.reload();
  await expectUncoveredAndPress(page.getByRole('button', { name: /^Listings/ }).first());
  await expect(chosen).toContainText(name);
  await expectUncoveredAndPress(chosen.getByRole('button', { name: /^Take .* out$/ }));
  await expect(chosen).toHaveCount(0);
  await save(page);
});

test('EDIT-1 a page is moved in the menu beside its form', async ({ editor: page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBuilder(page, 'contact-demand');
  // Other tests make pages of these names and remove them meanwhile.
  const pages = page
    .locator('[data-menu-order] li')
    .filter({ hasNotText: /^(1 )?(Lente|Herfst|Winter|Met de hand)/ });
  const title = await page.locator('[name="title"]').inputValue();
  const places = async (): Promise<string[]> => pages.allInnerTexts();
  await expect(pages.filter({ hasText: title })).toHaveCount(1);
  const before = await places();
  const at = before.findIndex((text) => text.startsWith(title));
  await expectUncoveredAndPress(page.getByRole('button', { name: `Move ${title} up in the menu` }));
  await expect(pages.nth(at - 1)).toContainText(title);
  await save(page);
  await page.reload();
  await expect(pages.nth(at - 1)).toContainText(title);
  await expectUncoveredAndPress(
    page.getByRole('button', { name: `Move ${title} down in the menu` }),
  );
  await expect.poll(places).toEqual(before);
  await save(page);
});

type Press = (target: Locator) => Promise<void>;

const narrow: [name: string, width: number, height: number, touch: boolean][] = [
  ['a phone by touch', 390, 844, true],
  ['a tablet by mouse', 820, 1180, false],
];

for (const [name, width, height, touch] of narrow) {
  test(`EDIT-1 the blocks of a page are moved and saved on ${name}`, async ({
    editorContext,
    browser,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      storageState: await editorContext.storageState(),
    });
    const page = await context.newPage();
    const press: Press = touch ? tapUncovered : expectUncoveredAndPress;
    const builder = await openBuilder(page, 'contact-demand', press);
    const main = builder.getByRole('list', { name: 'Main' });
    await expect(main.getByRole('listitem')).toHaveText([RegExp(steps), RegExp(form)]);
    await expectRoom(page, builder);

    await press(main.getByRole('button', { name: `Move ${steps} down` }));
    await expect(main.getByRole('listitem')).toHaveText([RegExp(form), RegExp(steps)]);
    await press(main.getByRole('button', { name: `Move ${steps} up` }));
    await expect(main.getByRole('listitem')).toHaveText([RegExp(steps), RegExp(form)]);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await press(save);
    await expect(save).toBeDisabled();
    await context.close();
  });
}

test('EDIT-1 publishing a page names its draft blocks and publishes them with it', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const builder = await openBuilder(page, 'contact-demand');
  const row = builder.getByRole('listitem').filter({ hasText: steps });
  const id = await row.getAttribute('data-block');
  try {
    await expectUncoveredAndPress(row.getByRole('button', { name: /^Hide/ }));
    await expect(row.getByRole('img', { name: 'Dutch: Changed' })).toBeVisible();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the blocks too?' });
    await expect(dialog.getByRole('listitem')).toHaveText([`– ${steps}`]);
    await dialog.getByRole('button', { name: 'Publish page and blocks' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByRole('img', { name: 'Dutch: Published' })).toBeVisible();
  } finally {
    // As it was, for the tests that follow and for a second try.
    const blocks = `/agency/blocks/${id}/change?locale=nl`;
    await requestAdmin(page, 'POST', blocks, { active: true });
    const path = `/content-manager/collection-types/api::module.module/${id}`;
    await requestAdmin(page, 'POST', `${path}/actions/publish?locale=nl`, {});
  }
});

test('EDIT-8 the alternative texts of a picture are written beside what shows it', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBuilder(page, 'contact-demand');
  const pictures = page.locator('[data-pictures]');
  await expectUncoveredAndPress(pictures.getByRole('button', { name: /^Describe/ }).first());
  const dialog = page.getByRole('dialog');
  const german = dialog.getByRole('textbox', { name: 'German' });
  const before = await german.inputValue();
  await german.fill('Ein Haus aus Backstein');
  await dialog.getByRole('button', { name: 'Keep these texts' }).click();
  await expect(dialog).toHaveCount(0);
  await expectUncoveredAndPress(pictures.getByRole('button', { name: /^Describe/ }).first());
  await expect(german).toHaveValue('Ein Haus aus Backstein');
  await expect(dialog.getByRole('textbox', { name: 'Dutch' })).not.toHaveValue('');
  await german.fill(before);
  await dialog.getByRole('button', { name: 'Keep these texts' }).click();
  await expect(dialog).toHaveCount(0);
});

/** In a narrow window the panels beside the form are in a drawer, which a press opens. */
async function openBuilder(page: Page, key: string, press: Press | null = null): Promise<Locator> {
  await openEntry(page, 'page', key);
  const builder = page.locator('[data-page-builder]');
  await expect(builder.getByRole('listitem').first()).toBeAttached();
  if (press) await press(page.getByRole('button', { name: 'Open more actions' }));
  return builder;
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

/** Checks that no control of the builder is cut off at its side, and that a finger hits each. */
async function expectRoom(page: Page, builder: Locator): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const control of await builder.locator('li :is(button, a)').all()) {
    const box = await control.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(32);
    expect(box?.height).toBeGreaterThanOrEqual(32);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
}

/** As a finger: where it taps nothing else may lie on top. */
async function tapUncovered(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.tap({ timeout: 60_000 });
}
