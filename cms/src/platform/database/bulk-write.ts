import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

export type ColumnValue = string | number | boolean | Date | null;
export type TableRow = Readonly<Record<string, ColumnValue>>;

// Below both limits on bound values: 32,766 (SQLite) and 65,535 (PostgreSQL).
const VALUES_PER_STATEMENT = 12_000;

/**
 * Inserts rows in batches. All rows have the columns of the first. With `replace`, an existing
 * id has the named columns overwritten.
 */
export async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly TableRow[],
  options: { replace?: readonly string[] } = {},
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const head = `insert into ?? (${columns.map(() => '??').join(', ')}) values `;
  const place = `(${columns.map(() => '?').join(', ')})`;
  const replaced = options.replace ?? [];
  const tail = replaced.length
    ? ` on conflict (id) do update set ${replaced.map(() => '?? = excluded.??').join(', ')}`
    : '';
  const tailNames = replaced.flatMap((column) => [column, column]);
  const size = Math.max(1, Math.floor(VALUES_PER_STATEMENT / columns.length));
  for (let start = 0; start < rows.length; start += size) {
    const chunk = rows.slice(start, start + size);
    const places = chunk.map(() => place).join(', ');
    const values = chunk.flatMap((row) => columns.map((column) => row[column] ?? null));
    await trx.raw(head + places + tail, [table, ...columns, ...values, ...tailNames]);
  }
}

export async function deleteRows(
  trx: Knex.Transaction,
  table: string,
  column: string,
  values: readonly number[],
  conditions: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const chunk of chunkValues(values)) {
    await trx(table).whereIn(column, chunk).andWhere(conditions).delete();
  }
}

export function* chunkValues<Value>(
  values: readonly Value[],
  most = VALUES_PER_STATEMENT,
): Generator<Value[]> {
  for (let start = 0; start < values.length; start += most) {
    yield values.slice(start, start + most);
  }
}

/**
 * Reserves unique ids for new rows: from the sequence in PostgreSQL; in SQLite, whose
 * transaction is the only writer, after the highest id ever used.
 */
export async function allocateIds(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  table: string,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  if (strapi.db.dialect.client === 'postgres') {
    const { rows } = await trx.raw<{ rows: { id: string }[] }>(
      `select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, ?)`,
      [table, count],
    );
    return rows.map((row) => Number(row.id));
  }
  const [used] = await trx('sqlite_sequence').where({ name: table }).select('seq');
  const last = Number((used as { seq?: number } | undefined)?.seq ?? 0);
  return Array.from({ length: count }, (_, index) => last + 1 + index);
}
