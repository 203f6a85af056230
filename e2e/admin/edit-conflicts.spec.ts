import type { Page } from '@playwright/test';
import { requestAdmin, readAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

test.describe.configure({ mode: 'serial' });

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 120_000 });
const manager = 'content-manager/collection-types';
const pages = `${manager}/api::page.page`;

type List = { results: { documentId: string }[] };

test('EDIT-5 a save over a newer version is refused by name, and what was typed stays', async ({
  editor,
  administrator,
}) => {
  test.setTimeout(600_000);
  const [page] = await find(administrator, 'api::page.page', 'filters[key]=Disclaimer&locale=en');
  const path = `${pages}/${page?.documentId}?plugins[i18n][locale]=en`;
  await Promise.all([open(editor, path), open(administrator, path)]);
  const mine = field(editor, 'title');
  const before = await mine.inputValue();
  await type(editor, 'title', 'By the editor');
  await type(administrator, 'title', 'By the administrator');
  await save(administrator);
  // Saving twice in a row is not a conflict.
  await type(administrator, 'title', 'By the administrator, again');
  await save(administrator);

  const refusal = editor.locator('[data-conflict]');
  await press(editor, 'Save');
  await expect(refusal).toContainText('Agency Administrator saved this on');
  await expect(refusal.getByRole('term')).toHaveText(['Title']);
  await expect(refusal.getByRole('deletion')).toHaveText([before]);
  await expect(refusal.getByRole('insertion')).toHaveText(['By the administrator, again']);
  await expect(mine).toHaveValue('By the editor');
  await expect(refusal.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(page?.documentId ?? ''),
  );
  await press(editor, 'Publish');
  await expect(editor.getByText('Not saved: this was saved meanwhile')).not.toHaveCount(0);
  await expect(mine).toHaveValue('By the editor');
  await expect(editor.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();

  editor.once('dialog', (dialog) => dialog.accept());
  await editor.reload();
  await expect(field(editor, 'title')).toHaveValue('By the administrator, again');
  await expect(refusal).toHaveCount(0);
  await type(editor, 'title', 'By the editor');
  await save(editor);
  // A different field was saved in the meantime: both changes stay.
  await type(administrator, 'description', 'By the administrator');
  await save(administrator);
  await expect(field(administrator, 'title')).toHaveValue('By the editor');
  await expect(field(administrator, 'description')).toHaveValue('By the administrator');
  const merged = administrator.locator('[data-conflict]');
  await expect(merged).toContainText('Agency Editor saved this on');
  await expect(merged.getByRole('term')).toHaveText(['Title']);
  await expect(merged.getByRole('insertion')).toHaveText(['editor']);
  await press(administrator, 'I have read this');
  await expect(merged).toHaveCount(0);

  // The oldest version has nothing before it; restored, it says so after the form was filled again.
  const oldest = editor.locator('[data-versions] > ol > li').last();
  await editor.reload();
  await oldest.locator('summary').first().click();
  await expect(oldest).toContainText('The oldest version that is kept.');
  await expect(editor.getByText('Restoring leaves the order in the menu')).toBeVisible();
  // A reload of a form in which nothing was typed yet asks nothing.
  editor.removeAllListeners('dialog');
  editor.once('dialog', (dialog) => dialog.accept());
  await oldest.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(editor.getByText('Restored as the draft.').first()).toBeVisible();
  await expect(mine).not.toHaveValue('By the editor');
});

test('EDIT-5 a single type is guarded too, and so is what another check refuses', async ({
  editor,
  administrator,
}) => {
  test.setTimeout(600_000);
  const path = 'content-manager/single-types/api::header.header?plugins[i18n][locale]=de';
  await Promise.all([open(editor, path), open(administrator, path)]);
  await type(editor, 'phone', '1');
  await type(administrator, 'phone', '2');
  await save(administrator);
  await press(editor, 'Save');
  await expect(editor.locator('[data-conflict]')).toContainText('Agency Administrator');
  await expect(field(editor, 'phone')).toHaveValue('1');

  const [page] = await find(administrator, 'api::page.page', 'filters[key]=Disclaimer&locale=de');
  await open(administrator, `${pages}/${page?.documentId}?plugins[i18n][locale]=de`);
  await type(administrator, 'title', 'Not lost');
  await type(administrator, 'redirectUrl', 'javascript:alert(1)');
  await press(administrator, 'Save');
  await expect(
    administrator.getByText('is not an address visitors can be sent to'),
  ).not.toHaveCount(0);
  await expect(field(administrator, 'title')).toHaveValue('Not lost');
});

test('EDIT-2 a page that lacks what another language has says so, and asks before it is published', async ({
  administrator: page,
}) => {
  test.setTimeout(600_000);
  const [module] = await find(page, 'api::module.module', 'locale=nl');
  const made = await requestAdmin<{ data: { documentId: string } }>(
    page,
    'POST',
    '/content-manager/collection-types/api::page.page?locale=nl',
    { key: 'by-hand', title: 'Met de hand', modules: [{ ...module, locale: 'nl' }] },
  );
  await open(page, `${pages}/${made.data.documentId}?plugins[i18n][locale]=fr`);
  const gaps = page.locator('[data-language-gaps]');
  await expect(gaps).toContainText('No modules in French; there are some in Dutch.');
  await type(page, 'title', 'À la main');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await press(page, 'Publish');
  await expect
    .poll(() => asked)
    .toEqual([expect.stringMatching(/No modules in French[^]*all the same/)]);
  await expect(page.getByText('Published', { exact: true })).toHaveCount(0);
  page.once('dialog', (dialog) => dialog.accept());
  await press(page, 'Publish');
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
});

test('EDIT-1 EDIT-7 a page shows all its blocks, a listing what of it is not the import’s', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(600_000);
  const [home] = await find(administrator, 'api::page.page', 'filters[key]=home&locale=en');
  await open(page, `${pages}/${home?.documentId}?plugins[i18n][locale]=en`);
  const blocks = page.locator('input[name="modules"]').locator('xpath=following::ol[1]/li');
  await expect(blocks).toHaveCount(8);
  await blocks.last().scrollIntoViewIfNeeded();
  await expect(blocks.last()).toBeInViewport();
  await expect(page.getByText('Load more', { exact: false })).toHaveCount(0);

  const [listing] = await find(
    administrator,
    'api::listing.listing',
    'filters[owner][id][$notNull]=true',
  );
  const path = `${manager}/api::listing.listing/${listing?.documentId}`;
  await open(page, path);
  await expect(page.locator('[data-import-notice]')).toContainText('cannot be changed here');
  await expect(field(page, 'price')).toBeDisabled();
  await expect(field(page, 'owner')).toBeEnabled();
  await open(administrator, path);
  await expect(administrator.locator('[data-import-notice]')).toContainText(
    'silently written over',
  );
  await expect(field(administrator, 'price')).toBeEnabled();
});

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();

/**
 * Types into a field until the form has it: Strapi refetches a document after it is opened
 * or saved, and overwrites anything typed meanwhile.
 */
async function type(page: Page, name: string, words: string): Promise<void> {
  await expect(async () => {
    await field(page, name).fill('');
    await field(page, name).fill(words);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled({
      timeout: 2_000,
    });
  }).toPass({ timeout: 120_000 });
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  await press(page, 'Save');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${readAdmin().url}/admin/${path}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

async function find(page: Page, uid: string, query: string): Promise<{ documentId: string }[]> {
  const path = `/content-manager/collection-types/${uid}?pageSize=1&${query}`;
  const { results } = await requestAdmin<List>(page, 'GET', path);
  return results.map(({ documentId }) => ({ documentId }));
}
