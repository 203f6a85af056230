import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Measure, Sample } from './measures';

/** As much of knex's pool as is read. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

const connections = 'agency_cms_database_connections';
const bytes = 'agency_cms_database_bytes';
const freeBytes = 'agency_cms_disk_free_bytes';

/** Connections of this process, the size of the database, and the room beside the data folder. */
export const databaseMeasure: Measure = {
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
