import type { Locator, Page } from '@playwright/test';
import { readAdmin, test } from './log-in';
import { expectUncoveredAndPress } from './press';
import { expect as expectSoon } from './test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const [steps, form] = ['Zo verloopt een schatting', 'Vraag uw schatting aan'];

test('EDIT-1 the blocks of a page are seen, moved and opened beside its form, and previewed', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1600, height: 1000 });
  const builder = await openBuilder(page, 'contact-demand');
  const main = builder.getByRole('list', { name: 'Main' });
  await expect(main.getByRole('listitem')).toHaveText([RegExp(steps), RegExp(form)]);
  await expect(builder.getByRole('img', { name: /^Sketch/ })).toContainText(steps);
  await expect(main.getByRole('img', { name: 'French: Published' }).first()).toBeVisible();
  const open = main.getByRole('link', { name: `Open ${steps} in a new tab` });
  await expect(open).toHaveAttribute('target', '_blank');

  await expectUncoveredAndPress(main.getByRole('button', { name: `Move ${steps} down` }));
  await expect(main.getByRole('listitem')).toHaveText([RegExp(form), RegExp(steps)]);
  await expect(main.getByRole('button', { name: `Move ${steps} down` })).toBeFocused();
  await save(page);
  await page.reload();
  await expect(main.getByRole('listitem')).toHaveText([RegExp(form), RegExp(steps)]);

  await main.getByRole('button', { name: `Move ${steps} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('listitem')).toHaveText([RegExp(steps), RegExp(form)]);
  await save(page);

  await expectUncoveredAndPress(page.getByRole('button', { name: 'Show it' }));
  const site = page.frameLocator('[data-page-preview]');
  await expect(site.getByRole('complementary', { name: 'Voorbeeld' })).toContainText('concepten');
  // Renewed with every save. The heading is the banner's title where the page has a banner.
  await page.locator('[name="banner.title"]').fill('Wat is uw huis waard?');
  await save(page);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Wat is uw huis waard?');
});

test('EDIT-7 a listing is chosen for a block by its words and taken out again', async ({
  editor: page,
}) => {
  test.setTimeout(300_000);
  const query = 'filters[$and][0][key][$eq]=home-sale&plugins[i18n][locale]=nl';
  const list = '/admin/content-manager/collection-types/api::module.module';
  await page.goto(`${readAdmin().url}${list}?${query}`);
  await page.getByRole('row').nth(1).click();
  await expectUncoveredAndPress(page.getByRole('button', { name: /^Listings/ }).first());
  const field = page.locator('[data-block-choices="listings"]');
  await field.getByRole('searchbox').fill('flagey');
  const found = field.getByRole('list', { name: 'Found' }).getByRole('button', { name: 'Flagey' });
  const name = (await found.first().textContent()) ?? '';
  await expectUncoveredAndPress(found.first());
  const chosen = field.getByRole('list', { name: 'These listings' });
  await expect(chosen.getByRole('listitem')).toHaveText([RegExp(`^${name.slice(0, 7)}`)]);
  await save(page);
  await page.reload();
  await expectUncoveredAndPress(page.getByRole('button', { name: /^Listings/ }).first());
  await expect(chosen).toContainText(name);
  await expectUncoveredAndPress(chosen.getByRole('button', { name: /^Take .* out$/ }));
  await expect(chosen).toHaveCount(0);
  await save(page);
});

async function openBuilder(page: Page, key: string): Promise<Locator> {
  const query = `filters[$and][0][key][$eq]=${key}&plugins[i18n][locale]=nl`;
  await page.goto(
    `${readAdmin().url}/admin/content-manager/collection-types/api::page.page?${query}`,
  );
  await page.getByRole('row').nth(1).click();
  return page.locator('[data-page-builder]');
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}
