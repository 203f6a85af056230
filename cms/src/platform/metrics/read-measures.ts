import type { Core } from '@strapi/strapi';
import { Counter, Gauge, type Registry } from 'prom-client';
import { measures, type Measure, type Sample } from './measures';
import { queueMeasure } from './queues';
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** Time limit for a database that does not respond to a scrape. */
const patienceMs = 4000;

/**
 * Creates the gauges of all modules. Returns a function that reads them; if a measure fails, its
 * gauges have no value.
 */
export function prepareMeasures(strapi: Core.Strapi, registry: Registry): () => Promise<void> {
  const failures = new Counter({
    name: 'agency_cms_measure_failures_total',
    help: 'Reads of a group of gauges that failed: these have no value in that scrape',
    registers: [registry],
  });
  const all = [databaseMeasure, queueMeasure, ...measures.list(strapi)];
  const prepared = all.map((measure) => ({ measure, gauges: makeGauges(measure, registry) }));
  let reading: Promise<void> | null = null;

  async function readOne({ measure, gauges }: (typeof prepared)[number]): Promise<void> {
    const samples = await inTime(measure.read(strapi)).catch(() => null);
    for (const gauge of gauges.values()) gauge.reset();
    if (samples === null) failures.inc();
    for (const { gauge, labels = {}, value } of samples ?? [])
      gauges.get(gauge)?.set(labels, value);
  }

  return () => {
    reading ??= Promise.all(prepared.map(readOne))
      .then(() => undefined)
      .finally(() => (reading = null));
    return reading;
  };
}

function makeGauges({ gauges, labels }: Measure, registry: Registry): Map<string, Gauge> {
  const labelNames = [...labels];
  const make = ([name, help]: [string, string]): [string, Gauge] => [
    name,
    new Gauge({ name, help, labelNames, registers: [registry] }),
  ];
  return new Map(Object.entries(gauges).map(make));
}

async function inTime<Answer>(question: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  return Promise.race([question, late]).finally(() => clearTimeout(timer));
}

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

const connections = 'agency_cms_database_connections';
const bytes = 'agency_cms_database_bytes';
const freeBytes = 'agency_cms_disk_free_bytes';

/** Connections of this process, size of the database, and free disk space of the data folder. */
const databaseMeasure: Measure = {
  gauges: {
    [connections]: 'Connections of this process; state waiting: queries that wait for one',
    [bytes]: 'Size of the database; part wal: the journal of SQLite beside it',
    [freeBytes]: 'What the disk of DATA_DIR has left',
  },
  labels: ['state', 'part'],
  async read(strapi) {
    const { pool } = strapi.db.connection.client as { pool: Pool };
    const dataDir = path.dirname(strapi.dirs.static.public);
    const { bavail, bsize } = await statfs(dataDir);
    return [
      { gauge: connections, labels: { state: 'used' }, value: pool.numUsed() },
      { gauge: connections, labels: { state: 'free' }, value: pool.numFree() },
      { gauge: connections, labels: { state: 'waiting' }, value: pool.numPendingAcquires() },
      { gauge: freeBytes, value: bavail * bsize },
      ...(await readSizes(strapi)),
    ];
  },
};

async function readSizes({ db }: Core.Strapi): Promise<Sample[]> {
  const sample = (part: string, value: number) => ({ gauge: bytes, labels: { part }, value });
  if (db.dialect.client === 'postgres') {
    const sql = 'select pg_database_size(current_database()) as size';
    const { rows } = (await db.connection.raw(sql)) as { rows: { size: string }[] };
    return [sample('data', Number(rows[0]?.size))];
  }
  const { filename } = db.config.connection.connection as { filename: string };
  const sizeOf = async (file: string) => (await stat(file).catch(() => ({ size: 0 }))).size;
  return [sample('data', await sizeOf(filename)), sample('wal', await sizeOf(`${filename}-wal`))];
}
