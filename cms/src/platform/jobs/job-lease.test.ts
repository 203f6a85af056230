import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeClock } from '../../../test/set-clock';
import { runLeased } from './job-lease';

const load = createRequire(__filename);
const createKnex = load('knex') as (settings: object) => Knex;

let connection: Knex;
let clock = 0;

beforeEach(async () => {
  clock = 1_000_000;
  connection = createKnex({
    client: 'better-sqlite3',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
    connection: { filename: ':memory:' },
  });
  await connection.schema.createTable('job_leases', (table) => {
    table.increments('id');
    table.string('name').unique();
    table.string('lease');
    table.double('leased_until');
  });
});

afterEach(() => connection.destroy());

const settings = { leaseMs: 45_000, restMs: 20_000, now: () => clock };
const run = (job: () => Promise<unknown>) => runLeased(connection, 'import', job, settings);

test('DATA-3 of two processes one runs a job, the other does not', async () => {
  let runs = 0;
  const job = async () => (runs += 1);
  expect((await Promise.all([run(job), run(job)])).sort()).toEqual([false, true]);
  expect(runs).toBe(1);
});

test('DATA-3 a job is not begun again by a process whose clock is behind', async () => {
  expect(await run(async () => undefined)).toBe(true);
  clock += 19_000;
  expect(await run(async () => undefined)).toBe(false);
  clock += 41_000;
  expect(await run(async () => undefined)).toBe(true);
});

test('DATA-3 a job whose process died is taken over when its lease ends', async () => {
  void run(() => new Promise(() => undefined));
  clock += 44_000;
  expect(await run(async () => undefined)).toBe(false);
  clock += 2000;
  expect(await run(async () => undefined)).toBe(true);
});

test('DATA-3 a job that fails gives its lease back, and one that lost it takes none away', async () => {
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  clock += 30_000;
  let end = () => undefined as void;
  const frozen = run(() => new Promise<void>((resolve) => (end = resolve)));
  await expect.poll(async () => (await readLease()).lease).not.toBe('');
  clock += 46_000;
  const taken = run(async () => {
    end();
    await frozen;
    expect((await readLease()).leased_until).toBe(clock + 45_000);
  });
  expect(await taken).toBe(true);
});

// Last, because it leaves a clock step in the module's state.
test('DATA-3 OPS-1 the clock may be set: a job is run once, and taken over or begun again in time', async () => {
  const hour = 3600 * 1000;
  const machine = takeClock();
  try {
    const begin = (name: string, job: () => Promise<unknown>) => runLeased(connection, name, job);
    const never = () => new Promise(() => undefined);
    const nothing = () => Promise.resolve();
    void begin('of the living', never);
    machine.setAhead(hour);
    expect(await begin('of the living', nothing)).toBe(false);
    void begin('of the dead', never);
    expect(await begin('done', nothing)).toBe(true);
    machine.setAhead(0);
    expect(await begin('of the dead', nothing)).toBe(false);
    expect(await begin('done', nothing)).toBe(true);
    machine.pass(46_000);
    expect(await begin('of the dead', nothing)).toBe(true);
  } finally {
    machine.restore();
  }
});

async function readLease(): Promise<{ lease: string; leased_until: number }> {
  const [row] = (await connection('job_leases')) as { lease: string; leased_until: number }[];
  if (!row) throw new Error('There is no lease');
  return row;
}
