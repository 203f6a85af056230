import { expect, test } from 'vitest';
import { languages, type Language } from '@agency/domain/languages';
import { buildContext } from '../../../test/build-feed-context';
import { startFakeSource } from '../../../test/fake-source';
import { answerAsOmnicasa } from '../../../test/fake-omnicasa';
import type { SnapshotRecord } from '../../listings/import/records/group-records';
import { ProblemLog } from '../../listings/import/import-report';
import { parseListing } from '../../listings/import/records/parse-listing';
import { FeedError } from '../feed-error';
import type { FeedResult } from '../feed-kind';
import { apimo } from './apimo/apimo';
import { kyero } from './kyero/kyero';
import { omnicasa } from './omnicasa/omnicasa';
import { openImmo } from './openimmo/openimmo';
import { sweepBright } from './sweepbright/sweepbright';
import { whise } from './whise/whise';

interface Home {
  id: string;
  price: number;
  title: string;
  area: number;
  changed: string;
  country: 'BE' | 'FR';
}

const home = (overrides: Partial<Home> = {}): Home => ({
  id: '1',
  price: 300000,
  title: 'Licht appartement',
  area: 90,
  changed: '2026-11-20 10:00:00',
  country: 'BE',
  ...overrides,
});
const settings = { languages: ['nl'] };
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Limits {
  signal?: AbortSignal;
}

/** Reads homes in the format of each system. */
const kinds: Record<string, (homes: Home[], limits?: Limits) => Promise<FeedResult>> = {
  async whise(homes, limits) {
    const estates = homes.map(({ id, price, title, area, changed, country }) => ({
      id,
      price,
      area,
      zip: '1000',
      city: 'Brussel',
      displayStatusId: 2,
      displayPrice: true,
      status: { id: 1 },
      purposeStatus: { id: 1 },
      category: { id: 2 },
      updateDateTime: changed,
      country: { id: country === 'BE' ? 1 : 99 },
      shortDescription: [{ languageId: 'nl-BE', content: title }],
    }));
    await using source = await startFakeSource(({ url }) => ({
      body: url.pathname.endsWith('token') ? { token: 't' } : { estates, totalCount: homes.length },
    }));
    const own = { ...settings, url: source.url, clientId: 1, officeId: 1 };
    return await whise.read(buildContext(whise, own, limits));
  },
  async apimo(homes, limits) {
    const properties = homes.map(({ id, price, title, area, changed, country }) => ({
      id,
      step: 1,
      status: 1,
      category: 1,
      type: 1,
      subtype: 5,
      country,
      updated_at: changed,
      city: { name: 'Brussel', zipcode: '1000' },
      price: { value: price, currency: 'EUR', hide: false },
      area: { unit: 1, value: area },
      comments: [{ language: 'nl', title, comment: title }],
    }));
    const names: Record<string, string> = {
      property_step: 'In progress',
      property_status: 'Active',
    };
    await using source = await startFakeSource(({ url }) => {
      const name = names[url.pathname.replace('/catalogs/', '')];
      if (url.pathname.startsWith('/catalogs')) return { body: name ? [{ id: 1, name }] : [] };
      return { body: { properties, total_items: homes.length } };
    });
    return await apimo.read(buildContext(apimo, { url: source.url, agencyId: 1 }, limits));
  },
  async omnicasa(homes, limits) {
    const records = homes.map(({ id, price, title, area, changed, country }) => ({
      ID: id,
      Goal: 0,
      Status: 1,
      WebIDs: '2',
      Zip: '1000',
      City: 'Brussel',
      CountryID: country === 'BE' ? 10 : 33,
      Price: price,
      PublishPrice: true,
      SurfaceLiving: area,
      ModifiedDate: changed,
      Title: title,
      Description: title,
    }));
    const login = { name: 'the name', password: 'the password' };
    await using source = await startFakeSource(
      answerAsOmnicasa({ properties: { nl: records } }, login),
    );
    return await omnicasa.read(buildContext(omnicasa, { ...settings, url: source.url }, limits));
  },
  async kyero(homes, limits) {
    const properties = homes.map(({ id, price, title, area, changed, country }) => {
      const place = `<town>Brussel</town><country>${country === 'BE' ? 'Belgium' : 'Spain'}</country>`;
      return `<property><id>${id}</id><date>${changed}</date><price>${price}</price>
        <price_freq>sale</price_freq><type>Apartment</type><postcode>1000</postcode>${place}
        <surface_area><built>${area}</built></surface_area><desc><nl>${escape(title)}</nl></desc></property>`;
    });
    const body = `<root><kyero><feed_version>3</feed_version></kyero>${properties.join('')}</root>`;
    await using source = await startFakeSource(() => ({ body }));
    return await kyero.read(buildContext(kyero, { url: source.url }, limits));
  },
  openimmo(homes, limits) {
    const objects = homes.map(({ id, price, title, area, changed, country }) => {
      const land = country === 'BE' ? 'BEL' : 'FRA';
      return `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><wohnung/></objektart>
        </objektkategorie><geo><plz>1000</plz><ort>Brussel</ort><land iso_land="${land}"/></geo>
        <preise><kaufpreis>${price}</kaufpreis></preise><flaechen><wohnflaeche>${area}</wohnflaeche></flaechen>
        <freitexte><objekttitel>${escape(title)}</objekttitel></freitexte>
        <verwaltung_techn><openimmo_obid>${id}</openimmo_obid><stand_vom>${changed.slice(0, 10)}</stand_vom>
        </verwaltung_techn></immobilie>`;
    });
    const xml = `<openimmo><uebertragung umfang="TEIL"/><anbieter>${objects.join('')}</anbieter></openimmo>`;
    const read = () => Promise.resolve(Buffer.from(xml));
    const file = { name: '1.xml', changed: new Date('2026-11-24T00:00:00Z'), read };
    const files = () => Promise.resolve([file]);
    return openImmo.read(buildContext(openImmo, { language: 'nl' }, { ...limits, files }));
  },
  async sweepbright(homes, limits) {
    // Estates are read one at a time; a project has several.
    const units = homes.map(({ id, price, title, area, country }) => ({
      id,
      type: 'apartment',
      negotiation: 'sale',
      status: 'available',
      publish_status: 'public',
      location: { postal_code: '1000', city: 'Brussel', country, hidden: false },
      price: { amount: price, currency: 'EUR', hidden: false },
      sizes: { liveable_area: { size: area, unit: 'sq_m' } },
      description_title: { nl: title },
    }));
    const project = { ...units[0], id: 'p', is_project: true, properties: units };
    await using source = await startFakeSource(({ url }) => ({
      body: url.pathname === '/oauth/token' ? { access_token: 't' } : project,
    }));
    const event = { event: 'estate-added', id: 'p' };
    return await sweepBright.read(
      buildContext(sweepBright, { url: source.url }, { ...limits, event }),
    );
  },
};

