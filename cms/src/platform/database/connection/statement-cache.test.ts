import createKnex, { type Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheStatements } from './statement-cache';

interface Connection {
  exec(sql: string): void;
  prepare(sql: string): { all(...values: unknown[]): unknown[] };
}

const find = 'select * from listings where id = ?';
let knex: Knex;
let connection: Connection;

beforeEach(async () => {
  const afterCreate = (made: Connection, done: (error: null, made: Connection) => void) => {
    cacheStatements(made);
    connection = made;
    done(null, made);
  };
  knex = createKnex({
    client: 'better-sqlite3',
    connection: { filename: ':memory:' },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, afterCreate },
  });
  await knex.schema.createTable('listings', (table) => {
    table.integer('id');
    table.text('city');
  });
  await knex('listings').insert({ id: 1, city: 'Elsene' });
});

afterEach(() => knex.destroy());

test('a query is compiled once and answers with the values of each time', async () => {
  expect(connection.prepare(find)).toBe(connection.prepare(find));
  expect(await knex('listings').where({ id: 1 })).toEqual([{ id: 1, city: 'Elsene' }]);
  expect(await knex('listings').where({ id: 2 })).toEqual([]);
});

test('a query that was compiled before a table changed has its new columns', async () => {
  expect(await knex('listings')).toHaveLength(1);
  await knex.schema.alterTable('listings', (table) => table.text('zip'));
  expect(await knex('listings')).toEqual([{ id: 1, city: 'Elsene', zip: null }]);
});

test('what changes rows is compiled each time, and so are the oldest of too many', () => {
  const change = "update listings set city = 'Ukkel'";
  expect(connection.prepare(change)).not.toBe(connection.prepare(change));
  const statement = connection.prepare(find);
  for (let count = 0; count < 500; count += 1) connection.prepare(`select ${count}`);
  expect(connection.prepare(find)).not.toBe(statement);
});
