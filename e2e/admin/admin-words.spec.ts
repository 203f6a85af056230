import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

type Words = Record<string, string>;
const readWords = (name: string): Words => {
  const file = new URL(`../../cms/src/platform/rules/labels/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
};

/** Our pages, and Strapi's forms with our texts; each with a message that it shows. */
const screens: [string, string][] = [
  ['', 'agency.today'],
  ['inbox', 'agency.inbox'],
  ['inbox/visits', 'agency.moments'],
  ['inbox/people', 'agency.people'],
  ['feeds', 'agency.feeds.subtitle'],
  ['languages', 'agency.board.subtitle'],
  ['privacy', 'agency.privacy.subtitle'],
  ['deleted-files', 'agency.deleted.subtitle'],
  ['redirects', 'agency.redirects.subtitle'],
];
const types = ['page.page', 'module.module', 'landing-text.landing-text', 'agent.agent'];

/** Later tests share the page's browser. */
test.afterEach(({ editor }) =>
  editor.evaluate(() => localStorage.removeItem('strapi-admin-language')),
);

for (const language of ['nl', 'fr', 'de']) {
  test(`EDIT-8 the admin in ${language} has no English left of ours`, async ({ editor: page }) => {
    test.setTimeout(300_000);
    const messages = readWords(`messages/${language}`);
    const left = new Set<string>();
    const look = async (path: string, word: string): Promise<void> => {
      await page.goto(`${readAdmin().url}/admin/${path}`);
      await expect(page.getByText(new RegExp(`^${word}`)).first()).toBeVisible();
      for (const text of await listTexts(page)) {
        if (english(language).has(text)) left.add(`${path}: ${text}`);
      }
    };
    await page.addInitScript(
      (code) => localStorage.setItem('strapi-admin-language', code),
      language,
    );
    for (const [path, key] of screens) await look(path, messages[key] ?? '');
    const words = readWords(`fields/${language}`);
    for (const type of types) {
      await look(`content-manager/collection-types/api::${type}/create`, words.Key ?? '');
    }
    expect([...left]).toEqual([]);
  });
}

test('EDIT-8 the menu of contents is sorted and searched by what it says', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'nl'));
  await page.goto(`${readAdmin().url}/admin/content-manager`);
  const links = page.locator('a[href*="/content-manager/collection-types/"]');
  const listings = links.filter({ hasText: /^Panden$/ });
  await expect(listings).toBeVisible();
  const names = (await links.allInnerTexts()).filter(Boolean);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'nl')));
  await page.getByPlaceholder('Zoeken').fill('pand');
  await expect(listings).toBeVisible();
  await expect(links.filter({ hasText: /^Artikels$/ })).toHaveCount(0);
});

/** A group of Strapi's own, and the title of a page of the example. */
const notOurs = ['Content', 'Contact'];

/** English texts that must not appear, without those that are equal in the language. */
function english(language: string): Set<string> {
  const words = readWords(`fields/${language}`);
  const own = new Set(
    [readWords(`messages/${language}`), readWords(`choices/${language}`), words].flatMap(
      Object.values,
    ),
  );
  const ours = [
    ...Object.values(readWords('messages/en')),
    ...Object.values(readWords('choices/en')),
  ];
  return new Set(
    [...ours, ...Object.keys(words)].filter(
      (word) => word && !own.has(word) && !notOurs.includes(word),
    ),
  );
}

/** Lists every text of the page, and the names of buttons and fields. */
function listTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label]')) {
      found.push(element.getAttribute('aria-label') ?? '');
    }
    return found;
  });
}
