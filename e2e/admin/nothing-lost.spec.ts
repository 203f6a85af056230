import type { Page } from '@playwright/test';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test.describe.configure({ mode: 'serial' });

const form = '/content-manager/collection-types/api::lead.lead';
const articles = '/content-manager/collection-types/api::article.article';

test('STAFF-4 a reply that was begun survives Escape, a click beside it, a reload and another device', async ({
  editor: page,
  editorContext,
  administrator,
}) => {
  test.setTimeout(300_000);
  const lead = await writeLead(administrator);
  await open(page, `inbox/lead/${lead}`);
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const text = dialog.getByLabel('Text');
  const reply = page.getByRole('button', { name: 'Reply', exact: true });
  await expect(reply).toBeVisible();
  await expectUncoveredAndPress(reply);
  await expect(text).toHaveValue(/Dag Ella Concept,/);
  // Untouched, it closes without a question.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await expectUncoveredAndPress(reply);
  await text.fill('Vrijdag om drie uur past ons.');
  await page.keyboard.press('Escape');
  await expect(question).toContainText('kept for you for 14 days');
  await expectUncoveredAndPress(question.getByRole('button', { name: 'Keep writing' }));
  await expect(text).toHaveValue('Vrijdag om drie uur past ons.');
  await page.mouse.click(5, 5);
  await expectUncoveredAndPress(question.getByRole('button', { name: 'Close and keep the draft' }));
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await expect(reply).toBeVisible();
  await expectUncoveredAndPress(reply);
  await expect(text).toHaveValue('Vrijdag om drie uur past ons.');
  await expect(dialog.locator('[data-draft]')).toContainText('have not sent it');

  // Another tab without this browser's storage, as on another device.
  const other = await editorContext.newPage();
  await other.addInitScript(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('agency.draft')) localStorage.removeItem(key);
    }
  });
  await open(other, `inbox/lead/${lead}`);
  const otherReply = other.getByRole('button', { name: 'Reply', exact: true });
  await expect(otherReply).toBeVisible();
  await expectUncoveredAndPress(otherReply);
  await expect(other.getByRole('dialog').getByLabel('Text')).toHaveValue(/Vrijdag om drie uur/);
  await other.close();

  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Start again' }));
  await expect(text).toHaveValue(/Dag Ella Concept,/);
  await expect(dialog.locator('[data-draft]')).toHaveCount(0);
});

test('STAFF-4 a template asks before it replaces typed text', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  // The contact form has the general template alone.
  const lead = await writeLead(administrator, 'contact-demand');
  await open(page, `inbox/lead/${lead}`);
  const reply = page.getByRole('button', { name: 'Reply', exact: true });
  await expect(reply).toBeVisible();
  await expectUncoveredAndPress(reply);
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel('Text');
  await expect(text).toHaveValue(/Dag Ella Concept,/);
  const templates = dialog.getByRole('combobox', { name: 'Template' });
  const choose = async (): Promise<void> => {
    await expectUncoveredAndPress(templates);
    await expectUncoveredAndPress(page.getByRole('option').nth(1));
  };
  const question = page.getByRole('alertdialog');
  await text.fill('Mijn eigen tekst');
  await choose();
  await expectUncoveredAndPress(question.getByRole('button', { name: 'Keep my text' }));
  await expect(text).toHaveValue('Mijn eigen tekst');
  await choose();
  await expectUncoveredAndPress(question.getByRole('button', { name: 'Replace' }));
  await expect(text).toHaveValue(/een schatting komen we/);
  // A template alone is not the colleague's text.
  await expectUncoveredAndPress(templates);
  await expectUncoveredAndPress(page.getByRole('option').first());
  await expect(text).toHaveValue(/Bedankt voor uw bericht/);
  await expect(question).toHaveCount(0);
});

test('STAFF-4 on a phone a dialog asks as well, and a discarded text is gone', async ({
  editor: page,
  administrator,
}) => {
  test.setTimeout(300_000);
  const lead = await writeLead(administrator);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `inbox/lead/${lead}`);
  const reply = page.getByRole('button', { name: 'Reply', exact: true });
  await reply.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill('Van onderweg');
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  const question = page.getByRole('alertdialog');
  const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
  await question.getByRole('button', { name: 'Discard the text' }).click();
  await expect(dialog).toHaveCount(0);
  await reply.click();
  await expect(dialog.getByLabel('Text')).toHaveValue(/Dag Ella Concept,/);
});

test('STAFF-4 a form with unsaved changes is not left without a question', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  await open(page, 'redirects');
  await page.getByRole('textbox', { name: /^List/ }).fill('/a.html /nl/contact/');
  const link = page.getByRole('link', { name: 'Feeds' }).first();
  await link.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('changes that are not saved');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/redirects/);
  await link.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/feeds/);
});

test('EDIT-5 a save by keyboard right after a key stores all of the text', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await open(page, `${articles.slice(1)}/create?plugins[i18n][locale]=nl`);
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Snel getypt');
  const text = page.locator('[data-slate-editor]').first();
  await text.click();
  await page.keyboard.type('Alles');
  await expect(text).toContainText('Alles');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(articles),
  );
  // In one task, as the keys of a busy machine arrive: Slate ignores the blur that Strapi's save
  // causes, because it still updates the selection. It reads `beforeinput`, not `execCommand`.
  await text.evaluate(async (field) => {
    const isDrawn = new Promise((resolve) => {
      const changes = { subtree: true, childList: true, characterData: true };
      new MutationObserver(resolve).observe(field, changes);
    });
    const typed = { inputType: 'insertText', data: ' wat getypt is' };
    const real = { bubbles: true, cancelable: true };
    field.dispatchEvent(new InputEvent('beforeinput', { ...typed, ...real }));
    await isDrawn;
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, ...real }));
  });
  const answer = (await (await saved).json()) as { data: { documentId: string } };
  const { data } = await requestAdmin<{ data: unknown }>(
    page,
    'GET',
    `${articles}/${answer.data.documentId}?locale=nl`,
  );
  expect(JSON.stringify(data)).toContain('Alles wat getypt is');
  await requestAdmin(page, 'DELETE', `${articles}/${answer.data.documentId}?locale=nl`);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${readAdmin().url}/admin/${path}`);
}

async function writeLead(page: Page, kind = 'site-contact'): Promise<string> {
  const { data } = await requestAdmin<{ data: { documentId: string } }>(page, 'POST', form, {
    kind,
    state: 'new',
    language: 'nl',
    newsletter: false,
    firstName: 'Ella',
    lastName: 'Concept',
    email: 'concept@example.org',
    remark: 'Wanneer kan ik komen?',
    submissionId: crypto.randomUUID(),
  });
  return data.documentId;
}
