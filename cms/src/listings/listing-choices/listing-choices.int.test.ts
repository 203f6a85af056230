import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../import/import-snapshot';
import type { ListingChoices } from './find-listing-choices';

const listingUid = 'api::listing.listing';

let cms: TestCms;
let asEditor: RequestAdmin;

beforeAll(async () => {
  cms = await useCms('empty');
  ({ asEditor } = await openAdmins(cms));
  const listings = [
    buildListing({ ID: '7001', Title: 'Loft', Street: 'Rue Ernest Allard', HouseNumber: '12' }),
    buildListing({ ID: '7002', Title: 'Été aux champs', Street: 'Avenue Louise' }),
    buildListing({ ID: '7003', Title: 'Loft', Street: 'Avenue Louise', PublishAddress: false }),
  ];
  const storePicture = () => Promise.resolve(0);
  await importSnapshot(cms.strapi, { source: buildSnapshot(listings), storePicture });
  const owner = await cms.strapi.db.query('plugin::users-permissions.user').create({
    data: { email: 'o@example.org', username: 'o', firstName: 'Éloïse', lastName: 'Vranckx' },
  });
  const listing = await cms.strapi.db.query(listingUid).findOne({ where: { reference: '7002' } });
  await cms.strapi.db.query(listingUid).update({
    where: { id: (listing as { id: number }).id },
    data: { owner: (owner as { id: number }).id },
  });
});

afterAll(() => cms.stop());

async function find(text: string, own: Record<string, string> = {}): Promise<ListingChoices> {
  const query = new URLSearchParams({ language: 'fr', text, ...own });
  const { status, body } = await asEditor<ListingChoices>(
    'GET',
    `/agency/listing-choices?${query}`,
  );
  expect(status).toBe(200);
  return body;
}

const references = ({ found }: ListingChoices): string[] =>
  found.map(({ reference }) => reference).sort();

test.each([
  ['its reference', '7002', ['7002']],
  ['a part of it', '700', ['7001', '7002', '7003']],
  ['its street', 'ernest allard', ['7001']],
  ['a street that is not published', 'loft louise', ['7003']],
  ['its title without accents', 'ete', ['7002']],
  ['its owner', 'eloise vranckx', ['7002']],
  ['a word that none has', 'loft xyz', []],
  ['nothing', '', []],
  ['a wildcard of SQL', '%', []],
])('STAFF-2 a listing is found by %s: %s', async (_, text, expected) => {
  expect(references(await find(text))).toEqual(expected);
});

test('STAFF-2 a choice names place and people, and the chosen one is described too', async () => {
  const { found, chosen } = await find('7001', { chosen: '7002' });
  expect(found[0]).toMatchObject({ title: 'Loft', isWithdrawn: false });
  expect(found[0]?.address).toMatch(/^Rue Ernest Allard 12, \d{4} /);
  expect(chosen).toMatchObject({ reference: '7002', people: ['Éloïse Vranckx'] });
  expect((await find('', { chosen: 'none' })).chosen).toBeNull();
});

test('STAFF-2 withdrawn listings come last', async () => {
  await cms.strapi.db
    .query(listingUid)
    .updateMany({ where: { reference: '7003' }, data: { withdrawnAt: new Date() } });
  const { found } = await find('loft');
  expect(found.map(({ reference, isWithdrawn }) => [reference, isWithdrawn])).toEqual([
    ['7001', false],
    ['7003', true],
  ]);
});

test('STAFF-2 a question that is none is refused', async () => {
  const ask = (query: string) => asEditor('GET', `/agency/listing-choices?${query}`);
  expect((await ask('language=xx&text=a')).status).toBe(400);
  expect((await ask(`language=nl&text=${'a'.repeat(101)}`)).status).toBe(400);
});
