import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { required } from '../database/add-tables';
import { retryDelay } from './retry-delay';

/** A table whose rows are work; it has the columns of `LeasedRow` besides its own. */
export interface LeasedTable {
  name: string;
  /** The column with the moment from which a row may be tried. */
  due: string;
  /** How long a process may take over what it claimed before another one may. */
  leaseMs: number;
  /** How long a row waits at most after a failed attempt (see `retryDelay`). */
  longestDelayMs: number;
}

/** What the lease keeps in a row. Instants are milliseconds since 1970. */
export interface LeasedRow {
  id: number;
  attempts: number;
  /** Who is at it at the moment, empty when nobody; and until when nobody else may be. */
  lease: string;
  leased_until: number;
}

/** The columns of `LeasedRow` but its id, for the schema of a table. */
export const leasedColumns = {
  attempts: required('integer'),
  lease: required('string'),
  leased_until: required('float'),
};

/** A row that nobody has tried. */
export const newWork = { attempts: 0, lease: '', leased_until: 0 };

/**
 * Takes at most so many rows that are due and match, for the caller alone: of several that try at
 * the same time the database lets one win each row. Empty when nothing is due.
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
      // When the clock was set, leases are trusted for their time: their holders may be alive.
      if (sinceClockStep() < table.leaseMs) return;
      void either.orWhere('leased_until', '<', now);
      // Nobody writes such a lease but a clock that was ahead.
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
      .update({ lease, leased_until: now + table.leaseMs })) as unknown as number;
    // Others were quicker with all of them: there may be more.
    if (won === 0) continue;
    return (await connection(table.name).where({ lease }).orderBy('id')) as Row[];
  }
}

/** What waits longer than its attempts give reason for was put off by a clock that was ahead. */
function isPutOffTooFar({ due, longestDelayMs }: LeasedTable, now: number) {
  const delays = [0];
  while (delays.at(-1) !== longestDelayMs) delays.push(retryDelay(delays.length, longestDelayMs));
  const cases = delays.map((delay, attempts) => `WHEN ${attempts} THEN ${delay}`).join(' ');
  const sql = `?? - CASE attempts ${cases} ELSE ${longestDelayMs} END > ?`;
  return [sql, [due, now + clockSkewMs]] as const;
}

/** Ends a lease, with what became of the row. False when it was another's by then: nothing is written. */
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

/** Ends a lease after an attempt that failed; the row is due again at that moment. */
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

/** Smaller differences are a clock that is adjusted, or clocks of several machines. */
const leastStepMs = 2000;

/** By how much the clocks of processes may differ, in milliseconds, for leases and due times. */
export const clockSkewMs = 60_000;

const monotonic = (): number => performance.now();

let offset = Date.now() - monotonic();
let steppedAt = -Infinity;

/**
 * Milliseconds since the clock of this machine was set forward or back (or the machine was
 * suspended), as far as this process has seen; Infinity when it was not. Until a lease is over by
 * this, nobody can tell from the clock whether its holder is alive.
 */
export function sinceClockStep(): number {
  const now = monotonic();
  const found = Date.now() - now;
  if (Math.abs(found - offset) > leastStepMs) steppedAt = now;
  offset = found;
  return now - steppedAt;
}
