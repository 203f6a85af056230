'use strict';

const before = 'content';
const now = 'blocks';

/**
 * `content` of a module, its dynamic zone, is now `blocks`: pages have texts under the former name,
 * and Strapi's dialog for relations crashes on two fields of one name and different types.
 */
async function up(knex) {
  await rename(knex, before, now);
}

async function down(knex) {
  await rename(knex, now, before);
}

async function rename(knex, from, to) {
  if (!(await knex.schema.hasTable('modules_cmps'))) return;
  await knex('modules_cmps').where({ field: from }).update({ field: to });
  const permissions = await knex('admin_permissions')
    .where({ subject: 'api::module.module' })
    .select('id', 'properties');
  for (const { id, properties } of permissions) {
    const held = typeof properties === 'string' ? JSON.parse(properties) : properties;
    if (!held?.fields?.includes(from)) continue;
    const fields = held.fields.map((field) => (field === from ? to : field));
    await knex('admin_permissions')
      .where({ id })
      .update({ properties: JSON.stringify({ ...held, fields }) });
  }
}

module.exports = { up, down };
