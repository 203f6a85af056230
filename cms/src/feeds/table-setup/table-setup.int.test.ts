import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildFrenchCsv } from '../../../test/agency-exports';
import { buildZip } from '../../../test/build-zip';
import { buildEnvironment } from '../../../test/environment';
import { startFakeSource } from '../../../test/fake-source';
import { logIn } from '../../../test/log-in';
import { clearFeeds, listReferences, openFeeds, run, type Feeds } from '../../../test/open-feeds';
import { keepFeedFile, listAsideFiles, listFiles } from '../source-files';
import { SOURCE } from '../sources';
import type { TablePreview, TableSetup } from './table-setup';

let feeds: Feeds;
let token: string;

beforeAll(async () => {
  feeds = await openFeeds();
  const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = buildEnvironment();
  token = await logIn(feeds.cms.url, ADMIN_EMAIL, ADMIN_PASSWORD);
});

afterAll(() => feeds.stop());

beforeEach(() => clearFeeds(feeds));

async function addTable(key: string, settings: object = {}): Promise<void> {
  const { status } = await feeds.asAdministrator(
    'POST',
    `/content-manager/collection-types/${SOURCE}`,
    { key, kind: 'table', settings, everyMinutes: 30, enabled: true, paused: false },
  );
  expect(status).toBe(201);
}

/** Uploads a file like the form of the admin. */
async function upload<Answer>(path: string, name: string, bytes: Buffer, settings?: object) {
  const form = new FormData();
  if (settings) form.set('settings', JSON.stringify(settings));
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${feeds.cms.url}/agency/feeds/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await answer.json()) as Answer & { error?: { message: string } };
  return { status: answer.status, body };
}

async function send<Answer>(path: string, settings: object): Promise<Answer> {
  const answer = await feeds.asAdministrator('POST', `/agency/feeds/${path}`, { settings });
  expect([path, answer.status, answer.body.error?.message]).toEqual([path, 200, undefined]);
  return answer.body as unknown as Answer;
}

test('DATA-11 an uploaded export is suggested, previewed, saved and imported; a second run writes nothing', async () => {
  const { name, bytes } = buildFrenchCsv();
  await addTable('hektor');
  const early = await run(feeds, 'hektor');
  expect(early).toMatchObject({
    outcome: 'failed',
    message: expect.stringContaining('not matched'),
  });
  const { status, body: setup } = await upload<TableSetup>('hektor/columns/read', name, bytes, {});
  expect(status).toBe(200);
  expect(setup).toMatchObject({
    file: name,
    rows: 14,
    layout: { type: 'csv', encoding: 'windows-1252', delimiter: ';', header: 1 },
    settings: { decimal: ',', dates: 'dmy', language: 'fr' },
  });
  const { settings } = setup;
  const preview = await send<TablePreview>('hektor/columns/preview', settings);
  expect(preview.report).toMatchObject({ outcome: 'done', rejected: 0 });
  expect(preview.cards).toHaveLength(10);
  expect(preview.cards[0]).toMatchObject({
    id: 'M2041',
    texts: [{ language: 'fr', title: 'Bel ensemble lumineux près du parc 1', isTitleMade: false }],
    goal: 'sale',
    price: 349000,
    city: 'Bruxelles 1000',
    street: 'Rue des Tanneurs 12A / 3',
    types: ['Appartement'],
    pictures: ['https://photos.example/0/a.jpg', 'https://photos.example/0/b.jpg'],
  });
  expect(await listReferences(feeds)).toEqual({});

  // Their addresses lead nowhere.
  const columns = settings.columns.map((column) =>
    column.to === 'Pictures' ? { ...column, to: '' } : column,
  );
  await send('hektor/columns/save', { ...settings, columns });
  const first = await run(feeds, 'hektor');
  // Of fourteen, three are withdrawn.
  expect(first).toMatchObject({ outcome: 'done', added: 11, rejected: 0, withdrawn: 0 });
  expect(await listFiles('hektor')).toEqual([]);
  const listing = (await feeds.cms.strapi.db.query('api::listing.listing').findOne({
    where: { reference: 'M2042' },
    populate: { texts: true },
  })) as Record<string, unknown>;
  expect(listing).toMatchObject({
    goal: 'rent',
    availability: 'option',
    bedrooms: 2,
    publishAddress: false,
    houseNumber: null,
    texts: [{ language: 'fr', title: 'Bel ensemble lumineux près du parc 2' }],
  });

  const amounts = ['price', 'livingArea', 'groundArea', 'energyPerformance'];
  expect(amounts.map((amount) => Number(listing[amount]))).toEqual([1150.5, 73.5, 450, 105]);

  await upload('hektor/files', name, bytes);
  const second = await run(feeds, 'hektor');
  expect(second).toMatchObject({
    outcome: 'done',
    unchanged: 11,
    added: 0,
    updated: 0,
    withdrawn: 0,
  });
});

