import { readAdmin, requestAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const pages = '/content-manager/collection-types/api::page.page';

test('EDIT-8 the phone and the hours that a text refers to are read on the site', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  const { data } = await requestAdmin<{ data: { documentId: string } }>(
    editor,
    'POST',
    `${pages}?locale=nl`,
    { key: 'facts', title: 'Zo bereikt u ons', path: 'zo-bereikt-u-ons' },
  );
  await editor.goto(`${readAdmin().url}/admin${pages}/${data.documentId}?plugins[i18n][locale]=nl`);
  const text = editor.locator('[contenteditable="true"]').first();
  await expectUncoveredAndPress(text);
  await editor.keyboard.type('Bel {phone}, open {hours}, en {dit} blijft.');
  await expect(text).toContainText('{dit} blijft.');
  const save = editor.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(editor.getByText('Published', { exact: true }).first()).toBeVisible();

  await expect(async () => {
    await page.goto('/nl/zo-bereikt-u-ons/');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      /Bel \+?[\d ()/.]{9,}, open .*\d\d:\d\d – \d\d:\d\d.*, en \{dit\}/,
      {
        timeout: 1000,
      },
    );
  }).toPass();
  await requestAdmin(editor, 'DELETE', `${pages}/${data.documentId}?locale=*`);
});
