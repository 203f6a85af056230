import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { loadCompiled } from '../../../test/load-compiled';
import type * as FormerOwners from './former-owners';
import { OWNER } from './owner-type';

let cms: TestCms;

beforeAll(async () => {
  cms = await bootCms();
});

afterAll(() => cms.stop());

/** The tables as they are found after Strapi dropped those of before. */
async function keep(owners: object[], links: object[]): Promise<void> {
  const { connection } = cms.strapi.db;
  await connection.schema.createTable('former_owners', (table) => {
    table.increments('id');
    for (const name of ['email', 'username', 'first_name', 'last_name', 'language', 'password']) {
      table.string(name);
    }
    table.string('document_id');
    table.boolean('active');
    table.integer('session_version');
  });
  await connection.schema.createTable('former_listing_owners', (table) => {
    table.integer('listing_id');
    table.integer('owner_id');
  });
  await connection('former_owners').insert(owners);
  await connection('former_listing_owners').insert(links);
}

test('OWN-1 owners of before keep their password, their login name and their listings', async () => {
  const listing = (await cms.strapi
    .documents('api::listing.listing')
    .create({ data: { reference: '100', goal: 'sale' } as never })) as unknown as { id: number };
  const common = { first_name: null, last_name: 'Peeters', language: 'fr', active: true };
  const owner = { ...common, password: '$2a$10$hash', session_version: 3, username: null };
  await keep(
    [
      { ...owner, id: 7, document_id: 'a'.repeat(24), email: 'Lena@Example.org', username: 'Lena' },
      { ...owner, id: 8, document_id: 'b'.repeat(24), email: 'jan@example.org', active: false },
      {
        ...owner,
        id: 9,
        document_id: 'c'.repeat(24),
        email: 'x@example.org',
        username: 'jan@example.org',
      },
      { ...owner, id: 10, document_id: 'd'.repeat(24), email: 'lena@example.org' },
    ],
    [{ listing_id: listing.id, owner_id: 7 }],
  );
  const { moveFormerOwners } = loadCompiled('owners/accounts/former-owners') as typeof FormerOwners;
  await moveFormerOwners(cms.strapi);
  await moveFormerOwners(cms.strapi);
  const moved = await cms.strapi.db.query(OWNER).findMany({
    where: { lastName: 'Peeters' },
    orderBy: 'id',
    populate: ['listings', 'role'],
  });
  expect(moved).toMatchObject([
    {
      email: 'lena@example.org',
      username: 'lena',
      password: '$2a$10$hash',
      blocked: false,
      documentId: 'a'.repeat(24),
      sessionVersion: 4,
      language: 'fr',
      provider: 'local',
      listings: [{ reference: '100' }],
      role: { type: 'authenticated' },
    },
    { email: 'jan@example.org', username: 'jan@example.org', blocked: true, listings: [] },
    { email: 'x@example.org', username: 'x@example.org', blocked: false },
  ]);
  expect(await cms.strapi.db.connection.schema.hasTable('former_owners')).toBe(false);
});
