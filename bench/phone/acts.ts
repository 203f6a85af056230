import type { Page } from '@playwright/test';

/** The most frequent actions of visitors, by touch, with their pages. */
export const acts: readonly Act[] = [
  {
    name: 'open the menu',
    page: 'home',
    act: (page) => page.locator('header [data-opens-dialog="menu"]').tap(),
    done: (page) => page.locator('dialog[open] nav a').first().waitFor(),
  },
  {
    name: 'focus the search',
    page: 'home',
    act: (page) => page.locator('main input[name="q"]').tap(),
    done: (page) => page.getByRole('listbox').waitFor(),
  },
  {
    name: 'open the filters',
    page: 'list',
    act: (page) => page.locator('main [data-opens-dialog="filters"]').tap(),
    done: (page) => page.locator('dialog[open] form').waitFor(),
  },
  {
    name: 'keep a favourite',
    page: 'list',
    act: (page) => page.locator('main [data-list-button="favourite"]').first().tap(),
    done: (page) => page.locator('[data-list-button][aria-pressed="true"]').first().waitFor(),
  },
  {
    name: 'open the pictures',
    page: 'detail',
    act: (page) => page.locator('main a[data-picture]').first().tap(),
    done: (page) => page.getByRole('dialog').locator('img').first().waitFor(),
  },
  {
    name: 'next picture',
    page: 'detail',
    before: async (page) => {
      await page.locator('main a[data-picture]').first().tap();
      await page.locator('.yarl__slide_current img').waitFor();
    },
    act: (page) => page.locator('.yarl__navigation_next').tap(),
    done: (page) => page.locator('.yarl__slide_current img').waitFor(),
  },
];

export interface Act {
  readonly name: string;
  readonly page: string;
  /** Prepares the page; not measured. */
  before?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  /** Resolves when the result is visible. */
  done(page: Page): Promise<void>;
}