/** Reads and validates homes like an import. Returns the stored fields and the reported ones. */
async function importHomes(kind: string, homes: Home[]) {
  const result = await kinds[kind]?.(homes);
  const log = new ProblemLog();
  const types = new Set(['2']);
  const drafts = (result?.listings ?? []).flatMap(({ externalId, records }) => {
    const own = languages.flatMap((language): [Language, SnapshotRecord][] => {
      const record = records[language];
      return record ? [[language, record]] : [];
    });
    const group = { id: externalId, byLanguage: new Map<string, SnapshotRecord>(own) };
    return parseListing(group, { reference: externalId, sourceHash: 'x' }, types, log) ?? [];
  });
  const named = [
    ...(result?.notUnderstood ?? []).map(({ record, field }) => `${record} ${field}`),
    ...log.problems.map(({ id, field }) => `${id} ${field}`),
  ];
  return { drafts, named, ids: drafts.map(({ externalId }) => externalId) };
}

const all = Object.keys(kinds);
const behind = home({ id: '2' });

test.each(all)(
  'DATA-10 %s: an amount that cannot be is named, and the home behind it read',
  async (kind) => {
    for (const price of [-5, 1e12]) {
      const { ids, named } = await importHomes(kind, [home({ price }), behind]);
      expect([price, ids]).toEqual([price, ['2']]);
      expect(named).toContain('1 Price');
    }
  },
);

