import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildContext, buildFeedLead } from '../../../../test/build-feed-context';
import { startFakeSource } from '../../../../test/fake-source';
import type { FeedEvent } from '../../feed-kind';
import { sweepBright } from './sweepbright';
import { sweepBrightStates } from './sweepbright-fields';

const home = {
  id: 'e1a2',
  type: 'apartment',
  sub_type: 'duplex',
  negotiation: 'sale',
  status: 'available',
  publish_status: 'public',
  is_project: false,
  bedrooms: 2,
  bathrooms: 1,
  sizes: { liveable_area: { size: 96, unit: 'sq_m' }, plot_area: { size: 5, unit: 'are' } },
  amenities: ['terrace', 'lift', 'hammam'],
  epc_value: 140,
  epc_category: 'b',
  terrace_orientation: 'SW',
  description_title: { nl: 'Duplex', fr: 'Duplex' },
  description: { nl: 'Licht.', fr: 'Clair.' },
  images: [
    { id: 'p2', url: 'https://pictures.example/2.jpg?expires=1', ordinal: 2 },
    { id: 'p1', url: 'https://pictures.example/1.jpg?expires=1', ordinal: 1 },
  ],
  location: {
    street: 'Molenstraat',
    number: '4',
    postal_code: '1000',
    city: 'Brussel',
    country: 'BE',
    geo: { latitude: 50.8, longitude: 4.3 },
    hidden: false,
  },
  price: { amount: 410000, currency: 'EUR', hidden: false },
  vendors: [{ last_name: 'Verkoper', email: 'verkoper@example.org' }],
  buyers: [{ last_name: 'Koper' }],
  negotiator: { last_name: 'Makelaar' },
  settings: { reference: 'CRB-9' },
};

/** Serves tokens that expire after one use, so that every second request is refused once. */
const serve = (estate: unknown, { status = 200, expired = false } = {}) => {
  let refused = !expired;
  return startFakeSource(({ url, headers }) => {
    if (url.pathname === '/oauth/token') return { body: { access_token: refused ? 'new' : 'old' } };
    if (headers.authorization !== 'Bearer new') {
      refused = true;
      return { status: 401, body: {} };
    }
    return { status, body: estate };
  });
};
const readEvent = async (
  estate: unknown,
  event: FeedEvent = { event: 'estate-added', id: 'e1a2' },
  options?: Parameters<typeof serve>[1],
) => {
  await using source = await serve(estate, options);
  source.throttle(1);
  return await sweepBright.read(buildContext(sweepBright, { url: source.url }, { event }));
};

test('DATA-3 an added estate is read with a token that is asked for again when it expired', async () => {
  const result = await readEvent(home, undefined, { expired: true });
  const [listing] = result.listings;
  expect(result.complete).toBe(false);
  expect(listing).toMatchObject({ externalId: 'e1a2', reference: 'CRB-9' });
  expect(Object.keys(listing?.records ?? {})).toEqual(['nl', 'fr']);
  expect(listing?.records.fr).toMatchObject({
    Goal: 0,
    Status: 1,
    WebIDs: '2',
    Zip: '1000',
    City: 'Bruxelles',
    CountryID: 10,
    Price: 410000,
    PublishPrice: true,
    PublishAddress: true,
    Street: 'Molenstraat',
    SurfaceLiving: 96,
    NumberOfBedRooms: 2,
    Terrace: true,
    Lift: true,
    EPCLabelText: 'B',
    Title: 'Duplex',
    Description: 'Clair.',
    TerraceOrientation: 'sud-ouest',
  });
  expect(listing?.records.nl?.Pictures).toMatchObject([
    { ID: 'p1', Changed: 'p1' },
    { ID: 'p2', Changed: 'p2' },
  ]);
  expect(result.notUnderstood).toEqual([
    { record: 'e1a2', field: 'sizes.plot_area.unit', value: 'are' },
    { record: 'e1a2', field: 'amenities', value: 'hammam' },
  ]);
});

