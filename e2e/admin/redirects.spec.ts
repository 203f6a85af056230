import { readAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test('ROUTE-6 old addresses are pasted, corrected, followed, counted and deleted', async ({
  editor: page,
  request,
}) => {
  test.setTimeout(300_000);
  await page.goto(`${readAdmin().url}/admin/redirects`);
  const form = page.locator('[data-paste-form]');
  const list = form.getByLabel(/^List/);
  await list.fill('/te-koop.php\t/nl/te-koop/\n/oud.html\t/nl/bestaat-niet/\n/nl/contact/\t/fr/');
  await expectUncoveredAndPress(form.getByRole('button', { name: 'Check' }));
  await expect(form.getByText('1 fine, 2 refused')).toBeVisible();
  await expect(form.locator('[data-checked="refused"]')).toHaveText([
    /The site has nothing at the new address/,
    /The site has a page at this address/,
  ]);
  await expectUncoveredAndPress(form.getByRole('button', { name: 'Save 1 address' }));
  const row = page.locator('[data-old-address="/te-koop.php"]');
  await expect(row).toContainText('/nl/te-koop/');
  // Refused lines stay, to be corrected.
  await expect(list).toHaveValue(/^\/oud\.html\t.*\n\/nl\/contact\//);
  await list.fill('/te-koop.php\t/oud.html');
  await expectUncoveredAndPress(form.getByRole('button', { name: 'Check' }));
  await expect(form.locator('[data-checked="refused"]')).toHaveCount(1);
  await list.fill('');

  const answer = await request.get('/te-koop.php?utm_source=folder', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    301,
    '/nl/te-koop/?utm_source=folder',
  ]);
  await page.reload();
  await expect(row.getByRole('gridcell').nth(4)).toHaveText('1');

  await row.getByRole('checkbox').click();
  await expectUncoveredAndPress(page.getByRole('button', { name: 'Delete 1 address' }));
  await expectUncoveredAndPress(
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }),
  );
  await expect(row).toHaveCount(0);
  expect((await request.get('/te-koop.php', { maxRedirects: 0 })).status()).toBe(404);
});

test('STAFF-2 a listing is found by its street, by keyboard, and shown as a card', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.goto(`${readAdmin().url}/admin/inbox/visits`);
  const opener = page.getByRole('button', { name: 'Make moments' });
  await expect(opener).toBeVisible();
  await expectUncoveredAndPress(opener);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: /Listing|About/ });
  await field.fill('flagey');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  // Escape closed the list, and nothing else.
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(field).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const card = dialog.locator('[data-chosen-listing]');
  await expect(card).toContainText(/Flagey/i);
  await card.getByRole('button', { name: /Take .* out/ }).click();
  await expect(field).toBeVisible();
});
