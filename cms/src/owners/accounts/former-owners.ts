import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { OWNER } from './owner-type';

type Row = Record<string, unknown>;

interface Hook {
  register(handler: () => Promise<void>): unknown;
}

/** The tables of before, and copies of them that Strapi does not know and therefore leaves alone. */
const before = { owners: 'owners', links: 'listings_owner_lnk' };
const kept = { owners: 'former_owners', links: 'former_listing_owners' };

const unchanged = [
  ...['document_id', 'title', 'first_name', 'last_name', 'phone', 'language', 'password'],
  ...['last_login_at', 'previous_login_at', 'created_at', 'updated_at', 'published_at'],
];

/**
 * Puts aside the owners of an installation from before users-permissions held them: Strapi drops the
 * tables of types that are gone (docs/decisions/0074). Call it while registering, and
 * {@link moveFormerOwners} when the tables are those of now.
 */
export function keepFormerOwners(strapi: Core.Strapi): void {
  const hook = strapi.get('hooks') as { get(name: string): Hook };
  hook.get('strapi::content-types.beforeSync').register(async () => {
    if (!(await hasTable(strapi, before.owners)) || (await hasTable(strapi, kept.owners))) return;
    await strapi.db.transaction(async ({ trx }) => {
      await trx.raw('create table ?? as select * from ??', [kept.owners, before.owners]);
      const ids = ['listing_id', 'owner_id'];
      await trx.raw('create table ?? as select ??, ?? from ??', [kept.links, ...ids, before.links]);
      // Strapi makes the links anew; PostgreSQL lets it drop no table that they lead to.
      await trx.schema.dropTable(before.links);
      await trx.schema.dropTable(before.owners);
    });
  });
}

/**
 * Makes users of the owners that were kept, with their passwords and listings, and lets go of the
 * copies; in one transaction, so that what is stopped begins anew at the next start.
 */
export async function moveFormerOwners(strapi: Core.Strapi): Promise<void> {
  if (!(await hasTable(strapi, kept.owners))) return;
  const count = await strapi.db.transaction(async ({ trx }) => {
    const owners = (await trx(kept.owners).orderBy('id')) as Row[];
    for (const owner of owners) await moveOwner(strapi, trx, owner);
    await trx.schema.dropTable(kept.links);
    await trx.schema.dropTable(kept.owners);
    return owners.length;
  });
  strapi.log.info(`Owners: ${count} moved to the accounts of users-permissions`);
}

function hasTable(strapi: Core.Strapi, name: string): Promise<boolean> {
  return strapi.db.connection.schema.hasTable(name);
}

async function moveOwner(strapi: Core.Strapi, trx: Knex.Transaction, owner: Row): Promise<void> {
  const email = String(owner.email).toLowerCase();
  const known = (await trx('up_users').where({ email }).first('id')) as { id: number } | undefined;
  const id = known?.id ?? (await writeUser(strapi, trx, owner, email));
  const links = (await trx(kept.links).where({ owner_id: owner.id })) as { listing_id: number }[];
  for (const { listing_id: listing } of links) {
    await strapi.db
      .query('api::listing.listing')
      .update({ where: { id: listing }, data: { owner: id } });
  }
}

async function writeUser(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  owner: Row,
  email: string,
): Promise<number> {
  const name = typeof owner.username === 'string' ? owner.username.toLowerCase() : email;
  const [written] = (await trx('up_users')
    .insert({
      ...Object.fromEntries(unchanged.map((column) => [column, owner[column] ?? null])),
      email,
      username: (await isFree(trx, name)) ? name : email,
      blocked: !owner.active,
      provider: 'local',
      confirmed: true,
      // No session of before is a session now.
      session_version: Number(owner.session_version ?? 0) + 1,
    })
    .returning('id')) as { id: number }[];
  const { id } = written as { id: number };
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })) as { id: number } | null;
  if (role) await strapi.db.query(OWNER).update({ where: { id }, data: { role: role.id } });
  return id;
}

/** A login name that is an email of another owner would be theirs. */
async function isFree(trx: Knex.Transaction, name: string): Promise<boolean> {
  const users = trx('up_users').where({ username: name }).orWhere({ email: name });
  const owners = trx(kept.owners).whereRaw('lower(email) = ?', [name]);
  return !(await users.first('id')) && !(await owners.first('id'));
}