test('DATA-3 sellers, buyers and agents end at the door', async () => {
  expect(JSON.stringify(await readEvent(home))).not.toMatch(/Verkoper|verkoper|Koper|Makelaar/);
});

test.each([
  ['that are hidden', { hidden: true }],
  ['of which nothing is said', {}],
])('DATA-3 a price and an address %s never come through', async (_, said) => {
  const hidden = {
    ...home,
    price: { amount: 410000, currency: 'EUR', ...said },
    location: { ...home.location, hidden: undefined, ...said },
  };
  const result = await readEvent(hidden);
  expect(result.listings[0]?.records.nl).toMatchObject({
    PublishPrice: false,
    PublishAddress: false,
  });
  expect(JSON.stringify(result.listings[0]?.records)).not.toMatch(/410000|Molenstraat|50\.8/);
});

test.each(Object.entries(sweepBrightStates))('DATA-3 the state %s', async (status, state) => {
  const result = await readEvent({ ...home, status });
  expect(result.listings[0]?.records.nl).toMatchObject(state);
});

test('DATA-6 what newer versions have in one place is read, and the rest of it named', async () => {
  const legal = {
    energy: { epc_value: 210, epc_category: 'C', total_epc_value: 21000, co2_emissions: 40 },
    regulations: { building_permit: true, priority_purchase_right: false, heritage_list: true },
    legal_mentions: { nl: 'Vg, Gvkr', fr: 'Permis délivré' },
    property_and_land: {
      flood_risk: 'no_flood_risk_area',
      land_use_designation: 'residential',
    },
  };
  const open_homes = [{ start_date: '2027-05-26T10:00:00+00:00' }];
  const result = await readEvent({
    ...home,
    epc_value: null,
    epc_category: null,
    legal,
    open_homes,
  });
  expect(result.listings[0]?.records.nl).toMatchObject({
    EnergyPerformance: 210,
    EPCLabelText: 'C',
    EnergyTotal: 21000,
    EnergyCO2: 40,
    BuildingPermit: 'Vg',
    PreEmptionRight: 'Gvkr',
    PlanningDestination: 'Wg',
    FloodZone: 'niet overstromingsgevoelig',
    Description: 'Licht.\n\nVg, Gvkr',
  });
  expect(result.notUnderstood).toEqual(
    expect.arrayContaining([
      { record: 'e1a2', field: 'open_homes', value: '…' },
      { record: 'e1a2', field: 'legal.regulations.heritage_list', value: '…' },
    ]),
  );
});

test('DATA-6 a rent by the week is not shown as one by the month', async () => {
  const result = await readEvent({ ...home, negotiation: 'let', rent_period: 'week' });
  expect(result.listings[0]?.records.nl).toMatchObject({ Goal: 1, PublishPrice: false });
  expect(result.notUnderstood).toContainEqual({
    record: 'e1a2',
    field: 'rent_period',
    value: 'week',
  });
});

test.each([
  ['no visibility', { publish_status: undefined }, 'publish_status', 'is missing'],
  ['a visibility of its own', { publish_status: 'agency' }, 'publish_status', 'agency'],
  ['no state', { status: undefined }, 'status', 'is missing'],
  ['an unknown state', { status: 'swapped' }, 'status', 'swapped'],
])('DATA-6 an estate with %s is not published, and named', async (_, said, field, value) => {
  const result = await readEvent({ ...home, ...said });
  expect(result).toMatchObject({ listings: [], removed: ['e1a2'] });
  expect(result.notUnderstood).toContainEqual({ record: 'e1a2', field, value });
});

test('DATA-6 a project that is private again takes its homes along', async () => {
  const project = { ...home, is_project: true, publish_status: 'private' };
  const result = await readEvent({ ...project, properties: [{ ...home, id: 'unit' }] });
  expect(result).toMatchObject({ projects: [], listings: [], removed: ['e1a2', 'unit'] });
});

