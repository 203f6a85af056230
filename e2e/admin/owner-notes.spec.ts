import type { Page } from '@playwright/test';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const document =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
const manager = '/content-manager/collection-types';

test('OWN-8 feedback is written to the owner beside the listing, and not with a phone number', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await openOwnedListing(page);
  const panel = page.locator('[data-owner-notes]');
  await expectUncoveredAndPress(panel.getByRole('button', { name: 'Write to the owner' }));
  const dialog = page.getByRole('dialog', { name: 'To the owner' });
  const text = dialog.getByRole('textbox', { name: 'Text' });
  await expect(dialog.getByText('The owner gets mails in Dutch')).toBeVisible();
  await text.fill('Bel 0470 12 34 56: het licht is mooi.');
  await expectUncoveredAndPress(
    dialog.getByRole('checkbox', { name: 'Show to the owner at once' }),
  );
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Keep' }));
  await expect(page.getByText(/phone number/).last()).toBeVisible();
  await text.fill('Het licht is mooi.');
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Keep' }));
  await expect(dialog).toHaveCount(0);
  await expect(panel).toContainText('Het licht is mooi.');
  await expect(panel.getByText('The owner reads it').first()).toBeVisible();

  const notes = `${manager}/api::owner-note.owner-note`;
  const written = await requestAdmin<{ results: { documentId: string; text: string }[] }>(
    page,
    'GET',
    `${notes}?sort=createdAt:DESC&pageSize=1`,
  );
  expect(written.results[0]?.text).toBe('Het licht is mooi.');
  await requestAdmin(page, 'DELETE', `${notes}/${written.results[0]?.documentId}`);
});

test('OWN-8 a document is shared with the owner beside the listing, and taken back', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await openOwnedListing(page);
  const panel = page.locator('[data-owner-documents]');
  const file = panel.getByRole('button', { name: 'volmacht.pdf', exact: true });
  const chosen = page.waitForEvent('filechooser');
  await expectUncoveredAndPress(panel.getByRole('button', { name: 'Share a document' }));
  await (
    await chosen
  ).setFiles({ name: 'volmacht.pdf', mimeType: 'application/pdf', buffer: Buffer.from(document) });
  await expect(page.getByText('volmacht.pdf is in the owner’s portal now.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await expectUncoveredAndPress(file);
  expect((await saved).suggestedFilename()).toBe('volmacht.pdf');
  const takeBack = panel.getByRole('button', { name: 'Take back volmacht.pdf' });
  page.once('dialog', (asked) => asked.dismiss());
  await expectUncoveredAndPress(takeBack);
  await expect(file).toBeVisible();
  page.once('dialog', (asked) => asked.accept());
  await expectUncoveredAndPress(takeBack);
  await expect(page.getByText('volmacht.pdf is no longer shared.')).toBeVisible();
  await expect(file).toHaveCount(0);
});

async function openOwnedListing(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { results } = await requestAdmin<{ results: { documentId: string }[] }>(
    page,
    'GET',
    `${manager}/api::listing.listing?filters[owner][id][$notNull]=true&pageSize=1`,
  );
  await page.goto(
    `${readAdmin().url}/admin${manager}/api::listing.listing/${results[0]?.documentId}`,
  );
  await expect(page.locator('[data-owner-notes]').getByRole('button').first()).toBeVisible();
}
