import { expect, test } from 'vitest';
import { buildZip } from '../../../../test/build-zip';
import { buildContext } from '../../../../test/build-feed-context';
import { hashListing } from '../../../listings/import/records/hash-listing';
import type { FeedFile } from '../../feed-kind';
import { openImmo } from './openimmo';
import { openImmoStates, openImmoTypes } from './openimmo-fields';

interface Parts {
  id?: string;
  action?: string;
  type?: string;
  stand?: string;
  prices?: string;
  release?: string;
  deals?: string;
  technical?: string;
}

const object = ({
  id = 'OD1',
  action,
  type = 'wohnung',
  stand = 'OFFEN',
  prices,
  release = 'true',
  deals = 'KAUF="true" MIETE_PACHT="false"',
  technical = '',
}: Parts = {}) =>
  `<immobilie><objektkategorie><vermarktungsart ${deals}/><objektart><${type}/></objektart>
  </objektkategorie><geo><plz>4700</plz><ort>Eupen</ort><strasse>Gospertstraße</strasse><hausnummer>9</hausnummer>
  <geokoordinaten breitengrad="50.63" laengengrad="6.03"/><land iso_land="BEL"/></geo>
  <kontaktperson><name>Makler</name></kontaktperson>
  <preise>${prices ?? '<kaufpreis>355000</kaufpreis>'}<waehrung iso_waehrung="EUR"/></preise>
  <flaechen><wohnflaeche>120.5</wohnflaeche><anzahl_schlafzimmer>3.00</anzahl_schlafzimmer><kellerflaeche>9</kellerflaeche></flaechen>
  <zustand_angaben><baujahr>1998</baujahr><verkaufstatus stand="${stand}"/></zustand_angaben>
  <freitexte><objekttitel>Wohnung im Park</objekttitel><objektbeschreibung>Hell.</objektbeschreibung><lage>Zentral.</lage></freitexte>
  <anhaenge><anhang location="EXTERN" gruppe="BILD"><anhangtitel>Salon</anhangtitel><daten><pfad>salon.jpg</pfad></daten></anhang>
  <anhang gruppe="GRUNDRISS"><daten><pfad>plan.jpg</pfad></daten></anhang><anhang gruppe="DOKUMENTE"><daten><pfad>vertrag.pdf</pfad></daten></anhang></anhaenge>
  <verwaltung_objekt><objektadresse_freigeben>${release}</objektadresse_freigeben></verwaltung_objekt>
  <verwaltung_techn><objektnr_extern>W-${id}</objektnr_extern>${action ? `<aktion aktionart="${action}"/>` : ''}
  <openimmo_obid>${id}</openimmo_obid>${technical}</verwaltung_techn></immobilie>`;
const transfer = (objects: string[], umfang = 'TEIL') =>
  `<openimmo><uebertragung art="ONLINE" umfang="${umfang}"/><anbieter><firma>X</firma>${objects.join('')}</anbieter></openimmo>`;
const file = (name: string, bytes: Buffer | string): FeedFile => ({
  name,
  changed: new Date('2026-11-24T00:00:00Z'),
  read: () => Promise.resolve(Buffer.from(bytes)),
});
const archive = (name: string, xml: string) =>
  file(
    name,
    buildZip([
      { name: 'data.xml', content: xml },
      { name: 'salon.jpg', content: 'picture' },
    ]),
  );
const readFiles = (...files: FeedFile[]) =>
  openImmo.read(buildContext(openImmo, {}, { files: () => Promise.resolve(files) }));

