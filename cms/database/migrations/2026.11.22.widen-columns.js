'use strict';

const texts = [
  ['testimonials', 'website', 500],
  ['components_lead_testimonials', 'website', 500],
  ['import_runs', 'source', 1000],
];

/**
 * Amounts were `numeric(10,2)` on PostgreSQL, and three texts `varchar(255)`, which is less than
 * their attributes allow. A wider column is only a change of the catalogue: no row is written.
 */
async function up(knex) {
  if (!/^(pg|postgres)/.test(knex.client.config.client)) return;
  const { rows } = await knex.raw(
    `select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'numeric'
      and numeric_precision = 10 and numeric_scale = 2`,
  );
  for (const { table_name: table, column_name: column } of rows) {
    await knex.raw('alter table ?? alter column ?? type numeric(15,2)', [table, column]);
  }
  for (const [table, column, size] of texts) {
    if (!(await knex.schema.hasColumn(table, column))) continue;
    await knex.raw(`alter table ?? alter column ?? type varchar(${size})`, [table, column]);
  }
}

/** A wider column holds whatever the narrower one did: nothing has to be reversed. */
async function down() {}

module.exports = { up, down };