test('DATA-11 an export at an address is imported with the pictures of its archive', async () => {
  const picture = Buffer.from(
    'R0lGODlhAQABAPAAAAAAAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
    'base64',
  );
  const csv =
    'id,type,sale_rent,zip,city,price,photo\n7,House,sale,1000,Brussels,300000,a.gif\n8,House,sale,1000,Brussels,310000,\n';
  const zip = buildZip([
    { name: 'export.csv', content: csv },
    { name: 'pics/a.gif', content: picture },
    { name: 'pics/8-1.gif', content: picture },
  ]);
  await using source = await startFakeSource(() => ({ body: zip }));
  await addTable('office', { url: source.url });
  const setup = await send<TableSetup>('office/columns/read', { url: source.url });
  const settings = { ...setup.settings, fixed: { Status: 'active' } };
  await send('office/columns/save', settings);
  expect(await run(feeds, 'office')).toMatchObject({ outcome: 'done', added: 2, problems: [] });
  const { pictures } = (await feeds.cms.strapi.db
    .query('api::listing.listing')
    .findOne({ where: { reference: '8' }, populate: { pictures: true } })) as {
    pictures: object[];
  };
  expect(pictures).toHaveLength(1);
  expect(await run(feeds, 'office')).toMatchObject({ unchanged: 2, added: 0, updated: 0 });
});

test('DATA-11 a saved match stays, a file of another layout changes nothing and is set aside', async () => {
  const row = (id: string) => `${id};Maison;Vente;Actif;1000;Bruxelles;250000\n`;
  const head = 'Ref;Type de bien;Transaction;Statut;CP;Ville;Prix\n';
  const file = (body: string) => Buffer.from(body);
  await addTable('agence');
  const { body: setup } = await upload<TableSetup>(
    'agence/columns/read',
    'un.csv',
    file(head + row('1') + row('2')),
    {},
  );
  const settings = {
    ...setup.settings,
    columns: setup.settings.columns.map((column) =>
      column.column === 'Prix' ? { ...column, to: 'Rent' } : column,
    ),
  };
  await send('agence/columns/save', settings);
  const again = await send<TableSetup>('agence/columns/read', settings);
  expect(again.columns.find(({ column }) => column === 'Prix')).toMatchObject({
    to: 'Rent',
    isSaved: true,
  });
  expect(await run(feeds, 'agence')).toMatchObject({ added: 2 });

  const other = file('Nr;Preis\n1;5\n2;6\n');
  const refused = await upload('agence/files', 'deux.csv', other);
  expect([refused.status, await listFiles('agence')]).toEqual([400, []]);
  expect(refused.body.error?.message).toContain('it lacks the columns Ref');
  // By another way, such as FTP.
  await keepFeedFile('agence', 'deux.csv', other);
  const report = await run(feeds, 'agence');
  expect(report).toMatchObject({
    outcome: 'failed',
    message: expect.stringContaining('deux.csv is not the usual file'),
  });
  expect((await listAsideFiles('agence')).map(({ name }) => name)).toEqual(['deux.csv']);
  expect(Object.values(await listReferences(feeds))).toEqual(['active', 'active']);
});

const head = 'Réf. dossier;Type;Transaction;Statut;Rue;N°;CP;Ville;Prix;Texte;Texte NL\n';
const row = (id: string, number: string, { zip = '1000', price = '250000' } = {}) =>
  `${id};Maison;Vente;Actif;Rue Haute;${number};${zip};Bruxelles;${price};Une maison claire avec un jardin pour la famille;Een licht huis met een tuin\n`;

