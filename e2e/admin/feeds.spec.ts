import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { expectUncoveredAndPress } from '../press';
import { readAdmin, requestAdmin, test } from '../log-in';
import { expect as expectSoon } from '../test';

/** The admin works on one core with everything else that is tested. */
const expect = expectSoon.configure({ timeout: 90_000 });

const uid = 'api::import-source.import-source';
const sources = `/content-manager/collection-types/${uid}`;

/** Sold, so that no list that other tests read changes. */
const sold = (id: string): string =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="true" MIETE_PACHT="false"/>
  <objektart><wohnung/></objektart></objektkategorie>
  <geo><plz>4700</plz><ort>Eupen</ort><land iso_land="BEL"/></geo>
  <preise><kaufpreis>355000</kaufpreis></preise>
  <zustand_angaben><verkaufstatus stand="VERKAUFT"/></zustand_angaben>
  <freitexte><objekttitel>Wohnung ${id}</objekttitel></freitexte>
  <verwaltung_techn><objektnr_extern>immo-${id}</objektnr_extern>
  <openimmo_obid>immo-${id}</openimmo_obid></verwaltung_techn></immobilie>`;

/** A transfer that holds all of a source's listings. */
const whole = (ids: readonly string[]): string =>
  `<openimmo><uebertragung art="ONLINE" umfang="VOLL"/><anbieter><firma>Makler</firma>${ids
    .map(sold)
    .join('')}</anbieter></openimmo>`;

test('DATA-3 a feed is tried, read from files, paused, and its withdrawals confirmed, by pointer', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const { data: source } = await requestAdmin<{ data: { documentId: string } }>(
    page,
    'POST',
    sources,
    { key: 'immo-test', kind: 'openimmo', settings: {}, everyMinutes: 1440, enabled: true },
  );
  await page.goto(`${readAdmin().url}/admin/feeds`);
  const feed = page.locator('[data-feed="immo-test"]');
  await expect(feed).toContainText('done. 0 read');

  await choose(feed, 'broken.xml', '<openimmo><uebertragung');
  await expect(page.getByText('broken.xml is not usable XML')).toBeVisible();
  await upload(feed, 'full-1.xml', whole(['1', '2', '3', '4', '5', '6', '7', '8']));
  await expect(feed).toContainText('8 read: 8 added');

  await upload(feed, 'full-2.xml', whole(['1']));
  await expect(feed).toContainText('refused, nothing was changed.');
  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Withdraw 7 listings' }));
  await expect(feed).toContainText('1 unchanged, 7 withdrawn');

  // The run is called by where it read, and says what it did.
  await expectUncoveredAndPress(feed.locator('a[href*="import-run"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/full-2\.xml|immo-test/);
  const told = page.locator('[data-run]');
  await expect(told).toContainText('1 unchanged, 7 withdrawn');
  await expectUncoveredAndPress(told.getByText('Withdrawn (7)'));
  await expect(told.getByText(/immo-2, immo-3/)).toBeVisible();
  await expect(page.getByText('Changed listings')).toHaveCount(0);
  await page.goBack();

  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Dry run', exact: true }));
  await expect(feed.locator('[data-trial]')).toBeVisible();
  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Pause', exact: true }));
  await expect(feed).toContainText('Paused');
  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Resume' }));
  await expect(feed).toContainText('In use');
  await requestAdmin(page, 'DELETE', `${sources}/${source.documentId}`);
});

const token = 'right-token-4711';

test('DATA-12 a feed is set up in its form, tested, tried, read, switched on and deleted, by pointer', async ({
  administrator: page,
}) => {
  test.setTimeout(300_000);
  const apimo = await startApimo();
  const { port } = apimo.address() as AddressInfo;
  const press = (name: string) =>
    expectUncoveredAndPress(page.getByRole('button', { name, exact: true }));
  await page.goto(`${readAdmin().url}/admin/feeds`);
  await expectUncoveredAndPress(page.getByRole('link', { name: 'Add a feed' }));
  await expectUncoveredAndPress(page.getByRole('combobox', { name: 'System' }));
  await expectUncoveredAndPress(page.getByRole('option', { name: 'Apimo' }));
  // A second try finds the first one's feed.
  const key = `form-${Date.now() % 100_000}`;
  const name = `Apimo ${key}`;
  await page.getByLabel('Short name').fill(key);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await press('Test the connection');
  await expect(page.getByText('Agency number: fill this in.').first()).toBeVisible();
  await expect(page.getByLabel('Agency number')).toBeFocused();

  await page.getByLabel('Agency number').fill('12');
  await page.getByLabel('Provider number').fill('provider-99');
  await page.getByLabel('Access token').fill('wrong');
  await expectUncoveredAndPress(page.getByText('More settings'));
  await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/`);
  await press('Test the connection');
  await expect(page.locator('[data-test="failed"]')).toContainText('refuses the login');
  await page.getByLabel('Access token').fill(token);
  await press('Test the connection');
  await expect(page.locator('[data-test="works"]')).toContainText('The connection works.');
  await press('Save');

  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible();
  await expect(page.locator('[data-secret="stored"]')).toHaveCount(2);
  const feed = page.locator(`[data-feed="${key}"]`);
  await press('Dry run');
  await expect(feed.locator('[data-trial]')).toContainText('0 read');
  await press('First run');
  await expect(feed).toContainText('done. 0 read');
  await press('Switch on');
  await expect(feed).toContainText('In use');
  await expect(page.locator('[data-changes]')).toContainText(
    'written: Provider number, Access token',
  );
  expect(await page.content()).not.toContain(token);

  await press('Delete this feed');
  const dialog = page.getByRole('dialog');
  await expectUncoveredAndPress(dialog.getByRole('radio', { name: /^Keep them/ }));
  await expectUncoveredAndPress(dialog.getByRole('button', { name: 'Delete this feed' }));
  await expect(page).toHaveURL(/\/feeds$/);
  await expect(page.getByText(name)).toHaveCount(0);
  apimo.close();
});

/** Answers like Apimo with no listings, to one token. */
async function startApimo(): Promise<Server> {
  const login = `Basic ${Buffer.from(`provider-99:${token}`).toString('base64')}`;
  const server = createServer(({ url = '', headers }, response) => {
    const isIn = headers.authorization === login;
    response.writeHead(isIn ? 200 : 401, { 'content-type': 'application/json' });
    const found = url.includes('catalogs/') ? [] : { total_items: 0, properties: [] };
    response.end(JSON.stringify(isIn ? found : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function upload(feed: Locator, name: string, xml: string): Promise<void> {
  await choose(feed, name, xml);
  await expect(feed.getByLabel('File (.zip, .xml)')).toHaveValue('');
}

async function choose(feed: Locator, name: string, xml: string): Promise<void> {
  await feed
    .getByLabel('File (.zip, .xml)')
    .setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(xml) });
  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Upload and read' }));
}
