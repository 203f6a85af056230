import { expect as expectSoon } from '../test';
import { readAdmin, test } from '../log-in';
import { middleOf } from '../press';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

test('EDIT-8 a click on the picture moves its focal point there, and a drag of the crop does not', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.goto(`${readAdmin().url}/admin/plugins/upload`);
  await page
    .getByRole('button', { name: /\.jpg$/ })
    .first()
    .click();
  await page.getByRole('button', { name: /crop/i }).click();
  const circle = page.getByRole('button', { name: 'Focal point', exact: true });
  await expect(circle).toBeVisible();
  const picture = page.locator('img:has(+ div > button)');
  const [x, y] = await middleOf(circle);
  const box = (await picture.boundingBox())!;
  await page.mouse.click(x + box.width / 4, y - box.height / 4);
  await expect.poll(() => middleOf(circle)).not.toEqual([x, y]);
  const [right, up] = await middleOf(circle);
  expect(Math.abs(right - x - box.width / 4)).toBeLessThan(box.width / 50);
  expect(Math.abs(y - up - box.height / 4)).toBeLessThan(box.height / 50);

  await page.mouse.move(x - box.width / 4, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width / 8, y, { steps: 4 });
  await page.mouse.up();
  expect(await middleOf(circle)).toEqual([right, up]);
});