test('DATA-11 the language of the feed wins over a column in another; what is read again keeps its marks', async () => {
  await addTable('agence', { language: 'fr' });
  const bytes = Buffer.from(head + row('A', '1') + row('B', '2') + row('C', '3'));
  const { body: setup } = await upload<TableSetup>('agence/columns/read', 'a.csv', bytes, {
    language: 'fr',
  });
  expect([setup.settings.language, setup.guessed.language]).toEqual(['fr', 'fr']);
  const matched = setup.settings.columns.map(({ column, to, language }) => [column, to, language]);
  expect(matched).toEqual(
    expect.arrayContaining([
      ['Réf. dossier', 'ID', undefined],
      ['N°', 'HouseNumber', undefined],
      ['Texte', 'Description', undefined],
      ['Texte NL', 'Description', 'nl'],
    ]),
  );
  const corrected = setup.settings.columns.map((one) =>
    one.column === 'Prix' ? { ...one, to: 'SalePrice' } : one,
  );
  const draft = { ...setup.settings, columns: corrected };
  const again = await send<TableSetup>('agence/columns/read', draft);
  expect(again.columns.some(({ isSaved }) => isSaved)).toBe(false);
  expect(again.columns.find(({ column }) => column === 'Rue')?.isSure).toBe(true);
  expect(again.settings.columns.find(({ column }) => column === 'Prix')?.to).toBe('SalePrice');
});

test('DATA-11 after a file that was chosen by mistake, the right one is suggested from the beginning', async () => {
  await addTable('agence');
  const wrong = Buffer.from('Kenmerk;Postcode;Prijs\nA;9000;100000\nB;9000;200000\n');
  const { body: first } = await upload<TableSetup>('agence/columns/read', 'x.csv', wrong, {});
  const right = Buffer.from(head + row('A', '1') + row('B', '2'));
  const { body } = await upload<TableSetup>('agence/columns/read', 'a.csv', right, first.settings);
  expect(body.settings.columns.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['ID', 'Zip', 'Price', 'City']),
  );
});

test('DATA-11 the first run stops at a repeated reference; a home that is left out is counted and named', async () => {
  await addTable('agence', { language: 'fr' });
  const bytes = Buffer.from(
    head + row('A', '11') + row('B', '11') + row('C', '18', { zip: '16400' }) + row('D', '25'),
  );
  const { body: setup } = await upload<TableSetup>('agence/columns/read', 'a.csv', bytes, {});
  const of = (id: string) => ({
    ...setup.settings,
    fixed: { PublishAddress: 'true' },
    columns: setup.settings.columns.map((one) => ({
      ...one,
      to: one.column === id ? 'ID' : one.to === 'ID' ? '' : one.to,
    })),
  });
  await send('agence/columns/save', of('N°'));
  const stopped = await run(feeds, 'agence');
  expect(stopped).toMatchObject({
    outcome: 'failed',
    message: expect.stringContaining('same reference in the column “N°”: 11 (rows 2, 3)'),
  });
  expect(await listReferences(feeds)).toEqual({});

  await send('agence/columns/save', of('Réf. dossier'));
  const { body: trial } = await feeds.asAdministrator('POST', '/agency/feeds/agence/try');
  const lost = {
    id: 'C',
    row: 4,
    field: 'CP',
    lost: 'unreadable',
    value: '16400',
  };
  expect(trial).toMatchObject({ report: { read: 4, added: 3, rejected: 1, problems: [lost] } });
  const report = await run(feeds, 'agence');
  expect(report).toMatchObject({ outcome: 'done', read: 4, added: 3, rejected: 1 });
  expect(report?.problems[0]).toMatchObject(lost);
  expect(Object.keys(await listReferences(feeds)).sort()).toEqual(['A', 'B', 'D']);
});

