import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages, type Language } from '@agency/domain/languages';
import { buildContext, buildFeedLead } from '../../../../test/build-feed-context';
import { answerAsOmnicasa, readQuery, type OmnicasaRecords } from '../../../../test/fake-omnicasa';
import { startFakeSource } from '../../../../test/fake-source';
import { FeedError } from '../../feed-error';
import { omnicasa } from './omnicasa';

const snapshot = path.resolve(__dirname, '../../../../../seed/snapshot');
const readSeed = (language: Language, file: string): Record<string, unknown>[] =>
  JSON.parse(readFileSync(path.join(snapshot, language, file), 'utf8')) as Record<
    string,
    unknown
  >[];
const serve = (records: OmnicasaRecords) =>
  startFakeSource(answerAsOmnicasa(records, { name: 'the name', password: 'the password' }));

test('DATA-3 the seed served as Omnicasa is the seed, record for record, in four languages', async () => {
  const load = (file: string) =>
    Object.fromEntries(languages.map((language) => [language, readSeed(language, file)]));
  const seed = { properties: load('properties.json'), projects: load('projects.json') };
  await using source = await serve(seed);
  source.throttle(2);
  const result = await omnicasa.read(buildContext(omnicasa, { url: source.url }));
  expect(readdirSync(snapshot)).toContain('nl');
  for (const language of languages) {
    const read = result.listings.map(({ records }) => records[language]);
    expect(read).toEqual(seed.properties[language]);
    expect(result.projects.map(({ records }) => records[language])).toEqual(
      seed.projects[language],
    );
  }
  expect(result.complete).toBe(true);
  expect(result.notUnderstood).toEqual([]);
  expect(result.listings[0]?.reference).toBe(result.listings[0]?.externalId);
});

test('DATA-3 an incremental run asks what changed, names what is gone, and is never complete', async () => {
  await using source = await serve({ properties: { nl: [{ ID: 7, Goal: 0 }] }, deleted: ['9'] });
  const since = new Date('2026-11-23T00:00:00Z');
  const settings = { url: source.url, languages: ['nl'] };
  const result = await omnicasa.read(buildContext(omnicasa, settings, { since }));
  expect(result).toMatchObject({
    complete: false,
    removed: ['9'],
    listings: [{ externalId: '7' }],
  });
  expect(readQuery(source.requests[0]?.url).ChangeSince).toBe(`/Date(${since.getTime()}+0000)/`);
});

test('DATA-3 fields in any case are read, people and unknown fields end here and are named without a value', async () => {
  const record = {
    id: '7',
    GOAL: 0,
    publishprice: false,
    Owner: { Name: 'Somebody' },
    NewField: 'secret',
  };
  await using source = await serve({ properties: { nl: [record, { Goal: 1 }] } });
  const result = await omnicasa.read(
    buildContext(omnicasa, { url: source.url, languages: ['nl'] }),
  );
  expect(result.listings[0]?.records.nl).toEqual({ ID: '7', Goal: 0, PublishPrice: false });
  expect(result.notUnderstood).toEqual([
    { record: '7', field: 'Owner', value: '…' },
    { record: '7', field: 'NewField', value: '…' },
    { record: 'GetPropertyList nl', field: 'ID', value: 'is missing' },
  ]);
  expect(JSON.stringify(result)).not.toMatch(/Somebody|secret/);
});

test.each([
  [1, true],
  [5, true],
  [undefined, true],
  [9, false],
  ['Verkocht', false],
])('DATA-6 a listing of the status %s: taken %s, and named if not', async (Status, isTaken) => {
  const properties = {
    nl: [
      { ID: 7, Goal: 0, Status },
      { ID: 8, Goal: 0 },
    ],
  };
  await using source = await serve({ properties });
  const settings = { url: source.url, languages: ['nl'] };
  const result = await omnicasa.read(buildContext(omnicasa, settings));
  expect(result.listings.map(({ externalId }) => externalId)).toEqual(isTaken ? ['7', '8'] : ['8']);
  expect(result.removed).toEqual(isTaken ? [] : ['7']);
  const named = { record: '7', field: 'Status', value: String(Status) };
  expect(result.notUnderstood).toEqual(isTaken ? [] : [named]);
});

test.each([
  ['a wrong login', { Success: false, Message: 'Unknown customer' }, 'Unknown customer'],
  [
    'fewer rows than it says',
    { Success: true, Value: { RowsCount: 5, Items: [] } },
    '0 records of 5',
  ],
  ['no list', { Success: true, Value: { RowsCount: 5 } }, 'gave no list'],
])('DATA-3 nothing is read from %s', async (_, body, message) => {
  await using source = await startFakeSource(() => ({ body: { GetPropertyListJsonResult: body } }));
  await expect(omnicasa.read(buildContext(omnicasa, { url: source.url }))).rejects.toThrow(message);
});

test('DATA-3 half an answer and a bad file are errors', async () => {
  await using half = await startFakeSource(() => 'half');
  await using html = await startFakeSource(() => ({ body: '<html>' }));
  for (const { url } of [half, html]) {
    await expect(omnicasa.read(buildContext(omnicasa, { url }))).rejects.toThrow(FeedError);
  }
});

test('a lead goes to the contacts of Omnicasa', async () => {
  await using source = await startFakeSource(() => ({
    body: { ContactOnMeJsonResult: { Success: true, Value: 1 } },
  }));
  await omnicasa.sendLead?.(buildContext(omnicasa, { url: source.url }), buildFeedLead());
  expect(readQuery(source.requests[0]?.url)).toMatchObject({
    FirstName: 'Ines',
    Email: 'ines@example.org',
    ObjectID: 41,
    LanguageIdFromParameter: 2,
    Content: 'Samedi ?\nMoment: matin',
  });
});
