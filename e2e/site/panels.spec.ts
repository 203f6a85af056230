import type { Locator, Page } from '@playwright/test';
import { listCovered } from '../hit-test';
import { LANGUAGES, SCREENS } from '../screens';
import { expect, test } from '../test';

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const dialog = 'dialog[open]';

for (const language of LANGUAGES) {
  const pathOf = (name: string) =>
    SCREENS.find((screen) => screen.name === name)?.paths[language] ?? '';

  test(`FIND-2 MENU-1 in ${language} nothing lies over the suggestions, the menus and the drawer`, async ({
    page,
  }) => {
    await page.goto(pathOf('home'));
    const covered = await atEachSize(page, async (isWide) => {
      const box = page.getByRole('combobox');
      const found = await findCoveredWhenOpen(page, box, page.getByRole('listbox'));
      if (isWide)
        return found.concat(
          await findCoveredMenus(page, page.locator('header nav details:visible')),
        );
      return found.concat(
        await findCoveredWhenOpen(page, opener(page, 'header'), page.locator(dialog)),
      );
    });
    expect(covered).toEqual([]);
  });

  test(`FIND-6 in ${language} nothing lies over the filters, with homes to compare at the foot`, async ({
    page,
  }) => {
    await page.goto(pathOf('for sale'));
    await page.locator('main article button').first().click();
    await expect(page.locator('a[href*="?ids="]')).toBeVisible();
    const covered = await atEachSize(page, (isWide) =>
      isWide
        ? findCoveredMenus(page, page.locator('main form:visible details:not(details details)'))
        : findCoveredWhenOpen(page, opener(page, 'main'), page.locator(dialog)),
    );
    expect(covered).toEqual([]);
  });

  test(`DETAIL-1 SHELL-3 in ${language} nothing lies over the sharing and the pictures of a listing`, async ({
    page,
  }) => {
    await page.goto(`/${language}/property/5204173/`);
    const covered = await atEachSize(page, async () => {
      // The words of the cover lie over the middle of its picture.
      const pictures = page.locator('main a[data-picture] > [data-count]').first();
      return [
        ...(await findCoveredWhenOpen(page, opener(page, 'main'), page.locator(dialog))),
        ...(await findCoveredWhenOpen(page, pictures, page.getByRole('dialog'))),
      ];
    });
    expect(covered).toEqual([]);
  });

  test(`FIND-10 in ${language} nothing lies over the tools of the map`, async ({ page }) => {
    await page.goto(`${pathOf('for sale')}?view=map`);
    const map = page.frameLocator('iframe');
    await expect(map.locator('.leaflet-marker-icon button').first()).toBeAttached();
    const covered = await atEachSize(page, async () => {
      const found: string[] = [];
      await expect(map.locator('details').first()).toBeVisible();
      for (const tool of await map.locator('details').all()) {
        await tool.locator('> summary').click();
        found.push(...(await listCovered(tool)));
        await tool.locator('> summary').click();
      }
      return found;
    });
    expect(covered).toEqual([]);
  });

  test(`CONSENT-1 in ${language} nothing lies over the question about cookies`, async ({
    page,
  }) => {
    await page.goto(`${pathOf('home')}?setcookies`);
    const question = page.getByRole('dialog');
    await question.getByRole('button').last().click();
    expect(await atEachSize(page, () => listCovered(question))).toEqual([]);
  });
}

/** The first button in a part of the page that opens a dialog. */
const opener = (page: Page, part: string) =>
  page.locator(`${part} button[aria-haspopup="dialog"]:visible`).first();

/** Lists the covered controls at each size of window, preceded by its width. */
async function atEachSize(
  page: Page,
  look: (isWide: boolean) => Promise<string[]>,
): Promise<string[]> {
  const covered: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = await look(size.width >= 1024);
    covered.push(...found.map((one) => `${size.width}: ${one}`));
  }
  return covered;
}

/** Opens a panel with the pointer, lists what is covered in it, and closes it with Escape. */
async function findCoveredWhenOpen(page: Page, button: Locator, panel: Locator): Promise<string[]> {
  await page.mouse.move(0, 0);
  await button.click();
  const covered = await listCovered(panel);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  return covered;
}

async function findCoveredMenus(page: Page, menus: Locator): Promise<string[]> {
  await expect(menus.first()).toBeVisible();
  const covered: string[] = [];
  for (const menu of await menus.all()) {
    const panel = menu.locator('> summary + div > *').first();
    covered.push(...(await findCoveredWhenOpen(page, menu.locator('> summary'), panel)));
  }
  return covered;
}
