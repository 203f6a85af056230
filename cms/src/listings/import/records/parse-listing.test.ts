import { describe, expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import { buildListing, buildRecord } from '../../../../test/build-snapshot';
import type { SnapshotRecord } from './group-records';
import { ProblemLog } from '../import-report';
import { parseListing } from './parse-listing';

const types = new Set(['1', '2', '5', '7']);

function parse(overrides: Record<string, unknown>, byLanguage = buildListing(overrides)) {
  const log = new ProblemLog();
  const group = { id: '100', byLanguage: byLanguage as Map<string, SnapshotRecord> };
  return {
    draft: parseListing(group, { reference: group.id, sourceHash: 'hash' }, types, log),
    log,
  };
}

describe('parseListing', () => {
  test('DATA-1 reads a record with its texts in every language', () => {
    const { draft, log } = parse({});
    expect(log.problems).toEqual([]);
    expect(draft).toMatchObject({
      reference: '100',
      goal: 'sale',
      state: 'active',
      availability: 'available',
      zip: '1000',
      countryId: 10,
      webIds: ['2'],
      facts: { price: 250000, bedrooms: 2, boxNumber: null, publishAddress: true },
    });
    expect(draft?.texts.map((text) => text.values.title)).toEqual(
      languages.map((language) => `Title ${language}`),
    );
    expect(draft?.city.names).toMatchObject({ nl: 'Brussel', fr: 'Bruxelles' });
  });

  test.each([
    [0, 'sale'],
    ['0', 'sale'],
    [1, 'rent'],
    [2, 'rent'],
  ])('ROUTE-2 DATA-1 goal %j is for %s', (Goal, goal) => {
    expect(parse({ Goal }).draft?.goal).toBe(goal);
  });

  test.each([
    [{ Status: 1 }, 'active', 'available'],
    [{}, 'active', 'available'],
    [{ Status: 1, Marquee: 3 }, 'active', 'option'],
    [{ Status: 1, Marquee: 4 }, 'active', 'sold'],
    [{ Status: 1, Marquee: 4, Goal: 1 }, 'active', 'rented'],
    [{ Status: 2 }, 'active', 'sold'],
    [{ Status: 4, Goal: 1 }, 'active', 'rented'],
    [{ Status: 0 }, 'withdrawn', 'available'],
    [{ Status: 3 }, 'withdrawn', 'available'],
    [{ Status: 5 }, 'withdrawn', 'available'],
    [{ Status: 6 }, 'withdrawn', 'available'],
  ])('DETAIL-8 %j is %s and %s', (overrides, state, availability) => {
    expect(parse(overrides).draft).toMatchObject({ state, availability });
  });

  test.each([
    [{ WebIDs: '5, 7' }, ['5', '7']],
    [{ WebIDs: undefined, WebID: '7' }, ['7']],
    [{ WebIDs: '5', WebID: 7 }, ['5', '7']],
  ])('RULE-9 DATA-1 the types of %j are %j', (overrides, webIds) => {
    expect(parse(overrides).draft?.webIds).toEqual(webIds);
  });

  test.each([
    [{ EnergyPerformance: 0 }, null],
    [{ EnergyPerformance: 0, EPCLabelText: 'A+' }, 0],
    [{ EnergyPerformance: 0, EPCLabelText: '-' }, null],
    [{ EnergyPerformance: '123,4' }, 123.4],
    [{ EnergyPerformance: -5 }, -5],
  ])('RULE-5 the energy value of %j is %j', (overrides, value) => {
    expect(parse(overrides).draft?.facts.energyPerformance).toBe(value);
  });

  test.each([
    [{ Price: 0 }, 'price', null],
    [{ Price: '-' }, 'price', null],
    [{ Price: '1.250.000,50' }, 'price', 1250000.5],
    [{ Floor: 0 }, 'floor', 0],
    [{ Floor: '-' }, 'floor', null],
    [{ RenovationYear: 0 }, 'renovationYear', null],
    [{ PublishAddress: undefined }, 'publishAddress', false],
    [{ PublishPrice: undefined }, 'publishPrice', true],
    [{ Marquee: 9 }, 'marquee', 0],
    [{ PublishedDate: '/Date(1735689600000+0100)/' }, 'listedAt', '2025-01-01T00:00:00.000Z'],
  ])('DATA-1 %j gives %s %j', (overrides, attribute, value) => {
    expect(parse(overrides).draft?.facts[attribute]).toBe(value);
  });

  test.each([
    [{ Goal: 'sale' }, 'Goal', 'is not a number'],
    [{ Goal: '-' }, 'Goal', 'is missing'],
    [{ Zip: '' }, 'Zip', 'is missing'],
    [{ City: undefined }, 'City', 'is missing'],
    [{ CountryID: 33 }, 'CountryID', 'is neither Belgium (10) nor Luxembourg (50)'],
    [{ WebIDs: '' }, 'WebIDs', 'is missing'],
    [{ WebIDs: '99' }, 'WebIDs', '99 is no type of types.json'],
    [{ Price: 'a lot' }, 'Price', 'is not a number'],
    [{ Price: -1 }, 'Price', 'is not an amount between 0 and 99999999.99'],
    [{ Price: { amount: 1 } }, 'Price', 'is not a number'],
    [{ NumberOfBedRooms: 2.5 }, 'NumberOfBedRooms', 'is not a whole number'],
    [{ NumberOfBedRooms: 1e12 }, 'NumberOfBedRooms', 'is not a whole number'],
    [{ PublishPrice: 'perhaps' }, 'PublishPrice', 'is neither yes nor no'],
    [{ PublishedDate: 'soon' }, 'PublishedDate', 'is not a date'],
    [{ HouseNumber: ['16'] }, 'HouseNumber', 'is not a text'],
    [{ Heating: 'x'.repeat(256) }, 'Heating', 'is longer than 255 characters'],
    [{ Pictures: 'a.jpg' }, 'Pictures', 'is not a list'],
    [{ Pictures: [{ ID: '1' }] }, 'Pictures.0.Url', 'is missing'],
    [
      { Pictures: [{ ID: '1', Url: 'a.jpg', Origin: 'dreamt' }] },
      'Pictures.0.Origin',
      'is none of photograph, illustration, rendering, staged, edited',
    ],
  ])('DATA-3 %j is reported by field %s', (overrides, field, message) => {
    const { draft, log } = parse(overrides);
    expect(draft).toBeNull();
    expect(log.problems).toContainEqual(
      expect.objectContaining({ id: '100', field, message: expect.stringContaining(message) }),
    );
  });

  test.each([
    [{ Title: '<p class="a">Villa &eacute;l&egrave;ve</p>' }, 'title', 'Villa élève'],
    [{ Title: 'Villa <b>aan</b> zee' }, 'title', 'Villa aan zee'],
    [{ Title: '-', MainTypeName: 'Villa', City: 'GENT' }, 'title', 'Villa, Gent'],
    [{ Title: '<p></p>', MainTypeName: 'Villa', City: 'Gent' }, 'title', 'Villa, Gent'],
    [{ Title: 'woord '.repeat(40) }, 'title', `${'woord '.repeat(18)}woord…`],
    [{ Description: '<p>A</p><p>B<br>C</p>' }, 'description', 'A\n\nB\nC'],
    [{ Heating: 'gas &amp; hout' }, 'heating', 'gas & hout'],
  ])('DATA-7 the texts of %j are plain: %s %j', (overrides, attribute, text) => {
    const values = parse(overrides).draft?.texts[0]?.values as Record<string, unknown>;
    expect(values[attribute]).toBe(text);
  });

  const hidden = { PublishAddress: false, Street: 'Wetstraat', HouseNumber: '16' };

  test('DATA-8 a hidden street and number are in no word of a listing, which is named', () => {
    const { draft, log } = parse({
      ...hidden,
      Title: 'Flat, Wetstraat 16, Brussel',
      Description: '<p>In de <b>Wet</b>straat 16 te zien.</p>',
      VideoUrl: 'https://films.example/wetstraat-16',
      VirtualTourUrl: 'https://tours.example/?m=abc',
      Documents: [{ ID: '1', Kind: 'epc', Name: 'EPC Wetstraat 16' }],
      Pictures: [
        { ID: '1', Url: 'https://pictures.example/wetstraat-16.jpg?w=9', Name: 'Wetstraat 16' },
        { ID: '2', Url: 'https://pictures.example/tuin.jpg', Name: 'Tuin' },
      ],
    });
    const { texts, pictures, facts } = draft ?? {};
    const words = texts?.map(({ values: { street: _, ...values }, documentNames }) => [
      values,
      documentNames,
    ]);
    const files = pictures?.map(({ fileName, names }) => [fileName, names]);
    expect(JSON.stringify([words, files, facts?.videoUrl])).not.toMatch(/wetstraat/i);
    expect(texts?.[0]?.values).toMatchObject({ title: 'Flat, Brussel', description: 'te zien.' });
    expect(pictures?.map(({ fileName }) => fileName)).toEqual(['picture.jpg', 'tuin.jpg']);
    expect(facts?.virtualTourUrl).toBe('https://tours.example/?m=abc');
    const fields = new Set(log.problems.map(({ id, field }) => `${id} ${field}`));
    expect(fields).toEqual(
      new Set(['Title', 'Description', 'VideoUrl', 'Documents', 'Pictures'].map((f) => `100 ${f}`)),
    );
    expect(JSON.stringify(log.problems)).not.toMatch(/wetstraat/i);
  });

  test('LAW-12 a source says how a picture was made, in a field or at the end of its name', () => {
    const Pictures = [
      { ID: '1', Url: 'a.jpg', Name: 'Gevel', Origin: 'rendering' },
      { ID: '2', Url: 'b.jpg', Name: 'Tuin (Virtueel ingericht)' },
      { ID: '3', Url: 'c.jpg', Name: 'Keuken (links)', Origin: 'photograph' },
      { ID: '4', Url: 'd.jpg', Name: 'Bad' },
    ];
    const group = { id: '100', byLanguage: new Map([['nl', buildRecord({ Pictures })]]) };
    const names = { reference: '100', sourceHash: 'hash' };
    const draft = parseListing(group, names, types, new ProblemLog());
    expect(draft?.pictures.map(({ origin, names: { nl } }) => [nl, origin])).toEqual([
      ['Gevel', 'rendering'],
      ['Tuin', 'staged'],
      ['Keuken (links)', 'photograph'],
      ['Bad', null],
    ]);
  });

  test('DATA-8 an address that the source keeps to itself is taken out too', () => {
    const withheld = { streets: ['Wetstraat'], houseNumber: '16' };
    const log = new ProblemLog();
    const record = buildRecord({
      PublishAddress: false,
      Street: undefined,
      HouseNumber: undefined,
      Title: 'Flat Wetstraat 16',
    });
    const group = { id: '100', byLanguage: new Map([['nl', record]]) };
    const names = { reference: '100', sourceHash: 'hash', withheld };
    const draft = parseListing(group, names, types, log);
    expect(draft?.texts[0]?.values.title).toBe('Flat');
    expect(log.count).toBe(1);
  });

  test('DATA-8 a street that is published stays in the words', () => {
    const { draft, log } = parse({ Title: 'Flat Wetstraat 16', PublishAddress: true });
    expect(draft?.texts[0]?.values.title).toBe('Flat Wetstraat 16');
    expect(log.count).toBe(0);
  });

  test('DATA-6 a state that nobody knows is not published, and named', () => {
    const { draft, log } = parse({ Status: 9 });
    expect(draft?.state).toBe('withdrawn');
    expect(log.problems).toMatchObject([{ id: '100', field: 'Status' }]);
  });

  test('DATA-3 one unknown type beside a known one is a line in the report', () => {
    const { draft, log } = parse({ WebIDs: '2, 99' });
    expect(draft?.webIds).toEqual(['2']);
    expect(log.count).toBe(1);
  });

  test('DATA-3 the facts of the first language count', () => {
    const listing = new Map([
      ['nl', buildRecord({ Price: 1000 })],
      ['fr', buildRecord({ Price: 2000, Title: 'Deux' }, 'fr')],
    ]);
    expect(parse({}, listing).draft).toMatchObject({ facts: { price: 1000 } });
  });

  test('DATA-3 a wrong text names its language', () => {
    const listing = new Map([
      ['nl', buildRecord()],
      ['fr', buildRecord({ Title: { fr: 'x' } }, 'fr')],
    ]);
    expect(parse({}, listing).log.problems[0]).toMatchObject({ field: 'Title', language: 'fr' });
  });

  test('RULE-10 two spellings of one postal code are two cities', () => {
    const one = parse({}).draft;
    const other = parse({ City: 'BRUSSEL' }).draft;
    expect(other?.city.key).not.toBe(one?.city.key);
  });
});
