import { expect as expectSoon } from '../test';
import { readAdmin, requestAdmin, test } from '../log-in';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

// A control that is missing fails the step, not the whole test.
test.use({ actionTimeout: 60_000 });

interface File {
  id: number;
  name: string;
  url: string;
}

// The smallest PNG there is, of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('OPS-10 a picture in use stays, and one that was deleted is brought back', async ({
  editor: page,
}, testInfo) => {
  test.setTimeout(600_000);
  const { url } = readAdmin();
  // The home page shows it, in every language.
  const found = await requestAdmin<{ results: File[] }>(
    page,
    'GET',
    '/upload/files?filters[$and][0][name][$eq]=hero-003.jpg',
  );
  const [used] = found.results;
  if (!used) throw new Error('The picture of the home page is not in the library');

  const remove = async (name: string): Promise<void> => {
    await page.goto(`${url}/admin/plugins/upload?_q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete this file' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  };
  await remove(used.name);
  const refusal = page.getByText(/“hero-003\.jpg” is in use and was not deleted: “.*\(.*, Dutch\)/);
  await expect(refusal).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('in-use.png') });
  expect((await page.request.get(url + used.url)).status()).toBe(200);

  await page.goto(`${url}/admin/plugins/upload`);
  const spare = await upload(`spare-picture-${Date.now()}.png`);
  await remove(spare.name);
  await expect(page.getByText('No results found')).toBeVisible();
  expect((await page.request.get(url + spare.url)).status()).toBe(404);

  await page.goto(`${url}/admin/deleted-files`);
  const row = page.getByRole('row', { name: spare.name });
  await expect(row).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('deleted-files.png') });
  await row.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('is in the media library again')).toBeVisible();
  await expect(row).toBeHidden();
  await page.screenshot({ path: testInfo.outputPath('brought-back.png') });
  expect((await page.request.get(url + spare.url)).status()).toBe(200);
  await page.goto(`${url}/admin/plugins/upload?_q=${spare.name}`);
  await expect(page.getByRole('button', { name: spare.name }).first()).toBeVisible();

  async function upload(name: string): Promise<File> {
    const cookies = await page.context().cookies();
    const token = cookies.find((cookie) => cookie.name === 'jwtToken')?.value ?? '';
    const answer = await page.request.post(`${url}/upload`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: { files: { name, mimeType: 'image/png', buffer: pixel } },
    });
    const [file] = (await answer.json()) as File[];
    if (!file) throw new Error(`Not uploaded: ${answer.status()}`);
    return file;
  }
});
