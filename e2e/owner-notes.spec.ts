import { readAdmin, requestAdmin, test } from './log-in';
import { expectUncoveredAndPress } from './press';
import { expect as expectSoon } from './test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const manager = '/content-manager/collection-types';

test('OWN-8 feedback is written to the owner beside the listing, and not with a phone number', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { results } = await requestAdmin<{ results: { documentId: string }[] }>(
    page,
    'GET',
    `${manager}/api::listing.listing?filters[owner][id][$notNull]=true&pageSize=1`,
  );
  await page.goto(
    `${readAdmin().url}/admin${manager}/api::listing.listing/${results[0]?.documentId}`,
  );
  const panel = page.locator('[data-owner-notes]');
  await expectUncoveredAndPress(panel.getByRole('button', { name: 'Write to the owner' }));
  const dialog = page.getByRole('dialog', { name: 'To the owner' });
  const text = dialog.getByRole('textbox', { name: 'Text' });
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
