import type { Knex } from 'knex';

/** How many listings on offer have an advert that lacks something the law wants. */
export async function countGaps(connection: Knex): Promise<number> {
  const row = (await connection('listings')
    .whereNotNull('law_missing')
    .count({ count: '*' })
    .first()) as { count: number | string } | undefined;
  return Number(row?.count ?? 0);
}
