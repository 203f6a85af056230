import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { required } from '../database/add-tables';
import { retryDelay } from './retry-delay';

export interface LeasedTable {
  name: string;
  due: string;
  /** Time for which a claimed row is reserved for its process. */
  leaseMs: number;
  /** Longest delay after a failed attempt (see `retryDelay`). */
  longestDelayMs: number;
}

/** Lease columns of a row. Times are milliseconds since 1970. */
export interface LeasedRow {
  id: number;
  attempts: number;
  /** Id of the current holder, or empty, and the end of its lease. */
  lease: string;
  leased_until: number;
}

/** The columns of `LeasedRow` except the id, for a table schema. */
export const leasedColumns = {
  attempts: required('integer'),
  lease: required('string'),
  leased_until: required('float'),
};

export const newWork = { attempts: 0, lease: '', leased_until: 0 };

/**
 * Claims at most `limit` due, matching rows for the caller; the database lets one of several
 * concurrent claims win each row. Empty if nothing is due.
 */
export async function claimRows<Row extends LeasedRow>(
  connection: Knex,
  table: LeasedTable,
  matching: Readonly<Record<string, string | number>>,
  { now, limit }: { now: number; limit: number },
): Promise<Row[]> {
  const isFree = (rows: Knex.QueryBuilder) =>
    rows.where(matching).where((either) => {
      void either.where('lease', '');
      // After a clock step, leases are trusted for their full duration: the holders may be
      // alive.
      if (sinceClockStep() < table.leaseMs) return;
      void either.orWhere('leased_until', '<', now);
      // A lease this far ahead comes from a clock that was ahead.
      void either.orWhere('leased_until', '>', now + table.leaseMs + clockSkewMs);
    });
  for (;;) {
    const due = (await isFree(connection(table.name))
      .where((either) => {
        void either.where(table.due, '<=', now);
        void either.orWhereRaw(...isPutOffTooFar(table, now));
      })
      .orderBy('id')
      .limit(limit)
      .pluck('id')) as number[];
    if (due.length === 0) return [];
    const lease = randomUUID();
    const won = (await isFree(connection(table.name))
      .whereIn('id', due)
      .update({ lease, leased_until: now + table.leaseMs })) as number;
    // Other processes claimed all of them; there may be more.
    if (won === 0) continue;
    return (await connection(table.name).where({ lease }).orderBy('id')) as Row[];
  }
}

/**
 * Matches rows that are due later than any number of attempts explains: written by a clock that
 * was ahead.
 */
function isPutOffTooFar({ due, longestDelayMs }: LeasedTable, now: number) {
  const delays = [0];
  while (delays.at(-1) !== longestDelayMs) delays.push(retryDelay(delays.length, longestDelayMs));
  const cases = delays.map((delay, attempts) => `WHEN ${attempts} THEN ${delay}`).join(' ');
  const sql = `?? - CASE attempts ${cases} ELSE ${longestDelayMs} END > ?`;
  return [sql, [due, now + clockSkewMs]] as const;
}

/**
 * Ends a lease and updates the row. Returns false and writes nothing if the lease was taken
 * over.
 */
export async function releaseRow(
  connection: Knex,
  table: LeasedTable,
  { id, lease }: LeasedRow,
  result: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const rows = connection(table.name).where({ id, lease });
  const written = await rows.update({ ...result, lease: '', leased_until: 0 });
  return written > 0;
}

/** Ends a lease after a failed attempt; the row is due again at the given time. */
export function postponeRow(
  connection: Knex,
  table: LeasedTable,
  row: LeasedRow,
  nextAttempt: number,
  result: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const tried = { attempts: row.attempts + 1, [table.due]: nextAttempt };
  return releaseRow(connection, table, row, { ...result, ...tried });
}

/** Smaller differences are clock adjustments, or differences between machines. */
const leastStepMs = 2000;

/** Tolerated clock difference between processes for leases and due times, in milliseconds. */
export const clockSkewMs = 60_000;

const monotonic = (): number => performance.now();

let offset = Date.now() - monotonic();
let steppedAt = -Infinity;

/**
 * Returns the milliseconds since this process noticed a clock step (or a suspend) of the
 * machine; Infinity if none. Within a lease's duration after a step, the clock cannot tell
 * whether its holder is alive.
 */
export function sinceClockStep(): number {
  const now = monotonic();
  const found = Date.now() - now;
  if (Math.abs(found - offset) > leastStepMs) steppedAt = now;
  offset = found;
  return now - steppedAt;
}
