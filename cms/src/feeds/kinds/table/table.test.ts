import { expect, test } from 'vitest';
import { languages, type Language } from '@agency/domain/languages';
import {
  buildDutchWorkbook,
  buildGermanXml,
  encodeWindows1252,
} from '../../../../test/agency-exports';
import { buildContext } from '../../../../test/build-feed-context';
import { buildWorkbook } from '../../../../test/build-workbook';
import { buildZip } from '../../../../test/build-zip';
import { startFakeSource } from '../../../../test/fake-source';
import { ProblemLog } from '../../../listings/import/import-report';
import type { SnapshotRecord } from '../../../listings/import/records/group-records';
import { parseListing } from '../../../listings/import/records/parse-listing';
import type { FeedFile, FeedResult } from '../../feed-kind';
import { readTable } from './formats/read-table';
import { guessNotation } from './guess-notation';
import { suggestColumns } from './suggest-columns';
import { suggestChoice } from './choices';
import { findField } from './fields';
import { table } from './table';

const DAY = 24 * 3600 * 1000;
const NOW = new Date('2026-11-24T12:00:00Z');

/** Columns of a small file, matched as they are named. */
const columns = [
  { column: 'id', to: 'ID' },
  { column: 'type', to: 'WebIDs', values: { Maison: '1', Appartement: '2' } },
  { column: 'goal', to: 'Goal', values: { vente: 'sale', location: 'rent' } },
  { column: 'state', to: 'Status', values: { actif: 'active', vendu: 'closed', retiré: 'hidden' } },
  { column: 'zip', to: 'Zip' },
  { column: 'city', to: 'City' },
  { column: 'street', to: 'StreetLine' },
  { column: 'price', to: 'Price' },
  { column: 'area', to: 'SurfaceLiving' },
  { column: 'title', to: 'Title' },
  { column: 'changed', to: 'ModifiedDate' },
  { column: 'country', to: 'country', values: { Belgique: 'BE' } },
];
const names = columns.map(({ column }) => column);

type Row = Partial<Record<(typeof names)[number], string>>;

const home = (row: Row = {}): Row => ({
  id: '1',
  type: 'Maison',
  goal: 'vente',
  state: 'actif',
  zip: '1000',
  city: 'Bruxelles',
  price: '300000',
  area: '90',
  title: 'Belle maison',
  changed: '20/11/2026',
  ...row,
});

