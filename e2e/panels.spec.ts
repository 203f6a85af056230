import { listCovered } from './hit-test';
import { LANGUAGES, SCREENS } from './screens';
import { expect, test } from './test';
import type { Locator } from '@playwright/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const language of LANGUAGES) {
  const pathOf = (name: string) =>
    SCREENS.find((screen) => screen.name === name)?.paths[language] ?? '';

  test(`FIND-2 MENU-1 in ${language} nothing lies over the suggestions of the search or a menu`, async ({
    page,
  }) => {
    const covered: string[] = [];
    const check = async (name: string, opener: Locator, panel: Locator) => {
      const { width = 0 } = page.viewportSize() ?? {};
      await page.mouse.move(0, 0);
      await opener.click();
      covered.push(...(await listCovered(panel)).map((one) => `${width} ${name}: ${one}`));
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    };
    const atEachSize = async (look: (isWide: boolean) => Promise<void>) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await look(size.width >= 1024);
      }
    };

    await page.goto(pathOf('home'));
    await atEachSize(async (isWide) => {
      await check('search', page.getByRole('combobox'), page.getByRole('listbox'));
      if (!isWide) return;
      const menus = page.locator('header nav details');
      for (const menu of await menus.all()) {
        await check('menu', menu.locator('summary'), menu.locator('summary + div > *'));
      }
    });

    expect(covered).toEqual([]);
  });
}