test('DATA-3 a full archive is read with its pictures', async () => {
  const result = await readFiles(archive('full.zip', transfer([object()], 'VOLL')));
  expect(result).toMatchObject({ complete: true, consumed: [{ name: 'full.zip' }] });
  expect(result.listings[0]).toMatchObject({ externalId: 'OD1', reference: 'W-OD1' });
  const record = result.listings[0]?.records.de;
  expect(record).toMatchObject({
    Goal: 0,
    Status: 1,
    WebIDs: '2',
    Zip: '4700',
    City: 'Eupen',
    CountryID: 10,
    Price: 355000,
    PublishPrice: true,
    PublishAddress: true,
    Street: 'Gospertstraße',
    HouseNumber: '9',
    SurfaceLiving: 120.5,
    NumberOfBedRooms: 3,
    ConstructionYear: 1998,
    Latitude: 50.63,
    Title: 'Wohnung im Park',
    Description: 'Hell.\n\nZentral.',
  });
  const pictures = record?.Pictures as { Url: string; Kind: string }[];
  expect(pictures).toMatchObject([{ Name: 'Salon', Kind: 'photo' }, { Kind: 'plan' }]);
  expect((await result.readPicture?.(pictures[0]?.Url ?? ''))?.toString()).toBe('picture');
  await expect(result.readPicture?.(pictures[1]?.Url ?? '')).rejects.toThrow('not in it');
  expect(result.notUnderstood).toEqual([
    { record: 'OD1', field: 'flaechen.kellerflaeche', value: '…' },
  ]);
  expect(JSON.stringify(result)).not.toContain('Makler');
});

test('DATA-6 what other programs write beside the description ends it', async () => {
  const xml = transfer([object()]).replace(
    '</freitexte>',
    '<sonstige_angaben>Ruhig.</sonstige_angaben></freitexte>',
  );
  const result = await readFiles(file('1.xml', xml));
  expect(result.listings[0]?.records.de?.Description).toBe('Hell.\n\nZentral.\n\nRuhig.');
});

test('DATA-3 partial files change and delete, the newer one counts, and no file is nothing', async () => {
  const first = file('1.xml', transfer([object(), object({ id: 'OD2' })]));
  const second = file(
    '2.xml',
    transfer([object({ action: 'DELETE' }), object({ id: 'OD2', stand: 'VERKAUFT' })]),
  );
  const result = await readFiles(first, second);
  expect(result).toMatchObject({ complete: false, removed: ['OD1'] });
  expect(result.listings).toMatchObject([{ externalId: 'OD2', records: { de: { Status: 2 } } }]);
  const again = await readFiles(first, second, file('3.xml', transfer([object()], 'VOLL')));
  expect(again).toMatchObject({ complete: true, removed: [], listings: [{ externalId: 'OD1' }] });
  expect(await readFiles()).toMatchObject({ complete: false, listings: [], consumed: [] });
});

test.each([
  [
    'price on request',
    {
      prices:
        '<kaufpreis auf_anfrage="true">355000</kaufpreis><kaufpreis_auf_anfrage>true</kaufpreis_auf_anfrage>',
    },
    /355000/,
  ],
  [
    'an amount that is on request',
    { prices: '<kaufpreis auf_anfrage="true">355000</kaufpreis>' },
    /355000/,
  ],
  ['an address that is not released', { release: 'false' }, /Gospert|50\.63/],
  ['an address of which nothing is said', { release: '' }, /Gospert|50\.63/],
])('DATA-3 %s never comes through', async (_, parts, secret) => {
  const result = await readFiles(file('1.xml', transfer([object(parts)])));
  expect(result.listings).toHaveLength(1);
  expect(JSON.stringify(result.listings[0]?.records)).not.toMatch(secret);
});