test('DATA-11 a mistyped price keeps a listing as it is', async () => {
  await addTable('agence', { language: 'fr' });
  const file = (price: string) =>
    Buffer.from(head + row('A', '1', { price }) + row('B', '2') + row('C', '3'));
  const { body: setup } = await upload<TableSetup>('agence/columns/read', 'a.csv', file('300000'));
  await send('agence/columns/save', setup.settings);
  await run(feeds, 'agence');
  await upload('agence/files', 'b.csv', file('TBC'));
  const report = await run(feeds, 'agence');
  expect(report).toMatchObject({ unchanged: 2, rejected: 1, withdrawn: 0 });
  expect(report?.problems[0]).toMatchObject({ id: 'A', field: 'Prix', value: 'TBC' });
  const stored = await feeds.cms.strapi.db
    .query('api::listing.listing')
    .findOne({ where: { reference: 'A' } });
  expect(stored).toMatchObject({ publishPrice: true, state: 'active' });
});

test('DATA-12 who changed a feed says what differs, not what was written for the first time', async () => {
  await addTable('agence');
  const columns = [{ column: 'Ref', to: 'ID' }];
  await send('agence/columns/save', {
    language: 'nl',
    partial: false,
    decimal: ',',
    dates: 'dmy',
    layout: {},
    columns,
    fixed: {},
  });
  const { body } = await feeds.asAdministrator('GET', '/agency/feed-forms/agence');
  const { changes } = body as unknown as { changes: { act: string; fields: string[] }[] };
  expect(changes[0]).toMatchObject({ act: 'changed', fields: ['columns'] });
});

test('DATA-11 columns are matched by administrators, of feeds with a file', async () => {
  await addTable('office');
  const asEditor = await feeds.asEditor('POST', '/agency/feeds/office/columns/read', {});
  const without = await feeds.asAdministrator('POST', '/agency/feeds/office/columns/read', {});
  const wrong = await upload('office/columns/read', 'a.csv', Buffer.from('%PDF-1.7'), {});
  const unknown = await feeds.asAdministrator('POST', '/agency/feeds/office/columns/save', {
    settings: { columns: [{ column: 'a', to: 'Nonsense' }] },
  });
  expect([asEditor.status, without.status, wrong.status, unknown.status]).toEqual([
    403, 400, 400, 400,
  ]);
  expect(without.body.error?.message).toContain('no file to read yet');
  expect(wrong.body.error?.message).toContain('is a PDF');
});

test('DATA-12 the form of a feed keeps the match of its columns', async () => {
  await addTable('office');
  const columns = [{ column: 'Ref', to: 'ID' }];
  await send('office/columns/save', { columns, decimal: '.', fixed: { Status: 'active' } });
  const { body: form } = await feeds.asAdministrator('GET', '/agency/feed-forms/office');
  const { settings } = form as { settings?: object };
  const saved = await feeds.asAdministrator('PUT', '/agency/feed-forms/office', {
    values: { name: 'Office' },
    settings,
  });
  expect([saved.status, saved.body.error]).toEqual([200, undefined]);
  const match = await feeds.asAdministrator('GET', '/agency/feeds/office/columns');
  expect(match.body).toMatchObject({ columns, decimal: '.', fixed: { Status: 'active' } });
});

test('DATA-12 reading a file sends the stored login to no other host than the one it was written for', async () => {
  await using source = await startFakeSource(() => ({ body: 'id;price\n7;300000\n' }));
  const { url } = source;
  const made = await feeds.asAdministrator('POST', '/agency/feed-forms', {
    key: 'office',
    kind: 'table',
    settings: { url, login: true },
    secrets: { LOGIN: 'agency:the-password' },
  });
  expect([made.status, made.body.error]).toEqual([200, undefined]);
  await send('office/columns/read', { url, login: true });
  const sent = `Basic ${Buffer.from('agency:the-password').toString('base64')}`;
  expect(source.requests.map(({ headers }) => headers.authorization)).toEqual([sent]);
  await using other = await startFakeSource(() => ({ body: 'id;price\n7;300000\n' }));
  const settings = { url: other.url, login: true };
  const moved = await feeds.asAdministrator('POST', '/agency/feeds/office/columns/read', {
    settings,
  });
  expect(moved.status).toBe(400);
  expect(moved.body.error?.message).toContain('the secret LOGIN is missing');
  expect(other.requests).toEqual([]);
});