test('DATA-6 a home of a project that says nothing of itself is seen as its project is', async () => {
  const unit = { ...home, id: 'unit', publish_status: undefined };
  const result = await readEvent({ ...home, is_project: true, properties: [unit] });
  expect(result.listings).toMatchObject([{ externalId: 'unit' }]);
});

test('DATA-3 a project brings its homes', async () => {
  const result = await readEvent({
    ...home,
    is_project: true,
    properties: [{ ...home, id: 'unit' }],
  });
  expect(result.projects[0]?.records.nl).toMatchObject({ Name: 'Duplex', PublicAddress: true });
  expect(result.listings[0]).toMatchObject({ externalId: 'unit' });
  expect(result.listings[0]?.records.nl).toMatchObject({ ProjectID: 'e1a2' });
});

test.each([
  ['deleted', home, 'estate-deleted', 200],
  ['gone before it is read', {}, 'estate-updated', 404],
  ['private again', { ...home, publish_status: 'private' }, 'estate-updated', 200],
])('DATA-3 an estate that is %s is removed', async (_, estate, event, status) => {
  const result = await readEvent(estate, { event, id: 'e1a2' }, { status });
  expect(result).toMatchObject({ removed: ['e1a2'], listings: [] });
});

test('DATA-3 an estate without a town is left as it is, and another one than asked for is an error', async () => {
  const bad = await readEvent({ ...home, location: { ...home.location, city: '' } });
  expect(bad).toMatchObject({ listings: [], rejected: ['e1a2'] });
  expect(bad.notUnderstood).toContainEqual({ record: 'e1a2', field: 'City', value: 'is missing' });
  await expect(readEvent({ ...home, id: 'other' })).rejects.toThrow('another estate');
  await expect(readEvent('<html>')).rejects.toThrow('JSON');
  await expect(readEvent(home, undefined, { status: 500 })).rejects.toThrow('answered 500');
});

test('DATA-3 a run of the schedule asks nothing: there is no list', async () => {
  const context = buildContext(sweepBright, { url: 'http://127.0.0.1:1/' });
  expect(await sweepBright.read(context)).toMatchObject({ complete: false, listings: [] });
});

const secret = () => 'shared';
const sign = (body: string, key = 'shared') => createHmac('sha1', key).update(body).digest('hex');
const event = '{"event":"estate-added","estate_id":"e1a2","vendors":[{"name":"Verkoper"}]}';
test.each([
  ['signed', event, sign(event), { event: 'estate-added', id: 'e1a2' }],
  ['signed by another', event, sign(event, 'other'), { status: 401 }],
  ['changed on the way', `${event} `, sign(event), { status: 401 }],
  ['not signed', event, undefined, { status: 401 }],
  [
    'of no event',
    '{"event":"x","estate_id":"1"}',
    sign('{"event":"x","estate_id":"1"}'),
    { status: 400 },
  ],
  ['no JSON', 'x', sign('x'), { status: 400 }],
  ['too large', 'x'.repeat(200_000), 'x', { status: 413 }],
])('DATA-3 a push that is %s', (_, body, signature, answer) => {
  const given = sweepBright.receive?.(Buffer.from(body), { 'x-hook-signature': signature }, secret);
  expect(given).toMatchObject(answer);
  expect(JSON.stringify(given)).not.toContain('Verkoper');
});

test('a lead goes to the contacts of its estate, and the address of a listing is told', async () => {
  await using source = await serve({});
  const context = buildContext(sweepBright, { url: source.url });
  await sweepBright.sendLead?.(context, buildFeedLead());
  await sweepBright.reportAddress?.(context, {
    externalId: '41',
    url: 'https://a.example/',
  });
  const [, contact, , address] = source.requests;
  expect(contact?.url.pathname).toBe('/estates/41/contacts');
  expect(JSON.parse(contact?.body ?? '')).toMatchObject({ first_name: 'Ines', locale: 'fr' });
  expect(address).toMatchObject({ method: 'PUT', body: '{"url":"https://a.example/"}' });
});
