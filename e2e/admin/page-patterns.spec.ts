import type { Locator, Page } from '@playwright/test';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const manager = 'content-manager/collection-types';
const titles = { Dutch: 'Zomeractie', French: 'Action d’été', English: 'Summer', German: 'Sommer' };

test('EDIT-1 EDIT-9 a page is made from a pattern in all languages, and a link to nowhere in it is named', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`${readAdmin().url}/admin/${manager}/api::page.page?plugins[i18n][locale]=fr`);
  await expectUncoveredAndPress(page.getByRole('button', { name: 'New page from a pattern' }));
  const dialog = page.getByRole('dialog', { name: 'New page from a pattern' });
  const make = dialog.getByRole('button', { name: 'Make drafts' });
  await expect(dialog.getByRole('textbox')).toHaveCount(4);
  await expect(make).toBeDisabled();
  await choose(page, dialog.getByRole('combobox', { name: 'Pattern' }), 'Contact page');
  await choose(page, dialog.getByRole('combobox', { name: 'Under page' }), 'À propos');
  for (const [language, title] of Object.entries(titles)) {
    await expectUncoveredAndPress(dialog.getByRole('textbox', { name: `Title in ${language}` }));
    await page.keyboard.type(title);
  }
  await expectUncoveredAndPress(make);

  await expect(page.getByRole('heading', { level: 1, name: titles.French })).toBeVisible();
  const builder = page.locator('[data-page-builder]');
  const main = builder.getByRole('list', { name: 'Main' });
  await expect(main.getByRole('listitem')).toHaveText([/Comment nous joindre/, /Écrivez-nous/]);
  await expect(builder.getByRole('list', { name: 'Bottom' })).toContainText('Où nous trouver');
  for (const language of Object.keys(titles)) {
    const state = main.getByRole('img', { name: `${language}: Draft` });
    await expect(state).toHaveCount(2);
  }

  await expectUncoveredAndPress(page.getByLabel('Where to'));
  await page.keyboard.type('/nulle-part/');
  await expectUncoveredAndPress(page.getByLabel('Send visitors elsewhere'));
  await press(page, 'Save');
  const links = page.locator('[data-links]');
  await expect(links).toContainText('Where to: The address /nulle-part/ leads nowhere');
  await press(page, 'Publish');
  // Its blocks are drafts; none is published without it.
  const question = page.getByRole('dialog', { name: 'Publish the blocks too?' });
  await expectUncoveredAndPress(question.getByRole('button', { name: 'Publish page and blocks' }));
  await expect(page.getByText(/^Not published\. Action d’été \(French\), Where to/)).toBeVisible();
  await expect(main.getByRole('img', { name: 'French: Draft' })).toHaveCount(2);

  await page.getByLabel('Where to').fill('/contact/');
  await press(page, 'Save');
  await expect(links).toHaveCount(0);
  await remove(page);
});

test('EDIT-1 publishing several languages of a page names its draft blocks and publishes them', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const titles = { nl: 'Lente', fr: 'Printemps', en: 'Spring', de: 'Frühling' };
  const documentId = await makePage(page, 'landing', titles);
  const dialog = await openSeveral(page, documentId);
  const blocks = dialog.locator('[data-draft-blocks]');
  await expect(blocks.getByRole('listitem')).toHaveText([/^NL: /, /^FR: /, /^EN: /, /^DE: /]);
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Publish these blocks first' }));
  await expect(blocks).toHaveCount(0);

  // The panel beside the form reloads what was published elsewhere.
  await expectUncoveredAndPress(dialog.getByRole('checkbox').first());
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await expectUncoveredAndPress(publish);
  await expect(publish).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const builder = page.locator('[data-page-builder]');
  await expect(builder.getByRole('img', { name: 'French: Published' })).not.toHaveCount(0);
  await expect(builder.getByRole('img', { name: 'French: Draft' })).toHaveCount(0);
  await expect(page.locator('[data-versions] summary').first()).toContainText('published');
  await remove(page);
});

test('EDIT-1 blocks of every language are published although the dialog is closed meanwhile', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const titles = { nl: 'Winter', fr: 'Hiver', en: 'Winter', de: 'Winter' };
  const documentId = await makePage(page, 'contact', titles);
  const asked = `**/${manager}/api::module.module/actions/bulkPublish*`;
  await page.route(asked, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const dialog = await openSeveral(page, documentId);
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Publish these blocks first' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  for (const language of ['nl', 'fr', 'en', 'de']) {
    await expect
      .poll(async () => {
        const { saved, blocks } = await readBlocks(page, documentId, language);
        const own = blocks.filter((block) => saved.includes(block.documentId));
        return own.map(({ cells }) => cells[language]?.state);
      })
      .toEqual(['published', 'published', 'published']);
  }
  await expect(page.getByText('This did not work')).toHaveCount(0);
  await page.unroute(asked);
  await remove(page);
});

