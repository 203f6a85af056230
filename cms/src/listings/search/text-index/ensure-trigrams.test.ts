import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { expect, test, vi } from 'vitest';
import { ensureTrigrams, findSimilarCities } from './ensure-trigrams';

function build(client: string, raw: (statement: string) => Promise<unknown>) {
  const warn = vi.fn<(message: string) => void>();
  const connection: object = { client: { config: { client } }, raw };
  const strapi: object = { db: { connection }, log: { warn } };
  return { warn, connection: connection as Knex, strapi: strapi as Core.Strapi };
}

test('FIND-15 a role that may not add pg_trgm is logged once, and any place name is compared', async () => {
  const { strapi, warn, connection } = build('postgres', (statement) =>
    Promise.reject(new Error(statement.startsWith('create') ? 'permission denied' : 'no function')),
  );
  await ensureTrigrams(strapi);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/pg_trgm is missing.*permission denied/);
  expect(await findSimilarCities(connection, 'ixeles')).toBeNull();
});

test('FIND-15 an extension that a superuser has added is used without a word', async () => {
  const { strapi, warn } = build('postgres', (statement) =>
    statement.startsWith('create') ? Promise.reject(new Error('denied')) : Promise.resolve(),
  );
  await ensureTrigrams(strapi);
  expect(warn).not.toHaveBeenCalled();
});

test('FIND-15 SQLite is not asked for it', async () => {
  const raw = vi.fn<() => Promise<void>>();
  const { strapi, warn, connection } = build('sqlite', raw);
  await ensureTrigrams(strapi);
  expect([raw, warn].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
  expect(await findSimilarCities(connection, 'ixeles')).toBeNull();
});
