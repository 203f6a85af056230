import { expect, test } from 'vitest';
import { buildContext } from '../../../../test/build-feed-context';
import { startFakeSource } from '../../../../test/fake-source';
import { kyero } from './kyero';
import { kyeroTypes } from './kyero-fields';

const property = (inner = '', { type = 'Apartment', id = '31' } = {}) => `<property>
  <id>${id}</id><date>2026-11-20 10:00:00</date><ref>K-${id}</ref><price>299000</price>
  <currency>EUR</currency><price_freq>sale</price_freq><type>${type}</type><town>Etterbeek</town>
  <country>Belgium</country><location><latitude>50.83</latitude><longitude>4.39</longitude></location>
  <beds>2</beds><baths>1</baths><pool>1</pool><surface_area><built>88</built></surface_area>
  <energy_rating><consumption>C</consumption><emissions>X</emissions></energy_rating>
  <desc><nl><![CDATA[Licht <b>en</b> ruim]]></nl><en>Bright</en><es>Luminoso</es></desc>
  <images><image id="1"><url>https://pictures.example/1.jpg</url></image></images>${inner}</property>`;
const feed = (...properties: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${properties.join('')}</root>`;
const readFeed = async (body: string) => {
  await using source = await startFakeSource(() => ({ body }));
  source.throttle(1);
  const settings = { url: `${source.url}feed.xml`, postcodes: { etterbeek: '1040' } };
  return await kyero.read(buildContext(kyero, settings));
};

test('DATA-3 the whole file is a full run, one record per language that has a text', async () => {
  const result = await readFeed(feed(property()));
  expect(result.complete).toBe(true);
  expect(Object.keys(result.listings[0]?.records ?? {})).toEqual(['nl', 'en']);
  expect(result.listings[0]).toMatchObject({ externalId: '31', reference: 'K-31' });
  expect(result.listings[0]?.records.nl).toMatchObject({
    Goal: 0,
    WebIDs: '2',
    Zip: '1040',
    City: 'Etterbeek',
    Price: 299000,
    PublishPrice: true,
    SurfaceLiving: 88,
    NumberOfBedRooms: 2,
    EPCLabelText: 'C',
    PublishAddress: false,
    Title: 'Appartement, Etterbeek',
    Description: 'Licht <b>en</b> ruim',
    Pictures: [{ ID: '31-1', Url: 'https://pictures.example/1.jpg' }],
  });
  expect(result.notUnderstood).toEqual([{ record: '31', field: 'pool', value: '…' }]);
  expect(JSON.stringify(result)).not.toContain('50.83');
});

test('DATA-6 features of a real file are read, and the others named', async () => {
  const features = ['Furnished', 'Private terrace', 'Sea views'].map(
    (feature) => `<feature>${feature}</feature>`,
  );
  const result = await readFeed(feed(property(`<features>${features.join('')}</features>`)));
  expect(result.listings[0]?.records.nl).toMatchObject({ Furnished: true, Terrace: true });
  expect(result.notUnderstood).toContainEqual({
    record: '31',
    field: 'features',
    value: 'Sea views',
  });
});

test.each(Object.entries(kyeroTypes))('DATA-3 the type %s', async (type, webId) => {
  const result = await readFeed(feed(property('', { type: type.toUpperCase() })));
  expect(result.listings[0]?.records.nl?.WebIDs).toBe(webId);
});

test('DATA-3 what is not understood is named, and the listing left as it is', async () => {
  const result = await readFeed(
    feed(
      property('', { type: 'Castle' }),
      property('', { id: '32' }).replace('Etterbeek', 'Nowhere'),
      property('', { id: '33' }).replace('EUR', 'GBP'),
      property('', { id: '34' }).replace('sale', 'week'),
      '<property><ref>no id</ref></property>',
    ),
  );
  expect(result).toMatchObject({ rejected: ['31', '32'], removed: ['34'] });
  expect(result.listings[0]?.records.nl).toMatchObject({ PublishPrice: false });
  expect(JSON.stringify(result.listings)).not.toContain('299000');
  expect(result.notUnderstood).toEqual(
    expect.arrayContaining([
      { record: '31', field: 'type', value: 'Castle' },
      { record: '32', field: 'Zip', value: 'is missing' },
      { record: '33', field: 'currency', value: 'GBP' },
      { record: '34', field: 'price_freq', value: 'week' },
      { record: 'property 5', field: 'id', value: 'is missing' },
    ]),
  );
});

test.each([
  ['another version', feed(property()).replace('>3<', '>2<'), 'version is 2'],
  ['another format', '<html></html>', 'not Kyero 3'],
  ['half a file', feed(property()).slice(0, 400), 'not usable XML'],
  ['entities', `<!DOCTYPE root [<!ENTITY a "b">]>${feed(property()).slice(38)}`, 'document type'],
  ['nothing', '', 'not usable XML'],
])('DATA-3 nothing is read from %s', async (_, body, message) => {
  await expect(readFeed(body)).rejects.toThrow(message);
});

test('DATA-3 half an answer and an error are errors', async () => {
  await using half = await startFakeSource(() => 'half');
  await using broken = await startFakeSource(() => ({ status: 503, body: '' }));
  for (const { url } of [half, broken]) {
    await expect(kyero.read(buildContext(kyero, { url }))).rejects.toThrow(/could not be|busy/);
  }
});
