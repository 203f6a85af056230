'use strict';

const former = 'components_site_snapshots';
const store = 'strapi_core_store_settings';
const key = 'agency_former_snapshot';

/**
 * The address of the snapshot was a part of the site's settings and is a source of feeds now. Its
 * table goes with the schema: what it says is left for the start, which makes a source of it
 * (`src/feeds/ensure-sources.ts`).
 */
async function up(knex) {
  if (!(await knex.schema.hasTable(former)) || !(await knex.schema.hasTable(store))) return;
  const rows = await knex(former).whereNotNull('url').select('url', 'every_minutes', 'active');
  const row = rows.find(({ active }) => active) ?? rows[0];
  if (!row || (await knex(store).where({ key }).first('id'))) return;
  await knex(store).insert({ key, type: 'object', value: JSON.stringify(row) });
}

const noWayBack = 'The address is a feed since, and the table it came from is dropped.';

module.exports = { up, noWayBack };
