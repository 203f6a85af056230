import type { Locator } from '@playwright/test';
import { expectUncoveredAndPress } from './press';
import { readAdmin, requestAdmin, test } from './log-in';
import { expect as expectSoon } from './test';

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

  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Try', exact: true }));
  await expect(feed.locator('[data-trial]')).toBeVisible();
  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Pause', exact: true }));
  await expect(feed).toContainText('Paused');
  await expectUncoveredAndPress(feed.getByRole('button', { name: 'Resume' }));
  await expect(feed).toContainText('In use');
  await requestAdmin(page, 'DELETE', `${sources}/${source.documentId}`);
});

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
