import { readAdmin, requestAdmin, test } from '../log-in';
import { expectUncoveredAndPress } from '../press';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const pages = '/content-manager/collection-types/api::page.page';

/** As Word puts it on the clipboard. */
const letter = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=NL>
<!--StartFragment--><h2>Tarieven<o:p></o:p></h2>
<p class=MsoNormal>Wij werken <b style='mso-bidi-font-weight:normal'>zonder</b> verrassingen.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>foto’s<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Dienst</b></p></td><td><p class=MsoNormal><b>Prijs</b></p></td></tr>
<tr><td><p class=MsoNormal>Schatting</p></td><td><p class=MsoNormal>gratis</p></td></tr></table>
<![if !vml]><img src="file:///C:/Temp/image001.png"><![endif]><!--EndFragment--></body></html>`;

test('EDIT-12 a letter of Word is pasted with its table, which is changed by keys and read on the site', async ({
  editor,
  page,
}) => {
  test.setTimeout(300_000);
  const { data } = await requestAdmin<{ data: { documentId: string } }>(
    editor,
    'POST',
    `${pages}?locale=nl`,
    { key: 'pasted', title: 'Wat het kost', path: 'wat-het-kost' },
  );
  await editor.goto(`${readAdmin().url}/admin${pages}/${data.documentId}?plugins[i18n][locale]=nl`);
  const text = editor.locator('[contenteditable="true"]').first();
  await expectUncoveredAndPress(text);
  await text.evaluate((field, html) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', html);
    dataTransfer.setData('text/plain', 'Tarieven');
    const inputType = 'insertFromPaste';
    const event = { inputType, dataTransfer, bubbles: true, cancelable: true };
    field.dispatchEvent(new InputEvent('beforeinput', event));
  }, letter);
  const table = text.locator('[data-text-table]');
  await expect(table.getByRole('columnheader')).toHaveText(['Dienst', 'Prijs']);
  await expect(text.getByRole('heading', { name: 'Tarieven' })).toBeVisible();
  await expect(text.locator('li')).toHaveText('foto’s');
  await expect(editor.getByText(/^Pictures cannot be pasted/)).toBeVisible();

  // After the last cell a row follows.
  await expectUncoveredAndPress(table.getByText('gratis'));
  await editor.keyboard.press('End');
  await editor.keyboard.press('Tab');
  await editor.keyboard.type('Foto’s');
  await editor.keyboard.press('Tab');
  await editor.keyboard.type('150 euro');
  await editor.keyboard.press('Enter');
  await editor.keyboard.type('per uur');
  await expectUncoveredAndPress(text.getByRole('button', { name: 'Add a column' }));
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expectUncoveredAndPress(text.getByRole('button', { name: 'Add a row' }));
  await expect(table.getByRole('row')).toHaveCount(4);

  const save = editor.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(editor.getByText('Published', { exact: true }).first()).toBeVisible();
  await expect(async () => {
    await page.goto('/nl/wat-het-kost/');
    const main = page.getByRole('main');
    await expect(main.getByRole('cell', { name: '150 euro per uur' })).toBeVisible({
      timeout: 1000,
    });
    await expect(main.getByRole('columnheader', { name: 'Prijs' })).toBeVisible();
    await expect(main.locator('strong')).toHaveText('zonder');
  }).toPass();
  await requestAdmin(editor, 'DELETE', `${pages}/${data.documentId}?locale=*`);
});
