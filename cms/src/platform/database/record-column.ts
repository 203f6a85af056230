import type { Knex } from 'knex';
import { chunkValues } from './bulk-write';

interface ColumnChange {
  id: number;
  before: string | null;
  now: string | null;
}

/** Updates a column in the rows where it changes, with one statement per distinct value. */
export async function recordColumn(
  trx: Knex.Transaction,
  { table, column }: { table: string; column: string },
  rows: readonly ColumnChange[],
): Promise<void> {
  const changed = new Map<string | null, number[]>();
  for (const { id, before, now } of rows) {
    if (now !== before) changed.set(now, [...(changed.get(now) ?? []), id]);
  }
  for (const [text, ids] of changed) {
    for (const chunk of chunkValues(ids)) {
      await trx(table)
        .whereIn('id', chunk)
        .update({ [column]: text });
    }
  }
}
