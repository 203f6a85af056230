import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, required, type Table } from '../database/add-tables';
import { measures, type Measure } from '../metrics/measures';
import { clockSkewMs, sinceClockStep } from './lease-rows';

const LEASES = 'job_leases';
const usualLeaseMs = 45_000;

/** One row per scheduled job; times are milliseconds since 1970. */
const table: Table = {
  uid: 'lease::job',
  singularName: 'job-lease',
  tableName: LEASES,
  attributes: {
    id: id(),
    name: required('string'),
    lease: required('string'),
    leased_until: required('float'),
  },
  indexes: [{ name: 'job_leases_name', columns: ['name'], type: 'unique' }],
};

export interface JobLeaseSettings {
  /** Time after which a killed process loses the job; renewed while the job runs. */
  leaseMs?: number;
  /** Minimum time between two starts, since clocks of processes differ. */
  restMs?: number;
  now?: () => number;
}

export function addJobLeaseTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  measures.add(strapi, leaseMeasure);
}

interface LeaseRow {
  name: string;
  lease: string;
  leased_until: number;
}

const leased = 'agency_cms_job_leased';
const leaseEnd = 'agency_cms_job_lease_end_timestamp_seconds';

const leaseMeasure: Measure = {
  gauges: {
    [leased]: 'Whether a CMS process is at the job',
    [leaseEnd]: 'When its lease ends; of a job that rests, seconds after it last began',
  },
  labels: ['name'],
  async read({ db }) {
    const rows = (await db.connection(LEASES)) as LeaseRow[];
    return rows.flatMap(({ name, lease, leased_until }) => [
      { gauge: leased, labels: { name }, value: lease === '' ? 0 : 1 },
      { gauge: leaseEnd, labels: { name }, value: leased_until / 1000 },
    ]);
  },
};

/**
 * Runs a job unless another process runs it or has just started it. Returns whether it ran. If a
 * process dies, its lease expires and another takes over.
 */
export async function runLeased(
  connection: Knex,
  name: string,
  run: () => Promise<unknown>,
  settings: JobLeaseSettings = {},
): Promise<boolean> {
  const { leaseMs = usualLeaseMs, restMs = 20_000, now = Date.now } = settings;
  const started = now();
  const lease = randomUUID();
  const own = () => connection(LEASES).where({ name, lease });
  if (!(await claim(connection, { name, lease, started, until: started + leaseMs }))) return false;
  const renewing = setInterval(() => {
    own()
      .update({ leased_until: now() + leaseMs })
      .then(undefined, () => undefined);
  }, leaseMs / 3);
  renewing.unref();
  try {
    await run();
  } finally {
    clearInterval(renewing);
    await own().update({ lease: '', leased_until: started + restMs });
  }
  return true;
}

export async function isLeased(connection: Knex, name: string, now: number): Promise<boolean> {
  const held = connection(LEASES).where({ name }).whereNot({ lease: '' });
  const latest = now + usualLeaseMs + clockSkewMs;
  return (await held.whereBetween('leased_until', [now, latest]).first('id')) !== undefined;
}

interface Claim {
  name: string;
  lease: string;
  started: number;
  until: number;
}

/** The database lets one of several concurrent claims win. */
async function claim(connection: Knex, { name, lease, started, until }: Claim): Promise<boolean> {
  const free = { name, lease: '', leased_until: 0 };
  await connection(LEASES).insert(free).onConflict('name').ignore();
  const won = (await connection(LEASES)
    .where({ name })
    .where((either) => {
      // A lease this far in the future was written by a clock that was ahead.
      const latest = until + clockSkewMs;
      const isOver = (rows: Knex.QueryBuilder) =>
        rows.where('leased_until', '<', started).orWhere('leased_until', '>', latest);
      void either.where({ lease: '' }).where(isOver);
      // After a clock step, leases are trusted for their full duration: the holder may be alive.
      if (sinceClockStep() >= until - started) void either.orWhere(isOver);
    })
    .update({ lease, leased_until: until })) as number;
  return won > 0;
}
