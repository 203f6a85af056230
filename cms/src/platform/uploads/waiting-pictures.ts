import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { addTables, id, required, type Table } from '../database/add-tables';
import { queues } from '../metrics/queues';

export interface WaitingPicture {
  id: number;
  file_id: number;
  /** 1 for a picture of the agency's own content, whose focal point is not guessed. */
  for_banners: number;
  /** Counted before each attempt, so that crashes count. */
  attempts: number;
  due_at: number;
}

const WAITING = 'waiting_pictures';
/** After this many attempts, about five hours, the original is kept as is. */
export const mostAttempts = 10;
const shortestDelayMs = 60_000;
const longestDelayMs = 3600_000;

const table: Table = {
  uid: 'uploads::waiting-picture',
  singularName: 'waiting-picture',
  tableName: WAITING,
  attributes: {
    id: id(),
    file_id: required('integer'),
    for_banners: required('integer'),
    attempts: required('integer'),
    due_at: required('float'),
  },
  indexes: [{ name: 'waiting_pictures_due', columns: ['due_at'] }],
};

export function addWaitingPictureTable(strapi: Core.Strapi): void {
  addTables(strapi, [table]);
  queues.add(strapi, { queue: 'pictures', table: WAITING });
}

/** Queues a file for variants; call it in the transaction that stores the file. */
export async function addWaiting(trx: Knex, fileId: number, isEditorial: boolean): Promise<void> {
  const row = { file_id: fileId, for_banners: isEditorial ? 1 : 0, attempts: 0, due_at: 0 };
  await trx(WAITING).insert(row);
}

export async function countDue(connection: Knex, now: number): Promise<number> {
  const rows = connection(WAITING).where('due_at', '<=', now);
  const counted = await rows.count<{ number: number | string }[]>({ number: '*' });
  return Number(counted[0]?.number ?? 0);
}

/** Returns due pictures after row `after`, oldest first. */
export async function listDue(
  connection: Knex,
  { after, now, limit }: { after: number; now: number; limit: number },
): Promise<WaitingPicture[]> {
  const rows = connection(WAITING).where('id', '>', after).where('due_at', '<=', now);
  return (await rows.orderBy('id').limit(limit)) as WaitingPicture[];
}

/** Counts an attempt before it begins and sets a growing delay for the next one. */
export async function beginAttempt(
  connection: Knex,
  picture: WaitingPicture,
  now: number,
): Promise<void> {
  const attempts = picture.attempts + 1;
  const delay = Math.min(longestDelayMs, shortestDelayMs * 2 ** picture.attempts);
  await connection(WAITING)
    .where({ id: picture.id })
    .update({ attempts, due_at: now + delay });
}

/** Uncounts an interrupted attempt. */
export async function undoAttempt(
  connection: Knex,
  { id, attempts, due_at }: WaitingPicture,
): Promise<void> {
  await connection(WAITING).where({ id }).update({ attempts, due_at });
}

export async function removeWaiting(
  connection: Knex,
  pictures: readonly WaitingPicture[],
): Promise<void> {
  const ids = pictures.map((picture) => picture.id);
  await connection(WAITING).whereIn('id', ids).delete();
}
