import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { createRegistry } from '../process/registry';
import type { Measure, Sample } from './measures';

type Rows = Readonly<Record<string, string | number>>;

export interface Queue {
  queue: string;
  table: string;
  /** Filter for waiting rows; all rows if missing. */
  waiting?: Rows;
  failed?: Rows;
  /** Columns with the time of creation and the time when a row is due. */
  written?: string;
  due?: string;
}

/** Work queue tables of all modules. Add to it while registering. */
export const queues = createRegistry<Queue>('queues');

const waiting = 'agency_cms_queue_waiting';
const oldest = 'agency_cms_queue_oldest_seconds';
const overdue = 'agency_cms_queue_overdue_seconds';
const failed = 'agency_cms_queue_failed';

/** Number of waiting rows in each queue, and the age of the oldest. */
export const queueMeasure: Measure = {
  gauges: {
    [waiting]: 'Rows that wait to be worked off',
    [oldest]: 'Age of the oldest row that waits; 0 without one',
    [overdue]: 'For how long the first row has been due and not tried; 0 when none is',
    [failed]: 'Rows that were given up and are kept',
  },
  labels: ['queue'],
  async read(strapi) {
    const samples: Sample[] = [];
    for (const queue of queues.list(strapi)) samples.push(...(await readQueue(strapi, queue)));
    return samples;
  },
};

async function readQueue({ db }: Core.Strapi, { queue, table, ...queried }: Queue) {
  const labels = { queue };
  const rows = (which: Rows): Knex.QueryBuilder => db.connection(table).where(which);
  const found = rows(queried.waiting ?? {}).count({ count: '*' });
  if (queried.written) void found.min({ written: queried.written });
  if (queried.due) void found.min({ due: queried.due });
  const row = (await found.first()) as Record<'count' | 'written' | 'due', unknown>;
  const samples: Sample[] = [{ gauge: waiting, labels, value: Number(row.count) }];
  if (queried.written) samples.push({ gauge: oldest, labels, value: secondsSince(row.written) });
  if (queried.due) samples.push({ gauge: overdue, labels, value: secondsSince(row.due) });
  if (queried.failed) {
    const given = await rows(queried.failed).count({ count: '*' }).first();
    samples.push({ gauge: failed, labels, value: Number((given as { count: unknown }).count) });
  }
  return samples;
}

/** Parses a time as stored by either database: milliseconds, text or date; null without a row. */
function secondsSince(moment: unknown): number {
  if (moment === null || moment === undefined) return 0;
  const at = typeof moment === 'string' ? Date.parse(moment) : Number(moment);
  return Math.max(0, (Date.now() - at) / 1000);
}
