import { afterAll, beforeAll, expect, test } from 'vitest';
import { strapisWay, type TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { countStatements } from '../../../test/count-statements';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
  const listings = ['11', '12', '13'].map((ID) =>
    buildListing({ ID, City: 'Brussel', CountryName: 'België', Price: 300_000 }),
  );
  await importSnapshot(cms.strapi, {
    source: buildSnapshot(listings),
    storePicture: () => Promise.resolve(0),
  });
});

afterAll(() => cms.stop());

const search = `query Search($filter: ListingFilter!) {
  searchListings(language: "fr", filter: $filter, sort: newest, page: 1, pageSize: 12) {
    total
    items { id title price picture { alt } }
  }
}`;
const filter = { goal: 'sale' };

const alike: [string, string, Record<string, unknown>][] = [
  ['a list', search, { filter }],
  [
    'several fields, aliases and fragments',
    `query { one: listingDetail(language: "nl", id: "11") { ...card }
    none: listingDetail(language: "nl", id: "99") { ...card } listingCounts { __typename } }
    fragment card on ListingDetail { card { id } }`,
    {},
  ],
  [
    'a directive',
    `query ($with: Boolean = false) {
    listingDetail(language: "nl", id: "11") { card { id price @include(if: $with) } } }`,
    {},
  ],
  [
    'our own fields beside Strapi’s',
    '{ listingCounts { __typename } pages(locale: "fr") { key } }',
    {},
  ],
  ['a field that is not there', '{ listingDetail(language: "nl", id: "11") { password } }', {}],
  ['a variable of another type', search, { filter: { goal: 'gift' } }],
  ['a variable that is missing', search, {}],
  ['no GraphQL', '{ listingDetail(', {}],
  ['nothing', '', {}],
  ['introspection', '{ __schema { queryType { name } } listingCounts { __typename } }', {}],
  ['a mutation', 'mutation { cancelAppointment(token: "none") }', {}],
  [
    'more than it may cost',
    `{ ${Array.from({ length: 201 }, (_, index) => `f${index}: listingCounts { __typename }`).join(' ')} }`,
    {},
  ],
];

test.each(alike)('CMS-6 %s is answered as Strapi answers it', async (_, query, variables) => {
  const own = await cms.query(query, variables);
  const strapis = await cms.query(query, variables, undefined, strapisWay);
  expect(own).toEqual(strapis);
});

test('PERF-2 a list of listings is answered without Strapi’s resolvers', async () => {
  const { data } = await cms.query<{ searchListings: { total: number } }>(search, { filter });
  expect(data?.searchListings.total).toBe(3);
  const tokens = /strapi_api_token/;
  const [own] = await countStatements(cms, tokens, () => cms.query(search, { filter }));
  const [strapis] = await countStatements(cms, tokens, () =>
    cms.query(search, { filter }, undefined, strapisWay),
  );
  expect(own).toBe(0);
  expect(strapis).toBeGreaterThan(0);
});

test('CMS-6 a body that is no JSON is refused', async () => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${process.env['CMS_TOKEN']}`,
  };
  const answer = await fetch(`${cms.url}/graphql`, { method: 'POST', headers, body: '{"query":' });
  expect(answer.status).toBe(400);
});

test('PERF-2 a listing’s page with similar ones is read by three statements', async () => {
  const tables = /listing_cards|listing_pages|search_rows|data_versions|nearby_places/;
  const page = `{
    listingDetail(language: "fr", id: "11") { card { id } localized { language } }
    similarListings(language: "fr", id: "11", count: 3) { id }
  }`;
  const ask = () => cms.query<{ similarListings: { id: string }[] }>(page, {});
  await ask();
  const [statements, { data }] = await countStatements(cms, tables, ask);
  expect(data?.similarListings).toHaveLength(2);
  expect(statements).toBe(3);
});