test('EDIT-1 a block that is added is put on the page in every language by one press', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const titles = { nl: 'Herfst', fr: 'Automne', en: 'Autumn', de: 'Herbst' };
  const documentId = await makePage(page, 'contact', titles);
  const source = await readBlocks(page, documentId, 'nl');
  const copied = await requestAdmin<{ documentId: string }>(
    page,
    'POST',
    `/agency/blocks/${source.saved[0]}/copy?locale=nl`,
  );
  // Other tests copy blocks too; this one's title is its own, and first in the list.
  const title = '1 Herfst';
  const path = `/${manager}/api::module.module/${copied.documentId}?locale=nl`;
  await requestAdmin(page, 'PUT', path, { title });
  await openPage(page, documentId, 'nl');
  const builder = page.locator('[data-page-builder]');
  await expect(builder.locator('[data-block]')).toHaveCount(source.saved.length);
  await expectUncoveredAndPress(builder.getByRole('combobox', { name: 'Add a block' }));
  await expectUncoveredAndPress(page.getByRole('option', { name: RegExp(`^${title}`) }).first());
  const row = builder.locator(`[data-block="${copied.documentId}"]`);
  await expect(row).toContainText('Not on the page in FR, EN, and DE.');
  await expectUncoveredAndPress(
    row.getByRole('button', { name: /^Add .* in FR, EN, and DE too$/ }),
  );
  await expect(row).not.toContainText('Not on the page');
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  for (const locale of ['nl', 'fr', 'en', 'de']) {
    const { saved } = await readBlocks(page, documentId, locale);
    expect([locale, saved.at(-1)]).toEqual([locale, copied.documentId]);
  }
  await remove(page);
});

/** A page made from a pattern, in all languages. */
async function makePage(
  page: Page,
  pattern: string,
  titles: Record<string, string>,
): Promise<string> {
  const body = { token: crypto.randomUUID(), pattern, parent: null, titles };
  const { documentId } = await requestAdmin<{ documentId: string }>(
    page,
    'POST',
    '/agency/page-patterns',
    body,
  );
  return documentId;
}

async function openPage(page: Page, documentId: string, locale: string): Promise<void> {
  await page.goto(
    `${readAdmin().url}/admin/${manager}/api::page.page/${documentId}?plugins[i18n][locale]=${locale}`,
  );
}

/** The dialog that publishes several languages of a page. */
async function openSeveral(page: Page, documentId: string): Promise<Locator> {
  await openPage(page, documentId, 'fr');
  await press(page, 'More document actions');
  await page.getByRole('menuitem', { name: 'Publish multiple locales', exact: true }).click();
  return page.getByRole('dialog');
}

interface PageBlocks {
  saved: string[];
  blocks: { documentId: string; cells: Record<string, { state: string }> }[];
}

function readBlocks(page: Page, documentId: string, locale: string): Promise<PageBlocks> {
  return requestAdmin(page, 'GET', `/agency/pages/${documentId}/blocks?locale=${locale}`);
}

async function choose(page: Page, select: Locator, name: string): Promise<void> {
  await expectUncoveredAndPress(select);
  await expectUncoveredAndPress(page.getByRole('option', { name, exact: true }));
  await expect(select).toHaveText(name);
}

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  // Strapi draws it again when the form changes.
  await expect(() => expectUncoveredAndPress(button)).toPass({ timeout: 30_000 });
}

/** Restores what other tests count in the admin. */
async function remove(page: Page): Promise<void> {
  const documentId = /page\.page\/(\w+)/.exec(page.url())?.[1] ?? '';
  const path = `/agency/pages/${documentId}/blocks?locale=fr`;
  const { saved } = await requestAdmin<{ saved: string[] }>(page, 'GET', path);
  // The form would ask for what is gone.
  await page.goto('about:blank');
  await requestAdmin(page, 'DELETE', `/${manager}/api::page.page/${documentId}?locale=*`);
  for (const block of saved) {
    await requestAdmin(page, 'DELETE', `/${manager}/api::module.module/${block}?locale=*`);
  }
}
