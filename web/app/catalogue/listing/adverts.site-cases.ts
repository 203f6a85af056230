import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { openDocuments } from '../../testing/open-documents';
import type { TestSite } from '../../testing/open-test-site';
import { findSeedListing } from '../../testing/seed-listing';
import { parseDocument, readDocument, textOf } from '../../testing/read-document';

/** Flats and houses of the seed by region. */
const flemish = '5204768';
const walloon = '5204740';
const brussels = '5204124';
const luxembourgSale = '5204810';
const luxembourgLetting = '5204831';

const costs = '[aria-labelledby="costs-title"]';

type Structured = { about?: { additionalProperty?: { propertyID: string; value: unknown }[] } };

export function testAdverts(site: () => TestSite): void {
  const pathOf = async (language: string, id: string) =>
    (await site().get(`/${language}/property/${id}/`)).headers.get('Location') ?? '';
  const lineOf = async (language: string, id: string) =>
    textOf(await readDocument(site(), await pathOf(language, id)), '[aria-labelledby="advert"] p');

  test('DETAIL-6 RULE-11 an advert says what the law of its region wants', async () => {
    expect(await lineOf('nl', flemish)).toBe(
      'Energielabel E · 438 kWh/m² per jaar · certificaat 20260727-000900334-RES-2 · P-score A · ' +
        'G-score A · Vg · Wg · Gmo · Gvkr · Gvv',
    );
    expect(await lineOf('en', brussels)).toMatch(/^Energy label D · 171 .* · CO₂ 32 kg/);
    const walloonRent = await lineOf('fr', walloon);
    for (const words of ['21 080 kWh', 'certificat 20191119760192', 'loyer hors charges € 820']) {
      expect(walloonRent.replace(/[\u00a0\u202f]/g, ' ')).toContain(words);
    }
  });

  test('SEO-3 DETAIL-6 search engines are told the same', async () => {
    const document = await readDocument(site(), await pathOf('de', flemish));
    const texts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const told = texts
      .map(({ textContent }) => JSON.parse(textContent ?? '{}') as Structured)
      .flatMap(({ about }) => about?.additionalProperty ?? []);
    expect(told.map(({ propertyID, value }) => [propertyID, value])).toEqual(
      expect.arrayContaining([
        ['energyLabel', 'E'],
        ['energyFigure', 438],
        ['pScore', 'A'],
        ['permit', 'Vg'],
      ]),
    );
  });

  test('LAW-9 a sale in Brussels says where its planning information is had, a home in Luxembourg its insulation', async () => {
    expect(await lineOf('nl', brussels)).toMatch(
      /Wg · stedenbouwkundige inlichtingen op https:\/\/gis\.urban\.brussels/,
    );
    expect(await lineOf('en', luxembourgSale)).toMatch(/thermal insulation [A-I]/);
  });

  test('LAW-8 RSS, OpenImmo, Kyero and MCP say the line of the page', async () => {
    const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');
    const readXml = async (path: string) =>
      new JSDOM(await site().read(path), { contentType: 'text/xml' }).window.document;
    const [first] = (await readXml('/nl/feed.xml')).querySelectorAll('item');
    const id = first?.querySelector('guid')?.textContent.split(':')[1] ?? '';
    const ofFirst = await lineOf('nl', id);
    expect(ofFirst).not.toBe('');
    expect(plain(first?.querySelector('description')?.textContent)).toContain(ofFirst);
    const line = await lineOf('nl', brussels);
    const token = 'test-secret-0123456789-0123456789';
    for (const kind of ['kyero', 'openimmo']) {
      const feed = await readXml(`/feeds/${kind}.xml?token=${token}`);
      expect(plain(feed.documentElement.textContent)).toContain(line);
    }
    const params = { name: 'get_listing', arguments: { language: 'nl', id: brussels } };
    const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const answer = await site().post('/mcp', asked, { 'Content-Type': 'application/json' });
    const { result } = (await answer.json()) as {
      result: { structuredContent: { advert: string } };
    };
    expect(plain(result.structuredContent.advert)).toBe(line);
  });

  test('DETAIL-2 costs are estimated for what the address asks, and nobody keeps the answer', async () => {
    const path = await pathOf('nl', brussels);
    const plain = await site().get(path);
    const asked = await site().get(`${path}?amount=700.000&own=1`);
    expect([plain, asked].map(({ headers }) => headers.get('X-Cache-Keep'))).toEqual([
      'plain',
      'no',
    ]);
    const text = textOf(parseDocument(await asked.text()), costs).replace(/\u00a0/g, ' ');
    expect(text).toContain('€ 87.500');
    expect(text).toContain('boven € 600.000');
    const nonsense = await site().read(`${path}?amount=%3Cscript%3E&own=2&classes=-1`);
    expect(nonsense).not.toContain('<script>"');
    expect(textOf(parseDocument(nonsense), costs).replace(/\u00a0/g, ' ')).toContain('€ 18.625');
  });

  test('LAW-1 Luxembourg has its own duties, credit, deposit and shared commission', async () => {
    const read = async (id: string, asked = '') =>
      textOf(parseDocument(await site().read((await pathOf('fr', id)) + asked)), costs).replace(
        /[\u00a0\u202f]/g,
        ' ',
      );
    const sale = await read(luxembourgSale, '?own=1&buyers=2');
    for (const words of ['6 % de € 1.020.000', 'Bëllegen Akt', '− € 71.300', '€ 1.020.100']) {
      expect(sale).toContain(words);
    }
    expect(await read(luxembourgSale, '?own=0')).toContain('€ 1.091.400');
    const letting = await read(luxembourgLetting);
    for (const words of [
      '€ 4.300',
      '2 mois de loyer au plus',
      '€ 1.258',
      '50 % de la commission',
    ]) {
      expect(letting).toContain(words);
    }
  });

  test('LAW-3 a letting in Brussels says of each meter what is known', async () => {
    const known = (wanted: boolean) =>
      findSeedListing(
        (listing) =>
          listing.Goal === 1 &&
          listing.Status === 1 &&
          ['1', '2', '3'].includes(listing.WebIDs ?? '') &&
          listing.CountryID === 10 &&
          Number(listing.Zip) < 1300 &&
          (listing.IndividualWaterMeter === undefined) !== wanted,
      ).ID;
    expect(await lineOf('nl', known(true))).toMatch(/Individuele watermeter: (ja|nee)/);
    expect(await lineOf('nl', known(false))).toContain('Individuele watermeter: niet bekend');
  });

  test('DETAIL-3 what a condition hides is nowhere in the page, and comes back without it', async () => {
    const sites = openDocuments(site().cms, 'api::site.site');
    const settings = (await sites.findFirst({ locale: 'nl' })) as { documentId: string };
    const write = async (fieldConditions: object[]) => {
      const change = { documentId: settings.documentId, locale: 'nl' };
      await sites.update({ ...change, data: { fieldConditions } });
      await sites.publish(change);
      site().forget();
    };
    await write([{ field: 'EnergyPerformance', logic: 'lt', compareValue: '400' }]);
    const path = await pathOf('nl', flemish);
    const told = [/438[\s\u00a0]kWh/, /"value":438/];
    for (const one of told) expect(await site().read(path)).not.toMatch(one);
    expect(await site().read(await pathOf('nl', brussels))).toContain('171');
    await write([]);
    for (const one of told) expect(await site().read(path)).toMatch(one);
  });
}