test.each([
  ['KAUF="true"', '<kaufpreis auf_anfrage="false">455000</kaufpreis>', { Goal: 0, Price: 455000 }],
  ['KAUF="1"', '<kaufpreis>350000</kaufpreis><kaltmiete>950</kaltmiete>', { Price: 350000 }],
  [
    'MIETE_PACHT="true"',
    '<kaufpreis>350000</kaufpreis><kaltmiete>950</kaltmiete>',
    { Goal: 1, Price: 950 },
  ],
  ['MIETE_PACHT="true"', '<nettokaltmiete>910.50</nettokaltmiete>', { Price: 910.5 }],
  ['MIETE_PACHT="true"', '<kaufpreis>350000</kaufpreis>', { Goal: 1, PublishPrice: false }],
])('DATA-3 an amount belongs to its deal: %s %s', async (deals, prices, expected) => {
  const result = await readFiles(file('1.xml', transfer([object({ deals, prices })])));
  const record = result.listings[0]?.records.de;
  expect(record).toMatchObject(expected);
  expect(record?.PublishPrice).toBe('Price' in expected);
});

test('DATA-6 a rent by the day is not shown as one by the month', async () => {
  const prices = '<kaltmiete>95</kaltmiete><preis_zeiteinheit zeiteinheit="TAG"/>';
  const parts = { deals: 'MIETE_PACHT="true"', prices };
  const result = await readFiles(file('1.xml', transfer([object(parts)])));
  expect(result.listings[0]?.records.de).toMatchObject({ Goal: 1, PublishPrice: false });
  const named = { record: 'OD1', field: 'preise.preis_zeiteinheit', value: 'TAG' };
  expect(result.notUnderstood).toContainEqual(named);
});

test('DATA-3 a home that is sold and let in one record is for sale, and named', async () => {
  const deals = 'KAUF="true" MIETE_PACHT="true"';
  const result = await readFiles(file('1.xml', transfer([object({ deals })])));
  expect(result.listings[0]?.records.de).toMatchObject({ Goal: 0, Price: 355000 });
  expect(result.notUnderstood).toContainEqual({
    record: 'OD1',
    field: 'objektkategorie.vermarktungsart',
    value: 'KAUF, MIETE_PACHT',
  });
});

test.each(Object.entries(openImmoTypes))('DATA-3 the kind %s', async (type, webId) => {
  const result = await readFiles(file('1.xml', transfer([object({ type })])));
  expect(result.listings[0]?.records.de?.WebIDs).toBe(webId);
});

test.each(Object.entries(openImmoStates).filter(([stand]) => stand !== 'VERMIETET'))(
  'DATA-3 the state %s',
  async (stand, state) => {
    const result = await readFiles(file('1.xml', transfer([object({ stand })])));
    expect(result.listings[0]?.records.de).toMatchObject(state);
  },
);

test('DATA-3 a bad record is left as it is and named', async () => {
  const bad = object({ id: 'OD3', type: 'schloss_am_meer' });
  const result = await readFiles(file('1.xml', transfer([object(), bad])));
  expect(result).toMatchObject({ listings: [{ externalId: 'OD1' }], rejected: ['OD3'] });
  expect(result.notUnderstood).toContainEqual({
    record: 'OD3',
    field: 'objektkategorie.objektart',
    value: 'schloss_am_meer',
  });
});

test.each([
  ['another document', file('1.xml', '<html/>'), 'not an OpenImmo file'],
  ['half a file', file('1.xml', transfer([object()]).slice(0, 300)), 'not usable XML'],
  ['a document type', file('1.xml', `<!DOCTYPE a SYSTEM "x">${transfer([])}`), 'document type'],
  ['no archive', file('1.zip', 'PK'), 'not a usable ZIP'],
  [
    'an archive that leaves its folder',
    file('1.zip', buildZip([{ name: '../x.xml', content: 'x' }])),
    'ZIP',
  ],
  [
    'an archive without a document',
    file('1.zip', buildZip([{ name: 'a.jpg', content: 'x' }])),
    '0 XML files',
  ],
  [
    'a ZIP bomb',
    file('1.zip', buildZip([{ name: 'a.xml', content: 'x', claims: 3 * 2 ** 30 }])),
    'not a usable ZIP',
  ],
  ['the file of another system', file('1.xml', '<root><kyero/></root>'), 'not an OpenImmo file'],
  ['200 MB of nothing', file('1.xml', Buffer.alloc(200 * 2 ** 20)), 'not usable XML'],
  ['a full file without an object', file('1.xml', transfer([], 'VOLL')), 'without an object'],
])(
  'DATA-10 %s is set aside with its reason, and the files around it are read',
  async (_, bad, message) => {
    const before = file('0.xml', transfer([object()]));
    const after = file('2.xml', transfer([object({ id: 'OD2' })]));
    const result = await readFiles(before, bad, after);
    expect(result).toMatchObject({
      complete: false,
      listings: [{ externalId: 'OD1' }, { externalId: 'OD2' }],
      consumed: [{ name: '0.xml' }, { name: '2.xml' }],
      setAside: [{ file: { name: bad.name }, reason: expect.stringContaining(message) as string }],
    });
    expect(result.notUnderstood).toContainEqual({
      record: bad.name,
      field: 'file',
      value: expect.stringContaining(message) as string,
    });
    await expect(openImmo.checkFile?.(bad)).rejects.toThrow(message);
  },
);