const toCsv = (rows: readonly Row[]): string =>
  [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map(
      (cells) =>
        `${cells.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';')}\n`,
    )
    .join('');

function buildFile(name: string, content: Buffer | string, changed = NOW): FeedFile {
  return {
    name,
    changed,
    read: () => Promise.resolve(typeof content === 'string' ? Buffer.from(content) : content),
  };
}

function readFiles(
  files: FeedFile[],
  settings: object = {},
  { isFirst = false } = {},
): Promise<FeedResult> {
  const own = { language: 'fr', columns, ...settings };
  // Longer than that of a context, for a busy machine.
  const signal = AbortSignal.timeout(240_000);
  const given = { signal, isFirst, files: () => Promise.resolve(files) };
  return table.read(buildContext(table, own, given));
}

/** Reads homes like an import. Returns what would be stored, and what is reported. */
async function importRows(rows: Row[], settings: object = {}) {
  const result = await readFiles([buildFile('a.csv', toCsv(rows))], settings);
  const log = new ProblemLog();
  const drafts = result.listings.flatMap(({ externalId, records, withheld }) => {
    const own = languages.flatMap((language): [Language, SnapshotRecord][] => {
      const record = records[language];
      return record ? [[language, record]] : [];
    });
    const group = { id: externalId, byLanguage: new Map<string, SnapshotRecord>(own) };
    const given = { reference: externalId, sourceHash: 'x', withheld };
    return parseListing(group, given, new Set(['1', '2']), log) ?? [];
  });
  const named = [
    ...result.notUnderstood.map(({ record, field }) => `${record} ${field}`),
    ...log.problems.map(({ id, field }) => `${id} ${field}`),
  ];
  return { result, drafts, named, ids: drafts.map(({ externalId }) => externalId) };
}

const behind = home({ id: '2' });

test.each([
  ['a negative amount', { price: '-5' }, 'Price', ['2']],
  ['an absurd amount', { price: '1000000000000' }, 'Price', ['2']],
  ['another country', { country: 'France' }, 'country', ['2']],
  ['a postal code abroad', { zip: '75001' }, 'zip', ['2']],
  ['an unknown type', { type: 'Iglou' }, 'type', ['2']],
  ['an unknown state', { state: 'mystère' }, 'state', ['2']],
  ['no state', { state: '' }, 'state', ['2']],
  ['an unknown goal', { goal: 'troc' }, 'goal', ['2']],
  ['an impossible area', { area: '-90' }, 'SurfaceLiving', ['1', '2']],
  ['an area in words', { area: 'grand' }, 'area', ['1', '2']],
  ['another currency', { price: '300000 CHF' }, 'price', ['2']],
  ['a day to come', { changed: '01/01/2999' }, 'ModifiedDate', ['1', '2']],
  ['a day that is none', { changed: '31/02/2026' }, 'changed', ['1', '2']],
  ['a character of another encoding', { title: 'Belle \uFFFD maison' }, 'title', ['1', '2']],
])('DATA-10 table: %s is named, and the home behind it read', async (_, row, field, kept) => {
  const { ids, named } = await importRows([home(row), behind]);
  expect(ids).toEqual(kept);
  expect(named).toContain(`1 ${field}`);
});

test('DATA-10 table: of two rows of one id the first counts, and it is named', async () => {
  const { drafts, result } = await importRows([home(), home({ price: '1' }), behind]);
  expect(drafts.map(({ facts }) => facts.price)).toEqual([300000, 300000]);
  expect(result.lost).toEqual([{ id: '1', row: 3, field: 'id', reason: 'repeated', value: '1' }]);
  expect(result.complete).toBe(false);
});

test('DATA-11 table: the first run stops if homes share a reference, unless their rows are the same', async () => {
  const rows = [home(), home({ price: '1' }), behind, home({ id: '2', city: 'Liège' })];
  const first = (own: Row[]) => readFiles([buildFile('a.csv', toCsv(own))], {}, { isFirst: true });
  await expect(first(rows)).rejects.toThrow(
    'same reference in the column “id”: 1 (rows 2, 3); 2 (rows 4, 5)',
  );
  const same = await first([home(), home(), behind]);
  expect([same.listings.length, same.lost, same.complete]).toEqual([2, [], true]);
});

test.each<[string, Row, object]>([
  ['a postal code of five digits', { zip: '16400' }, { field: 'zip', value: '16400' }],
  ['no postal code', { zip: '' }, { field: 'zip', reason: 'missing' }],
  ['an unknown type', { type: 'Iglou' }, { field: 'type', value: 'Iglou' }],
  ['an unknown state', { state: 'mystère' }, { field: 'state', value: 'mystère' }],
  ['an unknown goal', { goal: 'troc' }, { field: 'goal', value: 'troc' }],
  ['a foreign country', { country: 'France' }, { field: 'country', value: 'France' }],
  ['a mistyped price', { price: 'TBC' }, { field: 'price', value: 'TBC' }],
  ['a price with letters', { price: '35O000' }, { field: 'price', value: '35O000' }],
  [
    'a price in another encoding',
    { price: '300000 \uFFFD' },
    { field: 'price', value: '300000 \uFFFD' },
  ],
  // A phone number may be in a column that was matched wrongly.
  ['a phone number', { zip: '0470 12 34 56' }, { field: 'zip' }],
])('DATA-10 table: a home with %s is left out, by row, column and value', async (_, row, lost) => {
  const { result, ids } = await importRows([behind, home(row)]);
  expect(result.lost).toEqual([{ id: '1', row: 3, reason: 'unreadable', ...lost }]);
  expect(ids).toEqual(['2']);
});

test('DATA-10 table: a row without a reference is left out and named; a line of sums is not', async () => {
  const sums: Row = { price: '600000', area: '180' };
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  const { result } = await importRows([home(), home({ id: '' }), { ...empty, ...sums }]);
  expect(result.lost).toEqual([{ id: null, row: 3, field: 'id', reason: 'missing' }]);
});

test.each([
  ['', true],
  ['-', true],
  ['Prix sur demande', true],
  ['nous consulter', true],
  ['Prijs op aanvraag', true],
  ['Overeen te komen', true],
  ['On application', true],
  ['P.O.A.', true],
  ['Preis auf Anfrage', true],
  ['n.v.t.', false],
  ['TBC', false],
  ['nader te bepalen', false],
  ['duizend zeshonderd', false],
  ['s/o', false],
])(
  'DATA-11 table: a price of "%s" is on request: %s; else the home is left out',
  async (price, is) => {
    const { drafts, result } = await importRows([home({ price })]);
    expect(drafts.map(({ facts }) => facts.publishPrice)).toEqual(is ? [false] : []);
    expect(result.rejected).toEqual(is ? [] : ['1']);
  },
);

test('DATA-11 table: a home whose price is hidden needs none that can be read', async () => {
  const own = columns.map((one) => (one.column === 'area' ? { ...one, to: 'PublishPrice' } : one));
  const rows = [home({ price: 'TBC', area: 'non' }), home({ id: '2', price: 'TBC', area: 'oui' })];
  const { ids } = await importRows(rows, { columns: own });
  expect(ids).toEqual(['1']);
  const unclear = await importRows([home({ area: 'peut-être' })], { columns: own });
  expect(unclear.drafts.map(({ facts }) => facts.publishPrice)).toEqual([false]);
  expect(unclear.named).toEqual(['1 area']);
});

test('DATA-11 table: a home that is sold needs no price that can be read', async () => {
  const { drafts, result } = await importRows([home({ state: 'vendu', price: 'Vendu' })]);
  expect(drafts.map(({ availability, facts }) => [availability, facts.publishPrice])).toEqual([
    ['sold', false],
  ]);
  expect(result.lost).toEqual([]);
});

test('DATA-11 table: charges are those of the tenant of a home to let, else of the owner', async () => {
  const own = columns.map((one) => (one.column === 'area' ? { ...one, to: 'Charges' } : one));
  const { drafts } = await importRows([home(), home({ id: '2', goal: 'location' })], {
    columns: own,
  });
  expect(drafts.map(({ facts }) => [facts.chargesOwner, facts.chargesRenter])).toEqual([
    [90, null],
    [null, 90],
  ]);
});

test('DATA-11 table: a word of the file that says more than its type is kept', async () => {
  const own = columns.map((one) =>
    one.column === 'type'
      ? { ...one, values: { Penthouse: '2', Appartement: '2', APT: '2' } }
      : one,
  );
  const rows = ['Penthouse', 'Appartement', 'APT'].map((type, at) =>
    home({ id: String(at), type }),
  );
  const { drafts } = await importRows(rows, { columns: own });
  expect(drafts.map(({ texts }) => texts[0]?.values.typeDescription)).toEqual([
    'Penthouse',
    null,
    null,
  ]);
});

test('DATA-7 table: scripts and markup are in no text', async () => {
  const title = '<p>Belle</p><script>alert(1)</script> &amp; grande';
  const { drafts } = await importRows([home({ title })]);
  expect(drafts[0]?.texts[0]?.values.title).toBe('Belle & grande');
});

test('DATA-8 table: an address is hidden unless it is said to be public', async () => {
  const row = home({ street: 'Rue Haute 12', title: 'Maison rue Haute' });
  const hidden = await importRows([row]);
  expect(JSON.stringify(hidden.drafts)).not.toMatch(/rue haute/i);
  const shown = await importRows([row], { fixed: { PublishAddress: 'true' } });
  expect(shown.drafts[0]?.facts).toMatchObject({ houseNumber: '12', publishAddress: true });
});

test('DATA-11 table: a home that is no longer on offer is removed, and one with its price on request has none', async () => {
  const rows = [
    home({ price: 'Sur demande' }),
    home({ id: '2', state: 'retiré' }),
    home({ id: '3', state: 'vendu' }),
  ];
  const { result, drafts } = await importRows(rows);
  expect(result.removed).toEqual(['2']);
  expect(drafts.map(({ facts }) => [facts.price, facts.publishPrice])).toEqual([
    [null, false],
    [300000, true],
  ]);
  expect(drafts[1]?.availability).toBe('sold');
});

test('DATA-11 table: without a column of goals, the amount that is given says it', async () => {
  const prices = [
    { column: 'goal', to: 'SalePrice' },
    { column: 'price', to: 'Rent' },
  ];
  const own = columns.map((one) => prices.find(({ column }) => column === one.column) ?? one);
  const rows = [
    home({ goal: '250000', price: '' }),
    home({ id: '2', goal: '', price: '950' }),
    home({ id: '3', goal: '250000', price: '950' }),
  ];
  const { drafts, named } = await importRows(rows, { columns: own });
  expect(drafts.map(({ goal, facts }) => [goal, facts.price])).toEqual([
    ['sale', 250000],
    ['rent', 950],
  ]);
  expect(named).toContain('3 Goal');
});

test.each([
  ['UTF-8 with a mark', Buffer.from('\uFEFF' + toCsv([home({ title: 'Été à Liège' })]))],
  ['UTF-16', Buffer.from('\uFEFF' + toCsv([home({ title: 'Été à Liège' })]), 'utf16le')],
  ['UTF-16 without a mark', Buffer.from(toCsv([home({ title: 'Été à Liège' })]), 'utf16le')],
  ['windows-1252', encodeWindows1252(toCsv([home({ title: 'Été à Liège' })]))],
])('DATA-11 table: %s is read', async (_, bytes) => {
  const { listings } = await readFiles([buildFile('a.csv', bytes)]);
  expect(listings[0]?.records.fr?.Title).toBe('Été à Liège');
});

const plain = toCsv([home(), behind]);
const bomb = buildZip([{ name: 'a.csv', content: 'x', claims: 300 * 2 ** 20 }]);
const farRow =
  '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="400000000"><c r="A400000000"><v>1</v></c></row></sheetData></worksheet>';

test.each<[string, Buffer | string, string]>([
  ['a file cut inside a quotation', `${plain}3;"Maison`, 'never closes'],
  ['another layout', 'Nr;Preis\n1;5\n', 'lacks the columns id'],
  ['an OpenImmo file', '<openimmo><uebertragung/><anbieter/></openimmo>', 'no repeated element'],
  ['entities that grow', '<!DOCTYPE r [<!ENTITY a "aa">]><r>&a;</r>', 'declares a document type'],
  ['truncated XML', '<homes><home><id>1</id>', 'not usable XML'],
  ['a PDF', '%PDF-1.7 …', 'is a PDF'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel file'],
  ['JSON', '[{"id": 1}]', 'is JSON'],
  ['a web page', '<!DOCTYPE html><html></html>', 'is a web page'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'not a text file'],
  ['nothing', '', 'is empty'],
  ['only a header', `${names.join(';')}\n`, 'has no rows'],
  ['a ZIP bomb', bomb, 'too large'],
  ['an archive without a file', buildZip([{ name: 'a.jpg', content: 'x' }]), 'has 0 CSV'],
  [
    'a cut archive',
    buildZip([{ name: 'a.csv', content: plain }]).subarray(0, 60),
    'not a usable ZIP',
  ],
  [
    'a workbook with a row far away',
    buildWorkbook([['a']], { sheetXml: farRow }),
    'not a usable workbook',
  ],
  ['200 MB', Buffer.alloc(200 * 2 ** 20), 'larger than 64 MB'],
])(
  'DATA-10 table: %s is set aside with a reason, and the file behind it read',
  async (_, content, reason) => {
    const bad = buildFile('bad', content, new Date(NOW.getTime() - DAY));
    const { listings, setAside, consumed, complete } = await readFiles([
      bad,
      buildFile('b.csv', plain),
    ]);
    expect(setAside?.map(({ reason: given }) => given)).toEqual([expect.stringContaining(reason)]);
    expect(consumed?.map(({ name }) => name)).toEqual(['b.csv']);
    expect([listings.length, complete]).toEqual([2, true]);
  },
  250_000,
);

test('DATA-10 table: an unreadable file that was just delivered waits', async () => {
  const { setAside, consumed, failure } = await readFiles([buildFile('bad.csv', '"')]);
  expect([setAside, consumed, failure]).toEqual([[], [], expect.stringContaining('bad.csv')]);
});

test('DATA-11 table: a file of another layout fails the run and is refused when it is uploaded', async () => {
  const other = buildFile('b.csv', 'Nr;Preis\n1;5\n');
  const reason = 'b.csv is not the usual file: it lacks the columns id, type';
  expect((await readFiles([other])).failure).toContain(reason);
  const { settings } = buildContext(table, { columns });
  await expect(table.checkFile?.(other, settings)).rejects.toThrow(reason);
  await expect(table.checkFile?.(other, null)).resolves.toBeUndefined();
  const good = await readFiles([other, buildFile('c.csv', plain)]);
  expect([good.failure, good.listings.length]).toEqual([undefined, 2]);
});

test.each([
  ['a row without an id', toCsv([home(), home({ id: '' })])],
  ['a row with too many cells', `${plain}3;Maison;vente;actif;1000;Bruxelles;;1;2;x;;;y;z\n`],
  ['a last row that breaks off', `${plain}3;Maison;ven`],
])('DATA-10 table: with %s nothing that is missing is withdrawn', async (_, content) => {
  const { complete, notUnderstood } = await readFiles([buildFile('a.csv', content)]);
  expect(complete).toBe(false);
  expect(notUnderstood[0]?.record).toMatch(/^row \d+$/);
});

test('DATA-12 table: the connection is tested at an address with a login, and by the newest file', async () => {
  await using source = await startFakeSource(({ headers }) =>
    headers.authorization ? { body: plain } : { status: 401, body: '' },
  );
  const test = (settings: object, files: FeedFile[] = []) =>
    table.test?.(buildContext(table, { ...settings }, { files: () => Promise.resolve(files) }));
  const { url } = source;
  expect(await test({ url, login: true })).toEqual({ listings: 2 });
  const sent = `Basic ${Buffer.from('the login').toString('base64')}`;
  expect(source.requests[0]?.headers.authorization).toBe(sent);
  await expect(test({ url })).rejects.toMatchObject({ status: 401 });
  const files = [buildFile('a.csv', '"'), buildFile('b.csv', toCsv([home()]))];
  expect(await test({}, files)).toEqual({ listings: 1 });
  await expect(test({})).rejects.toMatchObject({ reason: 'noFiles' });
});

test('DATA-11 table: of two files with all homes the newer counts, of partial ones both', async () => {
  const files = [
    buildFile('a.csv', toCsv([home(), behind]), new Date(NOW.getTime() - DAY)),
    buildFile('b.csv', toCsv([home({ id: '3' })])),
  ];
  const ids = ({ listings }: FeedResult) => listings.map(({ externalId }) => externalId);
  const [whole, partial] = [await readFiles(files), await readFiles(files, { partial: true })];
  expect([ids(whole), whole.complete]).toEqual([['3'], true]);
  expect([ids(partial), partial.complete]).toEqual([['1', '2', '3'], false]);
});

test('DATA-11 table: a column that is new in the file is named', async () => {
  const { notUnderstood } = await readFiles([
    buildFile('a.csv', plain.replace(/\n/g, ';x\n').replace('country;x', 'country;nouveau')),
  ]);
  expect(notUnderstood).toContainEqual({
    record: 'a.csv',
    field: 'nouveau',
    value: 'column is not matched',
  });
});

test('DATA-11 table: 50,000 rows are read', async () => {
  const rows = Array.from({ length: 50_000 }, (_, index) => home({ id: String(index) }));
  const { listings } = await readFiles([buildFile('a.csv', toCsv(rows))]);
  expect(listings).toHaveLength(50_000);
}, 300_000);

test.each([
  ['a workbook with merged header and prices as text', buildDutchWorkbook, '7001'],
  ['an XML with German names', buildGermanXml, 'EU-310'],
])('DATA-11 table: the suggestions for %s publish its homes', async (_, build, id) => {
  const { name, bytes } = build();
  const { table: read } = await readTable(bytes, name, {});
  const notation = guessNotation(read);
  const matched = suggestColumns(read, notation).map(({ column, to, language, values }) => ({
    column,
    to,
    ...(language ? { language } : {}),
    ...(findField(to)?.choices
      ? {
          values: Object.fromEntries(
            values.map(({ value }) => [value, suggestChoice(to, value) ?? '']),
          ),
        }
      : {}),
  }));
  const { decimal, dates } = notation;
  const settings = { language: 'nl', decimal, dates, columns: matched };
  const { listings, notUnderstood } = await readFiles([buildFile(name, bytes)], settings);
  const values = notUnderstood.filter(({ value }) => value !== 'column is not matched');
  expect(values).toEqual([]);
  expect(listings.length).toBeGreaterThan(10);
  const first = listings.find(({ externalId }) => externalId === id)?.records;
  expect(first).toMatchObject(expected[id] ?? {});
});

const expected: Record<string, object> = {
  '7001': {
    nl: {
      Goal: 0,
      WebIDs: '2',
      Zip: '9000',
      City: 'Gent',
      Price: 395000,
      SurfaceLiving: 88,
      Street: 'Kerkstraat',
      HouseNumber: '1',
      BoxNr: '2',
      ConstructionYear: 1931,
      EPCLabelText: 'A',
      Title: 'Ruime woning met zicht op het water 0',
      Pictures: [{ Url: 'https://cdn.example/0-1.jpg' }, { Url: 'https://cdn.example/0-2.jpg' }],
    },
    en: { Title: 'Spacious home with a view of the water 0' },
  },
  'EU-310': {
    de: {
      Goal: 0,
      WebIDs: '2',
      Price: 385000,
      SurfaceLiving: 95,
      Floor: 0,
      EnergyPerformance: 110.5,
      Title: 'Helle Räume mit Blick ins Grüne 0',
    },
    fr: { Title: 'Pièces claires avec vue sur la verdure 0' },
  },
};