test.each(all)('DATA-10 %s: an area that cannot be is left out and named', async (kind) => {
  for (const area of [-90, 1e9]) {
    const { drafts, named } = await importHomes(kind, [home({ area }), behind]);
    expect(drafts.map(({ facts }) => facts.livingArea)).toEqual([null, 90]);
    expect(named).toContain('1 SurfaceLiving');
  }
});

test.each(all.filter((kind) => kind !== 'sweepbright'))(
  'DATA-10 %s: a day to come on which it was changed is left out and named',
  async (kind) => {
    const changed = '2999-01-01 00:00:00';
    const { drafts, named } = await importHomes(kind, [home({ changed }), behind]);
    expect(drafts.map(({ facts }) => facts.changedAt !== null)).toEqual([false, true]);
    expect(named).toContain('1 ModifiedDate');
  },
);

test.each(all)('DATA-7 %s: scripts and markup are in no text', async (kind) => {
  const title = '<p>Licht</p><script>alert("x")</script><img src=x onerror=alert(1)> &amp; ruim';
  const { drafts, ids } = await importHomes(kind, [home({ title }), behind]);
  expect(ids).toEqual(['1', '2']);
  expect(JSON.stringify(drafts[0]?.texts)).not.toMatch(/<|alert|onerror|&amp;/);
});

test.each(all)(
  'DATA-10 %s: of two records of one id the first counts, and it is named',
  async (kind) => {
    const { ids, named, drafts } = await importHomes(kind, [home(), home({ price: 1 }), behind]);
    expect(ids).toEqual(['1', '2']);
    expect(drafts[0]?.facts.price).toBe(300000);
    expect(named).toEqual(expect.arrayContaining([expect.stringMatching(/^1 id$/i)]));
  },
);

test.each(all)(
  'DATA-10 %s: a home in another country is named, and the one behind it read',
  async (kind) => {
    const { ids, named } = await importHomes(kind, [home({ country: 'FR' }), behind]);
    expect(ids).toEqual(['2']);
    expect(named).toContain(kind === 'omnicasa' ? '1 CountryID' : '1 country');
  },
);

// SweepBright sends one estate at a time.
test.each(all.filter((kind) => kind !== 'sweepbright'))(
  'DATA-10 %s: 50,000 homes are read',
  async (kind) => {
    const homes = Array.from({ length: 50_000 }, (_, index) => home({ id: String(index + 1) }));
    const result = await kinds[kind]?.(homes, { signal: AbortSignal.timeout(280_000) });
    expect([result?.listings.length, result?.notUnderstood]).toEqual([50_000, []]);
  },
  300_000,
);

const asked: Record<string, (url: string) => Promise<FeedResult>> = {
  whise: (url) => whise.read(buildContext(whise, { url, clientId: 1, officeId: 1 })),
  apimo: (url) => apimo.read(buildContext(apimo, { url, agencyId: 1 })),
  omnicasa: (url) => omnicasa.read(buildContext(omnicasa, { url })),
  kyero: (url) => kyero.read(buildContext(kyero, { url })),
  sweepbright: (url) =>
    sweepBright.read(
      buildContext(sweepBright, { url }, { event: { event: 'estate-added', id: '1' } }),
    ),
};

test.each(
  Object.keys(asked).flatMap((kind) => [
    [kind, 'a truncated answer', '{"token":"t","estates":[{"id":1'],
    [kind, 'a truncated file', '<root><kyero><feed_version>3</feed_version></kyero><property>'],
    [kind, 'another encoding', Buffer.from('{"token":"t","a":"h\u00e9"}', 'latin1')],
    [kind, 'the file of another system', '<openimmo><uebertragung umfang="VOLL"/></openimmo>'],
    [kind, 'the answer of another system', '{"listings":[],"token":"t","access_token":"t"}'],
    [kind, 'entities that grow', '<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><r>&b;</r>'],
    [kind, 'nothing', ''],
  ]),
)('DATA-10 %s reads nothing from %s, and says why', async (kind, _, body) => {
  await using source = await startFakeSource(() => ({ body }));
  await expect(asked[kind as string]?.(source.url)).rejects.toThrow(FeedError);
});