test('DATA-10 half a file that is arriving waits for the rest', async () => {
  const half = file('1.xml', transfer([object()]).slice(0, 300));
  const arriving = { ...half, changed: new Date('2026-11-24T11:55:00Z') };
  expect(await readFiles(arriving)).toMatchObject({ consumed: [], setAside: [] });
});

test.each([
  ['a sale', { action: 'CHANGE' }, true],
  ['a deletion', { action: 'DELETE' }, false],
  ['a home that was sold before', { action: 'REFERENZ' }, false],
  ['an unknown action', { action: 'TAUSCH' }, false],
  ['an unknown state', { stand: 'IN_PLANUNG' }, false],
  ['an advert until today', { technical: '<aktiv_bis>2026-11-24</aktiv_bis>' }, true],
  ['an advert until yesterday', { technical: '<aktiv_bis>2026-11-23</aktiv_bis>' }, false],
  ['an advert until last year', { technical: '<aktiv_bis>31.12.2025</aktiv_bis>' }, false],
  ['an advert from tomorrow', { technical: '<aktiv_von>2026-11-25</aktiv_von>' }, false],
])('DATA-6 DATA-13 %s: published %s', async (_, parts, isPublished) => {
  const result = await readFiles(file('1.xml', transfer([object(parts)])));
  expect(result.listings).toHaveLength(isPublished ? 1 : 0);
  expect(result.removed).toEqual(isPublished ? [] : ['OD1']);
});

test.each([
  ['an action', { action: 'TAUSCH' }, 'verwaltung_techn.aktion', 'TAUSCH'],
  ['a state', { stand: 'IN_PLANUNG' }, 'zustand_angaben.verkaufstatus', 'IN_PLANUNG'],
  [
    'a beginning to come',
    { technical: '<aktiv_von>2026-11-25</aktiv_von>' },
    'verwaltung_techn.aktiv_von',
    '2026-11-25',
  ],
])('DATA-6 %s that keeps a home from being published is named', async (_, parts, field, value) => {
  const result = await readFiles(file('1.xml', transfer([object(parts)])));
  expect(result.notUnderstood).toContainEqual({ record: 'OD1', field, value });
});

test('DATA-13 the same home in a file of another name is the same, and a new picture is not', async () => {
  const read = async (name: string, picture = 'picture') => {
    const content = transfer([object()], 'VOLL');
    const entries = [
      { name: 'data.xml', content },
      { name: 'salon.jpg', content: picture },
    ];
    const result = await readFiles(file(name, buildZip(entries)));
    const [, records] = Object.entries(result.listings[0]?.records ?? {})[0] ?? [];
    return hashListing({ id: 'OD1', byLanguage: new Map([['de', records ?? {}]]) });
  };
  const monday = await read('monday.zip');
  expect(await read('tuesday.zip')).toBe(monday);
  expect(await read('tuesday.zip', 'another')).not.toBe(monday);
});
